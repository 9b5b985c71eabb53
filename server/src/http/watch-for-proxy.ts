import { createMiddleware } from 'hono/factory';
import type { Logger } from '../logging/create-logger';
import type { AppEnv } from './request-scope';

/** Behind a proxy that is not trusted everyone shares one address, and with it one set of limits: said once, in the log. */
export function watchForProxy(trustProxy: boolean, logger: Logger) {
  let isSaid = trustProxy;
  return createMiddleware<AppEnv>(async (context, next) => {
    if (!isSaid && context.req.header('x-forwarded-for') !== undefined) {
      isSaid = true;
      logger.warn(
        {},
        'requests come through a proxy (X-Forwarded-For) and TRUST_PROXY is off: everybody counts as one address; set TRUST_PROXY=on',
      );
    }
    await next();
  });
}
