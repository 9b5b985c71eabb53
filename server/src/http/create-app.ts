import { randomUUID } from 'node:crypto';
import { AppError } from '@trayecto/core/contract';
import { Hono } from 'hono';
import { answerError } from './answer-error';
import { apiDocsStyle, renderApiDocs } from './api-docs-page';
import { describeApi } from './describe-api';
import { guardOrigin } from './guard-origin';
import { type MountOptions, mountRoutes } from './mount-routes';
import type { App, AppEnv } from './request-scope';
import type { Route } from './route';
import { isApiPath, securityHeaders } from './security-headers';
import { type StaticFiles, serveStatic } from './static-files';

export interface AppOptions extends MountOptions {
  readonly routes: readonly Route[];
  readonly staticFiles: StaticFiles;
  readonly publicUrl: () => string;
  readonly allowedOrigins: readonly string[];
}

const docsPolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'";

export function createApp(options: AppOptions): App {
  const { logger } = options;
  const app: App = new Hono<AppEnv>();
  app.use(securityHeaders);
  app.use(async (context, next) => {
    const startedAt = performance.now();
    context.set('requestId', randomUUID());
    context.set('routeId', 'none');
    await next();
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
  app.use(
    '/api/*',
    guardOrigin({
      publicOrigin: () => new URL(options.publicUrl()).origin,
      allowedOrigins: options.allowedOrigins,
    }),
  );
  mountRoutes(app, options.routes, options);
  mountApiDocs(app, options.publicUrl);
  app.all('*', (context) => {
    if (isApiPath(context.req.path)) throw new AppError('unknown_route');
    return serveStatic(context, options.staticFiles);
  });
  app.onError((error, context) => answerError(context, error, logger));
  return app;
}

function mountApiDocs(app: App, publicUrl: () => string): void {
  app.get('/api/openapi.json', (context) => context.json(describeApi(publicUrl())));
  app.get('/api/docs', (context) =>
    context.html(renderApiDocs(), 200, { 'Content-Security-Policy': docsPolicy }),
  );
  app.get('/api/docs.css', (context) =>
    context.body(apiDocsStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
}
