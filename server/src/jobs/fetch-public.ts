import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import type { JobOriginProblem } from '@trayecto/core/contract';
import { decodeText } from '../encodings/decode-text';
import { isPublicAddress } from './public-address';

/** Why an address was not read: the code for screens, the message for the command line. */
export class FetchRefused extends Error {
  override name = 'FetchRefused';
  readonly code: JobOriginProblem;

  constructor(code: JobOriginProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

interface FetchLimits {
  readonly mostBytes: number;
  readonly longestMs: number;
  readonly mostRedirects: number;
}

export interface FetchGuard {
  /** Every address a name resolves to. */
  resolve(host: string): Promise<readonly string[]>;
  isAllowed(address: string, port: number): boolean;
}

const usualLimits: FetchLimits = { mostBytes: 20_000_000, longestMs: 20_000, mostRedirects: 5 };
const webPorts = new Set([80, 443]);

const usualGuard: FetchGuard = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: (address, port) => webPorts.has(port) && isPublicAddress(address),
};

/**
 * Reads a page of the public web. Every step of the way is looked at again: the name is resolved here, all its addresses
 * must be public, and the connection goes to the address that was looked at, so that a name that changes its mind between
 * question and connection gains nothing. Redirects start over.
 */
export async function fetchPublic(
  address: string,
  limits: FetchLimits = usualLimits,
  guard: FetchGuard = usualGuard,
): Promise<{ readonly text: string; readonly url: string }> {
  const signal = AbortSignal.timeout(limits.longestMs);
  let url = parseAddress(address);
  for (let hop = 0; hop <= limits.mostRedirects; hop++) {
    const target = await chooseTarget(url, guard);
    const response = await open(url, target, signal);
    const next = readRedirect(response, url);
    if (next !== undefined) {
      response.destroy();
      url = next;
      continue;
    }
    if (response.statusCode !== 200) {
      response.destroy();
      throw new FetchRefused('feed_unreachable', `${url.href} answered ${response.statusCode}.`);
    }
    return { text: await readBody(response, limits.mostBytes, signal), url: url.href };
  }
  throw new FetchRefused('feed_unreachable', 'That address leads on and on.');
}

function parseAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new FetchRefused('feed_address_bad', 'An address begins with https:// or http://.');
  if (url.username !== '' || url.password !== '')
    throw new FetchRefused(
      'feed_address_bad',
      'An address with a name or password in it is not read.',
    );
  return url;
}

async function chooseTarget(url: URL, guard: FetchGuard): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  const addresses = isIP(host) ? [host] : await resolveHost(host, guard);
  const [first] = addresses;
  if (first === undefined || !addresses.every((one) => guard.isAllowed(one, port)))
    throw new FetchRefused('feed_not_public', `${url.host} is not on the public web.`);
  return first;
}

async function resolveHost(host: string, guard: FetchGuard): Promise<readonly string[]> {
  try {
    return await guard.resolve(host);
  } catch {
    throw new FetchRefused('feed_unreachable', `${host} is not known.`);
  }
}

function open(url: URL, target: string, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  const family = isIP(target) === 6 ? 6 : 4;
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        signal,
        agent: false,
        headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Trayecto' },
        // The address that was looked at, whatever the name resolves to by now.
        lookup: (_, options, done) =>
          options.all ? done(null, [{ address: target, family }]) : done(null, target, family),
      },
      resolve,
    );
    asked.on('error', (error) => reject(explain(error, url)));
    asked.end();
  });
}

function readRedirect(response: IncomingMessage, from: URL): URL | undefined {
  const isRedirect = [301, 302, 303, 307, 308].includes(response.statusCode ?? 0);
  const { location } = response.headers;
  if (!isRedirect || location === undefined) return undefined;
  return parseAddress(URL.canParse(location, from.href) ? new URL(location, from).href : location);
}

async function readBody(
  response: IncomingMessage,
  mostBytes: number,
  signal: AbortSignal,
): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response) {
      bytes += chunk.length;
      if (bytes > mostBytes)
        throw new FetchRefused('feed_too_large', 'That is more than a feed can have.');
      chunks.push(chunk);
    }
  } catch (error) {
    response.destroy();
    if (signal.aborted) throw new FetchRefused('feed_too_slow', 'The answer took too long.');
    if (error instanceof FetchRefused) throw error;
    throw new FetchRefused('feed_unreachable', 'The answer broke off.', { cause: error });
  }
  return decodeText(Buffer.concat(chunks), response.headers['content-type']);
}

function explain(error: Error, url: URL): FetchRefused {
  const isLate = error.name === 'AbortError' || error.name === 'TimeoutError';
  return isLate
    ? new FetchRefused('feed_too_slow', 'The answer took too long.', { cause: error })
    : new FetchRefused('feed_unreachable', `${url.host} cannot be reached.`, { cause: error });
}
