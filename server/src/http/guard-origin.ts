import { AppError } from '@trayecto/core/contract';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './request-scope';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Pages of other sites can neither act nor read. Programs send no Origin and are let through: without
 * cookies there is nothing of the person's that a request could carry along by itself.
 */
export function guardOrigin(options: {
  publicOrigin: () => string;
  allowedOrigins: readonly string[];
}) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const origin = context.req.header('origin');
    const listed = origin !== undefined && options.allowedOrigins.includes(origin);
    if (listed && context.req.method === 'OPTIONS') {
      return context.body(null, 204, { ...readerHeaders(origin), ...preflightHeaders });
    }
    if (!readingMethods.has(context.req.method) && !listed) {
      const host = context.req.header('host');
      const own = origin === undefined || isOwnOrigin(origin, options.publicOrigin(), host);
      if (!own || context.req.header('sec-fetch-site') === 'cross-site')
        throw new AppError('cross_site');
    }
    await next();
    if (listed) {
      for (const [name, value] of Object.entries(readerHeaders(origin)))
        context.header(name, value);
    }
    return undefined;
  });
}

function isOwnOrigin(origin: string, publicOrigin: string, host: string | undefined): boolean {
  if (origin === publicOrigin) return true;
  if (host === undefined || !URL.canParse(origin)) return false;
  const { host: originHost, protocol } = new URL(origin);
  return originHost === host && protocol === new URL(publicOrigin).protocol;
}

function readerHeaders(origin: string): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After, ETag, Content-Disposition',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    Vary: 'Origin',
  };
}

const preflightHeaders = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, If-Match, Idempotency-Key',
  'Access-Control-Max-Age': '600',
};
