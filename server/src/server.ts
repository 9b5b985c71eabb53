import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError, getHealth, getReady } from '@trayecto/core/contract';
import { createProfileRoutes } from './accounts/profile-routes';
import { createAuth } from './auth/create-auth';
import type { Config } from './config';
import { createCvRoutes } from './cvs/cv-routes';
import { openDatabase } from './db';
import { startHousekeeping } from './housekeeping/start-housekeeping';
import { createApp } from './http/create-app';
import { type Listener, listen } from './http/listen';
import { route } from './http/route';
import { loadStaticFiles } from './http/static-files';
import type { Logger } from './logging/create-logger';
import { loadSecret } from './secrets/load-secret';

const DRAIN_MS = 25_000;

export interface RunningServer {
  readonly url: string;
  /** Readiness turns false, running requests finish, then the database closes. Safe to call twice. */
  stop(): Promise<void>;
}

/** Wires the parts together: the only place that knows all of them. */
export async function startServer(
  config: Config,
  logger: Logger,
  options: { webFolder?: string; onLost?: (error: Error) => void } = {},
): Promise<RunningServer> {
  const listener = await listen(config.host, config.port);
  try {
    return await startBehind(listener, config, logger, options);
  } catch (error) {
    await listener.close(0);
    throw error;
  }
}

async function startBehind(
  listener: Listener,
  config: Config,
  logger: Logger,
  options: { webFolder?: string; onLost?: (error: Error) => void },
): Promise<RunningServer> {
  const secret = await loadSecret(config.dataDir, config.secretKey);
  const [database, staticFiles] = await Promise.all([
    openDatabase({
      databaseUrl: config.databaseUrl,
      dataDir: config.dataDir,
      logger,
      onLost: options.onLost,
    }),
    loadStaticFiles(options.webFolder ?? builtWebFolder()),
  ]);
  let stopping: Promise<void> | undefined;
  const auth = createAuth({ database, secret, config, logger });
  const app = createApp({
    logger,
    routes: [
      ...auth.routes,
      ...createProfileRoutes(database),
      ...createCvRoutes(database),
      route(getHealth, async () => ({ status: 'ok' as const })),
      route(getReady, async () => {
        if (stopping) throw new AppError('unavailable', { retryAfterSeconds: 5 });
        await database.ping();
        return { status: 'ready' as const };
      }),
    ],
    authenticate: auth.authenticate,
    trustProxy: config.trustProxy,
    staticFiles,
    publicUrl: () => config.publicUrl ?? listener.url,
    allowedOrigins: config.allowedOrigins,
  });
  await auth.warmUp();
  const housekeeping = startHousekeeping(database, logger);
  listener.serve(app);
  return {
    url: config.publicUrl ?? listener.url,
    stop() {
      stopping ??= (async () => {
        housekeeping.stop();
        await listener.close(DRAIN_MS);
        await database.close();
      })();
      return stopping;
    },
  };
}

/** Beside the bundle: server/dist/main.js and web/dist. */
function builtWebFolder(): string {
  return join(fileURLToPath(new URL('.', import.meta.url)), '../../web/dist');
}
