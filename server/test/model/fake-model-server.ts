import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What the fake does with the next requests. `text` is what the model says. */
type FakeBehaviour =
  | { readonly kind: 'say'; readonly text: string; readonly finish?: string | null }
  | { readonly kind: 'saySlowly'; readonly text: string; readonly type?: string }
  | { readonly kind: 'sayWhole'; readonly text: string; readonly finish?: string }
  | { readonly kind: 'hang' }
  | { readonly kind: 'drip'; readonly everyMs: number }
  | { readonly kind: 'resetMidStream'; readonly text: string }
  | { readonly kind: 'endMidStream'; readonly text: string }
  | { readonly kind: 'html' }
  | { readonly kind: 'emptyChoices' }
  | { readonly kind: 'errorInStream' }
  | { readonly kind: 'flood'; readonly bytes: number; readonly oneLine: boolean }
  | { readonly kind: 'redirect'; readonly to: string }
  | {
      readonly kind: 'refuse';
      readonly status: number;
      readonly headers?: Record<string, string>;
      readonly message?: string;
      readonly code?: string;
    };

export interface RecordedRequest {
  readonly authorization: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever was sent
  readonly body: any;
  /** The caller went away before the answer was complete. */
  aborted: boolean;
}

export interface FakeModelServer {
  readonly baseUrl: string;
  readonly requests: RecordedRequest[];
  /** One after the other; the last one goes on for ever. A function makes its own from the request. */
  behave(...behaviours: (FakeBehaviour | ((request: RecordedRequest) => FakeBehaviour))[]): void;
  /** Kinds of answers it refuses to be asked for, as some endpoints do. */
  refuseFormats(...formats: string[]): void;
  close(): Promise<void>;
}

/** Speaks the chat completions protocol over real sockets, well or badly, as told. */
export async function startFakeModelServer(): Promise<FakeModelServer> {
  const requests: RecordedRequest[] = [];
  let script: Parameters<FakeModelServer['behave']> = [{ kind: 'say', text: '{}' }];
  let refusedFormats: readonly string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const recorded = await record(request, response);
    requests.push(recorded);
    if (request.url !== '/v1/chat/completions') return refuse(response, 404, 'no such path');
    const format = recorded.body.response_format?.type;
    if (refusedFormats.includes(format)) {
      return refuse(response, 400, `'response_format' of type '${format}' is not supported`);
    }
    const [first] = script;
    if (script.length > 1) script = script.slice(1);
    if (!first) return refuse(response, 500, 'nothing to do');
    await act(typeof first === 'function' ? first(recorded) : first, recorded, response);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    behave(...behaviours) {
      script = behaviours;
    },
    refuseFormats(...formats) {
      refusedFormats = formats;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function record(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<RecordedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const recorded: RecordedRequest = {
    authorization: request.headers.authorization,
    body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
    aborted: false,
  };
  response.on('close', () => {
    recorded.aborted = !response.writableFinished;
  });
  return recorded;
}

async function act(
  behaviour: FakeBehaviour,
  recorded: RecordedRequest,
  response: ServerResponse,
): Promise<void> {
  switch (behaviour.kind) {
    case 'hang':
      return;
    case 'refuse':
      return refuse(response, behaviour.status, behaviour.message, behaviour);
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<!doctype html><title>Gateway</title><p>Welcome to the proxy');
      return;
    case 'redirect':
      response.writeHead(302, { location: behaviour.to }).end();
      return;
    case 'sayWhole':
      return sendWhole(response, behaviour.text, behaviour.finish ?? 'stop');
    case 'emptyChoices':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ id: 'fake', object: 'chat.completion', choices: [] }));
      return;
    case 'say':
      if (recorded.body.stream !== true) {
        return sendWhole(response, behaviour.text, behaviour.finish ?? 'stop');
      }
      return sendStream(response, behaviour.text, behaviour.finish);
    case 'saySlowly':
      return sendSlowly(response, behaviour.text, behaviour.type);
    case 'errorInStream':
      startStream(response);
      response.end(`data: ${JSON.stringify({ error: { message: 'the engine died' } })}\n\n`);
      return;
    case 'resetMidStream':
      startStream(response);
      response.write(writeEvent(behaviour.text, null), () => response.socket?.resetAndDestroy());
      return;
    case 'endMidStream':
      startStream(response);
      response.end(writeEvent(behaviour.text, null));
      return;
    case 'drip':
      return drip(response, behaviour.everyMs);
    case 'flood':
      return flood(response, behaviour.bytes, behaviour.oneLine);
  }
}

function refuse(
  response: ServerResponse,
  status: number,
  message = 'refused',
  { headers = {}, code = 'fake' }: { headers?: Record<string, string>; code?: string } = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message, type: 'fake_error', code } }));
}

function sendWhole(response: ServerResponse, text: string, finish: string): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const message = { role: 'assistant', content: text };
  const choices = [{ index: 0, message, finish_reason: finish }];
  response.end(JSON.stringify({ id: 'fake', object: 'chat.completion', choices }));
}

function startStream(response: ServerResponse, type = 'text/event-stream'): void {
  response.writeHead(200, { 'content-type': type });
  response.write(': a comment, as some endpoints send to keep the line open\n\n');
}

function writeEvent(content: string, finish: string | null): string {
  const choices = [{ index: 0, delta: { content }, finish_reason: finish }];
  return `data: ${JSON.stringify({ id: 'fake', object: 'chat.completion.chunk', choices })}\n\n`;
}

/** In pieces that split words, letters and lines wherever they fall. */
function sendStream(response: ServerResponse, text: string, finish: string | null = 'stop'): void {
  startStream(response);
  const events = text.match(/[\s\S]{1,7}/g)?.map((piece) => writeEvent(piece, null)) ?? [];
  const bytes = Buffer.from(
    [...events, ...(finish === null ? [] : [writeEvent('', finish), 'data: [DONE]\n\n'])].join(''),
  );
  for (let at = 0; at < bytes.length; at += 61) response.write(bytes.subarray(at, at + 61));
  response.end();
}

/** Each piece leaves before the next is written. */
async function sendSlowly(response: ServerResponse, text: string, type?: string): Promise<void> {
  startStream(response, type);
  for (const piece of text.match(/[\s\S]{1,60}/g) ?? []) {
    response.write(writeEvent(piece, null));
    await wait(5);
  }
  response.end(`${writeEvent('', 'stop')}data: [DONE]\n\n`);
}

function drip(response: ServerResponse, everyMs: number): void {
  startStream(response);
  const event = writeEvent(' ', null);
  let at = 0;
  const timer = setInterval(() => {
    response.write(event[at % event.length] ?? ' ');
    at += 1;
  }, everyMs);
  response.on('close', () => clearInterval(timer));
}

/** Stops when nobody listens any more. */
async function flood(response: ServerResponse, bytes: number, oneLine: boolean): Promise<void> {
  startStream(response);
  const closed = once(response, 'close');
  if (oneLine) response.write('data: {"choices":[{"delta":{"content":"');
  const block = oneLine ? 'x'.repeat(64 * 1024) : writeEvent('x'.repeat(1_000), null).repeat(50);
  for (let sent = 0; sent < bytes && !response.destroyed; sent += block.length) {
    if (!response.write(block)) await Promise.race([once(response, 'drain'), closed]);
  }
  response.end();
}
