import { isIPv4, isIPv6 } from 'node:net';
import { AppError, getHealth, getReady } from '@trayecto/core/contract';
import { createMiddleware } from 'hono/factory';
import { type AppContext, type AppEnv, incomingOf } from './request-scope';

/** Names this server answers under, beside those of the machine itself; undefined: under any. */
export type OwnHosts = readonly string[] | undefined;

/** Health checks may use any host name; their answers say nothing about users. */
const openPaths: ReadonlySet<string> = new Set([getHealth.path, getReady.path, '/metrics']);

/**
 * Refuses requests for other names: a page of another site could give its own name this server's address and would then
 * count as our own. Addresses in numbers and names of this machine cannot be given away like that.
 */
export function guardHost(ownHosts: OwnHosts) {
  return createMiddleware<AppEnv>(async (context, next) => {
    if (countHosts(context) > 1) throw new AppError('malformed_request');
    const host = context.req.header('host');
    if (!openPaths.has(context.req.path) && !isOwnHost(host, ownHosts))
      throw new AppError('wrong_host');
    await next();
  });
}

/** Node keeps the first of several, and what is in front of this server may have gone by another. */
function countHosts(context: AppContext): number {
  const headers = incomingOf(context)?.rawHeaders ?? [];
  return headers.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
}

export function isOwnHost(host: string | undefined, ownHosts: OwnHosts): boolean {
  // Old programs name none; browsers always do.
  if (ownHosts === undefined || host === undefined || host === '') return true;
  const name = host.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase();
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    isIPv4(name) ||
    isIPv6(name.replace(/^\[(.*)\]$/, '$1')) ||
    ownHosts.includes(name)
  );
}
