import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createServerStateRoutes } from './admin/server-state-routes';
import type { Config } from './config';
import type { Database } from './db';
import { type Housekeeping, startHousekeeping } from './housekeeping/start-housekeeping';
import { createBodyRoom, usualBodyRoom } from './http/body-room';
import { createApp } from './http/create-app';
import { type Listener, listen } from './http/listen';
import { createPersonGate, usualPersonGate } from './http/person-gate';
import { usualLimits } from './http/request-limits';
import { loadStaticFiles, type StaticFiles } from './http/static-files';
import { listRoutes } from './list-routes';
import type { Logger } from './logging/create-logger';
import { startNoticeMail } from './mail/mail-notices';
import { createMetrics } from './metrics/create-metrics';
import { openParts, type ServerParts } from './open-parts';
import { openServerDatabase } from './open-server-database';
import type { ServerOptions } from './server-options';
import { closeWorkers, startAhead } from './workers';

const LONGEST_CLOSE_MS = 25_000;

export interface RunningServer {
  readonly url: string;
  /** With which the first admin shows that the server is theirs; undefined where there is one. */
  readonly adminCode: string | undefined;
  /** Readiness turns false, running requests finish, then the database closes. Safe to call twice. */
  stop(): Promise<void>;
}

/** Wires the parts together: the only place that knows all of them. */
export async function startServer(
  config: Config,
  logger: Logger,
  options: ServerOptions = {},
): Promise<RunningServer> {
  const opening = options.database ?? openServerDatabase(config, logger, options.onLost);
  let listener: Listener | undefined;
  try {
    listener = await listen({
      host: config.host,
      port: config.port,
      limits: options.requestLimits ?? usualLimits,
      connections: config.connections,
      onFailure: (error) => logger.error({ name: error.name }, 'the listening socket failed'),
    });
    return await startBehind(listener, opening, config, logger, options);
  } catch (error) {
    await listener?.close(0);
    await opening.then(
      (database) => database.close(),
      () => {},
    );
    throw error;
  }
}

async function startBehind(
  listener: Listener,
  opening: Promise<Database>,
  config: Config,
  logger: Logger,
  options: ServerOptions,
): Promise<RunningServer> {
  const publicUrl = () => config.publicUrl ?? listener.url;
  const [parts, staticFiles] = await Promise.all([
    openParts({ config, logger, options, opening, publicUrl }),
    loadStaticFiles(options.webFolder ?? builtWebFolder()),
  ]);
  let stopping: Promise<void> | undefined;
  const isStopping = () => stopping !== undefined;
  const [adminCode] = await Promise.all([parts.adminCode.find(), parts.auth.warmUp()]);
  if (adminCode !== undefined && config.adminEmail !== undefined && !parts.mailer) {
    logger.warn({}, 'ADMIN_EMAIL makes nobody an admin without mail: use the printed code');
  }
  const { mailer } = parts;
  const housekeeping = startHousekeeping({ ...parts, keeping: config.auditKeeping });
  const noticeMail = mailer && startNoticeMail({ ...parts, mailer, everyMs: options.noticeMailMs });
  const ownUrl = () => listener.url.replace('://0.0.0.0', '://127.0.0.1').replace('[::]', '[::1]');
  listener.serve(openApp({ ...parts, ownUrl, housekeeping }, staticFiles, isStopping));
  if (options.readersAhead ?? config.startsAhead) {
    startAhead(parts.workers, isStopping).catch((error: Error) =>
      logger.error({ name: error.name }, 'the readers and writers did not start'),
    );
  }
  return {
    url: publicUrl(),
    adminCode,
    stop() {
      stopping ??= (async () => {
        housekeeping.stop();
        noticeMail?.stop();
        listener.drain();
        // The load balancer finds out that it is not ready; until then nobody is turned away.
        if (config.drainMs > 0) await sleep(config.drainMs);
        await listener.close(LONGEST_CLOSE_MS);
        await closeParts(parts);
      })();
      return stopping;
    },
  };
}

function openApp(
  parts: ServerParts & { readonly ownUrl: () => string; readonly housekeeping: Housekeeping },
  staticFiles: StaticFiles,
  isStopping: () => boolean,
) {
  const { config, options, auth, logger, throttle, publicUrl, ownUrl } = parts;
  const { reader } = parts.workers;
  const countReading = async () => (await reader.started())?.count() ?? { busy: 0, waiting: 0 };
  return createApp({
    logger,
    throttle,
    publicUrl,
    ownUrl,
    routes: [
      ...listRoutes(parts, isStopping),
      ...createServerStateRoutes({ ...parts, countReading }),
    ],
    authenticator: auth.authenticator,
    trustProxy: config.trustProxy,
    limits: options.requestLimits ?? usualLimits,
    bodyRoom: createBodyRoom(usualBodyRoom),
    gate: createPersonGate(usualPersonGate),
    staticFiles,
    metrics: config.hasMetrics ? createMetrics(countReading) : undefined,
    ownHosts: config.ownHosts,
    allowedOrigins: config.allowedOrigins,
    securityContact: config.securityContact,
  });
}

async function closeParts({ workers, options, mailer, database }: ServerParts): Promise<void> {
  if (workers !== options.sharedWorkers) await closeWorkers(workers);
  await mailer?.close();
  await database.close();
}

/** Beside the bundle: server/dist/main.js and web/dist. */
function builtWebFolder(): string {
  return join(fileURLToPath(new URL('.', import.meta.url)), '../../web/dist');
}
