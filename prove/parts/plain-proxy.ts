import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const ASK_EVERY_MS = 100;

interface PlainProxy {
  readonly url: string;
  /** Sends people to these servers from now on. */
  lead(urls: readonly string[]): void;
  /** Requests that a server did not answer. */
  readonly failures: string[];
  close(): Promise<void>;
}

/**
 * As simple as a load balancer can be: it asks each server whether it is ready, sends each request to the next one that
 * is, and never tries a request again.
 */
export async function startPlainProxy(): Promise<PlainProxy> {
  let servers: { url: string; isReady: boolean }[] = [];
  let turn = 0;
  const failures: string[] = [];
  const asking = setInterval(() => {
    for (const server of servers) {
      fetch(`${server.url}/api/ready`).then(
        async (answer) => {
          server.isReady = answer.ok;
          await answer.body?.cancel();
        },
        () => {
          server.isReady = false;
        },
      );
    }
  }, ASK_EVERY_MS);
  const proxy = createServer((incoming, outgoing) => {
    const ready = servers.filter((server) => server.isReady);
    turn += 1;
    const chosen = ready[turn % Math.max(1, ready.length)];
    const fail = (why: string) => {
      failures.push(`${incoming.method} ${incoming.url}: ${why}`);
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end();
    };
    if (!chosen) return fail('no server is ready');
    const forward = request(
      chosen.url + incoming.url,
      {
        method: incoming.method,
        headers: {
          ...incoming.headers,
          host: new URL(chosen.url).host,
          'x-forwarded-for': incoming.socket.remoteAddress,
        },
        agent: false,
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        answer.once('error', (error) => fail(error.message));
      },
    );
    forward.once('error', (error) => fail(error.message));
    incoming.pipe(forward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    lead(urls) {
      servers = urls.map(
        (url) => servers.find((known) => known.url === url) ?? { url, isReady: false },
      );
    },
    failures,
    close: () =>
      new Promise((resolve) => {
        clearInterval(asking);
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}
