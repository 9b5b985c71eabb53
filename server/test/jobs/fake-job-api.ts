import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

/** What the fake answers next. */
type ApiBehaviour =
  | { readonly kind: 'json'; readonly body: unknown }
  | { readonly kind: 'status'; readonly status: number; readonly headers?: Record<string, string> }
  | { readonly kind: 'html' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'hang' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'text'; readonly body: string }
  | { readonly kind: 'flood'; readonly bytes: number };

export interface FakeJobApi {
  readonly baseUrl: string;
  readonly port: number;
  /** Path and query of every request, in order. */
  readonly requests: URL[];
  behave(behaviour: ApiBehaviour): void;
  close(): Promise<void>;
}

/** A job board's API over real sockets, well or badly, as told. */
export async function startFakeJobApi(): Promise<FakeJobApi> {
  const requests: URL[] = [];
  let behaviour: ApiBehaviour = { kind: 'json', body: {} };
  const server = createServer((request, response) => {
    requests.push(new URL(request.url ?? '/', 'http://fake.example.test'));
    void answer(behaviour, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    port,
    requests,
    behave(next) {
      behaviour = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(behaviour: ApiBehaviour, response: ServerResponse): Promise<void> {
  const send = (status: number, type: string, body: string) =>
    response.writeHead(status, { 'content-type': type }).end(body);
  switch (behaviour.kind) {
    case 'json':
      send(200, 'application/json', JSON.stringify(behaviour.body));
      return;
    case 'text':
      send(200, 'text/xml', behaviour.body);
      return;
    case 'status':
      response.writeHead(behaviour.status, behaviour.headers).end('{"error":"no"}');
      return;
    case 'html':
      send(200, 'text/html', '<html><body>Just a moment…</body></html>');
      return;
    case 'broken':
      send(200, 'application/json', '{"jobs": [{"id": 1, "tit');
      return;
    case 'redirect':
      response.writeHead(302, { location: behaviour.to }).end();
      return;
    case 'hang':
      return;
    case 'flood': {
      response.writeHead(200, { 'content-type': 'application/json' });
      // A client that has had enough hangs up, which is no fault here.
      await pipeline(listWithoutEnd(behaviour.bytes), response).catch(() => {});
    }
  }
}

function* listWithoutEnd(bytes: number): Generator<string> {
  const block = '"xxxxxxxxxxxxxxxx",'.repeat(4_000);
  yield '[';
  for (let sent = 0; sent < bytes; sent += block.length) yield block;
  yield ']';
}
