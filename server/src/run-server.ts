import { ConfigError, readConfig } from './config';
import { explainStartFailure } from './explain-start-failure';
import { createLogger, type Logger } from './logging/create-logger';
import { openServerDatabase } from './open-server-database';
import type { RunningServer } from './server';
import type { ServerOptions } from './server-options';

/** What is left to running requests and to the database once the process can no longer be trusted. */
const LAST_WORDS_MS = 1_000;

/** The server as a process: settings from the environment, its address on standard output, an end on a signal. */
export async function runServer(options: ServerOptions = {}): Promise<void> {
  try {
    const config = readConfig(process.env);
    const logger = createLogger(config.logLevel);
    let server: RunningServer | undefined;
    listenForFaults(logger, () => server);
    const onLost = (error: Error) => {
      logger.error(
        { name: error.name },
        'the embedded database stopped; the server ends so that it can be started again',
      );
      endAfterFault(server);
    };
    // The database opens in its own thread while this one loads the rest of the server.
    const database = openServerDatabase(config, logger, onLost);
    const { startServer } = await import('./server');
    server = await startServer(config, logger, { ...options, onLost, database });
    process.stdout.write(`Trayecto: ${server.url}\n`);
    if (server.adminCode) process.stdout.write(inviteAdmin(server.url, server.adminCode));
    listenForEnd(server, logger);
    // The supervisor of this process (scripts/supervise-server.mjs) starts it again from now on.
    process.send?.('ready');
  } catch (error) {
    process.stderr.write(
      `${error instanceof ConfigError ? error.message : explainStartFailure(error)}\n`,
    );
    process.exit(1);
  }
}

/** Only here: only its administrator can read what the server prints. */
function inviteAdmin(url: string, code: string): string {
  return `Trayecto: nobody is an admin here yet. Sign in and enter this code, once, at ${url}/profile?tab=security: ${code}\n`;
}

function listenForEnd(server: RunningServer, logger: Logger): void {
  const stop = async (reason: string) => {
    logger.debug({ reason }, 'stopping');
    try {
      await server.stop();
      process.exit();
    } catch (error) {
      logger.error({ name: error instanceof Error ? error.name : 'unknown' }, 'stopping failed');
      process.exit(1);
    }
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  // Left alone by its supervisor, it would hold the port and the folder against the next one.
  process.on('disconnect', () => void stop('left alone'));
}

function listenForFaults(logger: Logger, findServer: () => RunningServer | undefined): void {
  process.on('uncaughtException', (error) => {
    logger.fatal(describe(error), 'an error that nobody caught ends the server');
    endAfterFault(findServer());
  });
  // One piece of work failed that nothing waited for. Nothing else is in doubt, so the rest goes on.
  process.on('unhandledRejection', (reason) => {
    logger.error(describe(reason), 'a promise was broken that nobody waited for');
  });
}

/** Names and places only: a message may repeat what a person sent. */
function describe(fault: unknown) {
  if (!(fault instanceof Error)) return { name: typeof fault };
  const code = 'code' in fault && typeof fault.code === 'string' ? { code: fault.code } : {};
  return { name: fault.name, ...code, stack: fault.stack?.split('\n').slice(1, 8) };
}

/** Soon, whatever still runs: what was acknowledged is on the disk, and the next one is waiting to start. */
function endAfterFault(server: RunningServer | undefined): void {
  setTimeout(() => process.exit(1), LAST_WORDS_MS);
  server?.stop().then(
    () => process.exit(1),
    () => process.exit(1),
  );
}
