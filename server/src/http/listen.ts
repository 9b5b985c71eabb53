import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type ErrorCode, errorTable, getHealth } from '@trayecto/core/contract';
import { ownErrors } from '../threads/own-errors';
import { errorBody } from './answer-error';
import { type ConnectionLimits, guardConnections } from './guard-connections';
import type { RequestLimits } from './request-limits';
import type { App } from './request-scope';
import { apiHeaders, isApiPath, setSecurityHeaders } from './security-headers';
import { drawStartingPage } from './starting-page';

/**
 * The socket opens before the database does, so that a port in use is known at once and early visitors
 * get a page that waits. `serve` puts the app in; `drain` ends each connection with its next answer; `close` lets running
 * requests finish.
 */
export interface Listener {
  readonly url: string;
  serve(app: App): void;
  /** Every answer from now on ends its connection, so that none is cut while a request is on its way over it. */
  drain(): void;
  close(patienceMs: number): Promise<void>;
}

interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly limits: RequestLimits;
  readonly connections: ConnectionLimits;
  /** What went wrong with the socket itself after it had opened. */
  readonly onFailure: (error: Error) => void;
}

export async function listen(options: ListenOptions): Promise<Listener> {
  const { host, port, limits } = options;
  let isDraining = false;
  let handle: (request: IncomingMessage, response: ServerResponse) => void = answerStarting;
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkMs,
      keepAliveTimeout: 10_000,
      maxHeaderSize: 16 * 1024,
      // Refused by the app, in the shape of every other refusal.
      requireHostHeader: false,
    },
    (request, response) => {
      // Of many requests in one packet those after the last straw come all the same.
      if (request.socket.destroyed) return;
      ownErrors(request, response);
      if (isDraining) response.shouldKeepAlive = false;
      setSecurityHeaders(pathOf(request), response);
      handle(request, response);
    },
  );
  server.on('connection', ownErrors);
  server.on('clientError', answerBrokenRequest);
  // Node refuses an expectation it doesn’t know, and not in our shape; it may as well be ignored.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  guardConnections(server, { ...options.connections, ...limits }, refuse);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject).on('error', options.onFailure);
      resolve();
    });
  });
  return {
    url: urlOf(server, host),
    serve(app) {
      const listener = getRequestListener(app.fetch, { errorHandler: answerUnreadable });
      handle = (request, response) => void listener(request, response);
    },
    drain() {
      isDraining = true;
    },
    close: (patienceMs) => closeServer(server, patienceMs),
  };
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '/';
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const shown =
    host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${port}`;
}

function closeServer(server: Server, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), patienceMs);
    // A connection kept alive after its last answer would hold the server up until its time-out.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(timer);
      clearInterval(sweep);
      resolve();
    });
  });
}

/** The process is up, and nothing else yet. */
function answerStarting(request: IncomingMessage, response: ServerResponse): void {
  if (request.method === getHealth.method && pathOf(request) === getHealth.path) {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ status: 'ok' }));
    return;
  }
  if (wantsPage(request)) {
    const { html, policy } = drawStartingPage(request.headers['accept-language']);
    response.writeHead(503, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'Retry-After': '1',
    });
    response.end(html);
    return;
  }
  response.writeHead(503, {
    'Content-Type': 'application/json',
    'Retry-After': '1',
  });
  response.end(JSON.stringify(errorBody('unavailable', randomUUID())));
}

function wantsPage(request: IncomingMessage): boolean {
  const isAsked = request.method === 'GET' && request.headers.accept?.includes('text/html');
  return isAsked === true && !isApiPath(pathOf(request));
}

/** Not a valid host or address, so no later check could handle it. */
function answerUnreadable(): Response {
  return Response.json(errorBody('malformed_request', randomUUID()), {
    status: errorTable.malformed_request.status,
  });
}

const brokenRequestCodes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** What Node refuses before any handler runs gets the same shape and headers as every other refusal. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  refuse(socket, brokenRequestCodes[error.code ?? ''] ?? 'malformed_request');
}

/** An answer to a connection, where there is no request to answer. */
function refuse(socket: Socket, code: ErrorCode): void {
  const body = JSON.stringify(errorBody(code, randomUUID()));
  const headers = {
    ...apiHeaders,
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    ...(errorTable[code].status < 429 ? {} : { 'Retry-After': '5' }),
    Connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${errorTable[code].status} Refused\r\n${head.join('\r\n')}\r\n\r\n${body}`);
}
