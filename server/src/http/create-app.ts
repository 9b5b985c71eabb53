import { randomUUID } from 'node:crypto';
import { AppError } from '@trayecto/core/contract';
import { Hono } from 'hono';
import { mountMcp } from '../mcp/mount-mcp';
import type { Metrics } from '../metrics/create-metrics';
import { takeBreaths } from '../threads/take-breaths';
import { answerError } from './answer-error';
import { apiDocsStyle, renderApiDocs } from './api-docs-page';
import { describeApi } from './describe-api';
import { guardHost, type OwnHosts } from './guard-host';
import { guardOrigin } from './guard-origin';
import { type MountOptions, mountRoutes } from './mount-routes';
import type { App, AppEnv } from './request-scope';
import type { Route } from './route';
import { writeSecurityContact } from './security-contact';
import { isApiPath } from './security-headers';
import { type StaticFiles, serveStatic } from './static-files';
import { watchForProxy } from './watch-for-proxy';

interface AppOptions extends MountOptions {
  readonly routes: readonly Route[];
  readonly staticFiles: StaticFiles;
  /** Undefined: no metrics. */
  readonly metrics: Metrics | undefined;
  readonly publicUrl: () => string;
  /** Where this very process listens. */
  readonly ownUrl: () => string;
  readonly ownHosts: OwnHosts;
  readonly allowedOrigins: readonly string[];
  /** Undefined: this server names nobody to report security problems to. */
  readonly securityContact: string | undefined;
}

const docsPolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'";

export function createApp(options: AppOptions): App {
  const { logger, metrics } = options;
  const app: App = new Hono<AppEnv>();
  app.use(async (context, next) => {
    const startedAt = performance.now();
    context.set('requestId', randomUUID());
    context.set('routeId', 'none');
    await next();
    metrics?.noteRequest({
      method: context.req.method,
      route: context.get('routeId'),
      status: context.res.status,
      seconds: (performance.now() - startedAt) / 1000,
    });
    logger.debug(
      {
        requestId: context.get('requestId'),
        route: context.get('routeId'),
        method: context.req.method,
        status: context.res.status,
        ms: Math.round(performance.now() - startedAt),
      },
      'request',
    );
  });
  app.use(watchForProxy(options.trustProxy, logger));
  app.use(guardHost(options.ownHosts));
  app.use(
    '/api/*',
    guardOrigin({
      publicOrigin: () => new URL(options.publicUrl()).origin,
      allowedOrigins: options.allowedOrigins,
    }),
  );
  mountRoutes(app, options.routes, options);
  mountMcp(app, options);
  mountApiDocs(app, options.publicUrl);
  if (metrics) {
    app.get('/metrics', async (context) =>
      context.text(await metrics.write(), 200, {
        'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
        'Cache-Control': 'no-store',
      }),
    );
  }
  const { securityContact } = options;
  if (securityContact !== undefined) {
    app.get('/.well-known/security.txt', (context) =>
      context.text(writeSecurityContact(securityContact, options.publicUrl(), new Date())),
    );
  }
  app.all('*', (context) => {
    if (isApiPath(context.req.path)) throw new AppError('unknown_route');
    return serveStatic(context, options.staticFiles);
  });
  app.onError((error, context) => answerError(context, error, logger));
  return app;
}

/** Anybody may ask for these, and making one takes half a second. */
function makeOnce(make: () => Promise<string>): () => Promise<Buffer<ArrayBuffer>> {
  let made: Promise<Buffer<ArrayBuffer>> | undefined;
  return () => {
    made ??= make().then((text) => Buffer.from(text));
    return made;
  };
}

function mountApiDocs(app: App, publicUrl: () => string): void {
  const description = makeOnce(async () =>
    JSON.stringify(await takeBreaths(describeApi(publicUrl()))),
  );
  const page = makeOnce(() => takeBreaths(renderApiDocs()));
  app.get('/api/openapi.json', async (context) =>
    context.body(await description(), 200, { 'Content-Type': 'application/json' }),
  );
  app.get('/api/docs', async (context) =>
    context.body(await page(), 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': docsPolicy,
    }),
  );
  app.get('/api/docs.css', (context) =>
    context.body(apiDocsStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
}
