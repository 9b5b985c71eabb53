import { isIPv6 } from 'node:net';
import { type AppContext, incomingOf } from './request-scope';

/**
 * Where a request comes from. X-Forwarded-For is believed only behind a trusted proxy, and then only
 * its last entry, the one that proxy wrote itself.
 */
export function readPlainAddress(context: AppContext, trustProxy: boolean): string {
  const direct = incomingOf(context).socket.remoteAddress ?? 'unknown';
  const forwarded = trustProxy ? context.req.header('x-forwarded-for') : undefined;
  const address = forwarded?.split(',').at(-1)?.trim() || direct;
  return strip(address);
}

/** Without what only says how it got here: IPv4 dressed as IPv6, and the interface it came in by. */
function strip(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

/** What limits are counted by: one person usually holds a whole IPv6 /64, so that is what is counted as one address. */
export function groupAddress(address: string): string {
  const plain = strip(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  const groups = [...left, ...zeros, ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
