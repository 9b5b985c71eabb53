import { ConfigError, readConfig } from './config';
import { explainStartFailure } from './explain-start-failure';
import { createLogger } from './logging/create-logger';
import { type ServerOptions, startServer } from './server';

/** The server as a process: settings from the environment, its address on standard output, an end on a signal. */
export async function runServer(options: ServerOptions = {}): Promise<void> {
  try {
    const config = readConfig(process.env);
    const logger = createLogger(config.logLevel);
    const server = await startServer(config, logger, {
      ...options,
      onLost(error) {
        logger.error(
          { name: error.name },
          'the embedded database stopped; the server ends so that it can be started again',
        );
        process.exitCode = 1;
        void stop('database lost');
      },
    });
    process.stdout.write(`Trayecto: ${server.url}\n`);

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
    process.on('uncaughtException', (error) => {
      logger.fatal({ name: error.name, stack: error.stack?.split('\n').slice(1, 8) }, 'uncaught');
      process.exitCode = 1;
      void stop('uncaught exception');
    });
  } catch (error) {
    process.stderr.write(
      `${error instanceof ConfigError ? error.message : explainStartFailure(error)}\n`,
    );
    process.exit(1);
  }
}
