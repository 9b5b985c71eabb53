import { connect, type Socket } from 'node:net';

interface RawRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** A connection to a server, for requests that no honest client sends. */
export function openConnection(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket));
    // A write that meets a connection just cut is no news.
    socket.on('error', reject);
  });
}

export function writeRequest({ method = 'POST', path, headers = {}, body }: RawRequest): Buffer {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([n, v]) => `${n}: ${v}`);
  const head = Buffer.from(`${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
  return body === undefined ? head : Buffer.concat([head, Buffer.from(body)]);
}

/** What the server has to say until it ends the connection. */
export function readToEnd(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.once('close', () => resolve(received));
  });
}

export function statusOf(answer: string): number | undefined {
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1];
  return status === undefined ? undefined : Number(status);
}
