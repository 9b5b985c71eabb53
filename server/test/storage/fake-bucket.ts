import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const bucketKey = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a-secret-for-tests-only' };
const REGION = 'eu-south-2';
const PAGE = 2;

export interface FakeBucket {
  readonly endpoint: string;
  readonly region: string;
  readonly files: Map<string, Uint8Array>;
  /** The next requests are answered with this status instead. */
  failNext(...statuses: number[]): void;
  /** The next file to be written, or removed, arrives and waits until it is let in. */
  holdNext(method: 'PUT' | 'DELETE'): { readonly reached: Promise<void>; release(): void };
  close(): Promise<void>;
}

/** One bucket named `cvs`, spoken to as S3 is: signed requests, conditional writes, listings in pages. */
export async function startFakeBucket(): Promise<FakeBucket> {
  const files = new Map<string, Uint8Array>();
  const failures: number[] = [];
  const gates: {
    readonly method: string;
    readonly arrive: () => void;
    readonly opened: Promise<void>;
  }[] = [];
  const passGate = async (method: string | undefined) => {
    const at = gates.findIndex((gate) => gate.method === method);
    const [gate] = at < 0 ? [] : gates.splice(at, 1);
    gate?.arrive();
    await gate?.opened;
  };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const url = new URL(request.url ?? '/', 'http://bucket');
    const answer = (status: number, content: Uint8Array | string = '') =>
      response.writeHead(status).end(content);
    const failure = failures.shift();
    if (failure) return answer(failure);
    if (!isSignedWell(request, url, body)) return answer(403);
    const [, bucket, ...rest] = url.pathname.split('/');
    if (bucket !== 'cvs') return answer(404);
    const key = rest.join('/');
    if (url.searchParams.get('list-type') === '2') return answer(200, list(files, url));
    await passGate(request.method);
    switch (request.method) {
      case 'PUT': {
        if (request.headers['if-none-match'] === '*' && files.has(key)) return answer(412);
        files.set(key, body);
        return answer(200);
      }
      case 'DELETE':
        files.delete(key);
        return answer(204);
      default: {
        const found = files.get(key);
        return found ? answer(200, found) : answer(404);
      }
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    region: REGION,
    files,
    failNext: (...statuses) => failures.push(...statuses),
    holdNext(method) {
      let release = () => {};
      const opened = new Promise<void>((resolve) => {
        release = resolve;
      });
      const reached = new Promise<void>((resolve) => {
        gates.push({ method, arrive: resolve, opened });
      });
      return { reached, release };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function list(files: Map<string, Uint8Array>, url: URL): string {
  const prefix = url.searchParams.get('prefix') ?? '';
  const after = url.searchParams.get('start-after') ?? '';
  const keys = [...files.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const contents = keys
    .slice(0, PAGE)
    .map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>`,
    );
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${keys.length > PAGE}</IsTruncated>${contents.join('')}</ListBucketResult>`;
}

/** AWS Signature Version 4, computed again from what arrived. */
function isSignedWell(request: IncomingMessage, url: URL, body: Uint8Array): boolean {
  const given = request.headers.authorization ?? '';
  const [, scope = '', signedHeaders = '', signature = ''] =
    /Credential=[^/]+\/(\S+?), ?SignedHeaders=(\S+?), ?Signature=([0-9a-f]{64})/.exec(given) ?? [];
  if (!given.includes(`Credential=${bucketKey.accessKeyId}/`)) return false;
  const hash = String(request.headers['x-amz-content-sha256'] ?? '');
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return false;
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort();
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${request.headers[name] ?? ''}\n`);
  const canonical = [
    request.method,
    url.pathname,
    query.join('&'),
    headers.join(''),
    signedHeaders,
    hash,
  ];
  const toSign = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    scope,
    sha256(Buffer.from(canonical.join('\n'))),
  ].join('\n');
  const [day = ''] = scope.split('/');
  const key = [day, REGION, 's3', 'aws4_request'].reduce<Buffer>(
    (secret, part) => hmac(secret, part),
    Buffer.from(`AWS4${bucketKey.secretAccessKey}`),
  );
  return hmac(key, toSign).toString('hex') === signature;
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
