import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestLimits } from '../../src/http/request-limits';
import { describeOnOneDatabase, type TestPlace } from '../database';
import { signInNewPerson, startTestApp, type TestApp } from './start-test-app';

const DRIP_MS = 20;
const SHORT_MS = 300;
/** Longer than any test: a client that is cut off is cut by the limit that the test is about. */
const LONG_MS = 600_000;
const limits = {
  headersMs: SHORT_MS,
  bodyMs: LONG_MS,
  smallBodyMs: LONG_MS,
  paceMs: LONG_MS,
  checkMs: 50,
  stallMs: LONG_MS,
  mostUnsentBytes: Number.POSITIVE_INFINITY,
};

describeOnOneDatabase('a request sent too slowly is cut off, and others are served', (context) => {
  let place: TestPlace;
  let app: TestApp;
  beforeAll(async () => {
    place = await context.openFresh();
  });
  afterAll(() => place?.cleanup());
  const startWith = (requestLimits: Partial<RequestLimits> & { requestMs: number }) => {
    beforeAll(async () => {
      app = await startTestApp(place, {}, { requestLimits: { ...limits, ...requestLimits } });
    });
    afterAll(() => app?.stop());
  };

  describe.each([
    ['that stalls', { paceMs: SHORT_MS }],
    ['that never ends', { bodyMs: SHORT_MS, smallBodyMs: SHORT_MS }],
  ])('while it is waited for, %s', (_, slowness) => {
    startWith({ ...slowness, requestMs: LONG_MS });

    it('its headers', async () => {
      await expectCut(app, 'GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 408);
    });

    it.each([
      ['of known length', 'Content-Length: 10000', ''],
      ['of unknown length', 'Transfer-Encoding: chunked', '4000\r\n'],
    ])('a JSON body %s', async (_, length, beginning) => {
      const head = post('/api/auth/sign-up', 'Content-Type: application/json', length);
      await expectCut(app, `${head}${beginning}`, 408);
    });

    it('an uploaded file', async () => {
      const { session } = await signInNewPerson(app);
      const head = post(
        '/api/extract-pdf',
        'Content-Type: multipart/form-data; boundary=x',
        `Authorization: Bearer ${session.access_token}`,
        'Content-Length: 100000',
      );
      await expectCut(app, `${head}--x\r\n`, 408);
    });
  });

  describe('while a small one is waited for', () => {
    startWith({ smallBodyMs: SHORT_MS, requestMs: LONG_MS });

    it('the words of a sign-in', async () => {
      const json = ['Content-Type: application/json', 'Transfer-Encoding: chunked'];
      await expectCut(app, `${post('/api/auth/sign-in', ...json)}4000\r\n`, 408);
    });

    it('hundreds of sign-ins, and hundreds that say nothing', async () => {
      const head = post(
        '/api/auth/sign-in',
        'Content-Type: application/json',
        'Content-Length: 9000',
      );
      const beginnings = Array.from({ length: 400 }, (_, i) => (i % 2 === 0 ? `${head}{` : ''));
      const sockets = await Promise.all(beginnings.map((text) => openAndStop(app.url, text)));
      do {
        expect((await app.call('GET', '/api/ready')).status).toBe(200);
      } while (sockets.some(({ destroyed }) => !destroyed));
    });
  });

  describe('when it was answered already', () => {
    startWith({ requestMs: SHORT_MS });

    it('a body that nobody wants', async () => {
      await expectCut(app, post('/api/no-such-thing', 'Content-Length: 100000'), 404);
    });
  });
});

/** Drips until the server ends the connection, and asks for something else all the while. */
async function expectCut(app: TestApp, beginning: string, status: number): Promise<void> {
  const slow = await drip(app.url, beginning);
  do {
    expect((await app.call('GET', '/api/ready')).status).toBe(200);
  } while (!slow.isCut());
  expect(slow.received()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
}

/** Says this much and nothing more. */
async function openAndStop(url: string, beginning: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.resume();
  socket.write(beginning);
  return socket;
}

async function drip(url: string, beginning: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = '';
  let isCut = false;
  socket.on('data', (chunk) => {
    received += chunk;
  });
  // A write that meets a connection just cut is no news.
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(beginning);
  const timer = setInterval(() => socket.write('a'), DRIP_MS);
  socket.on('close', () => {
    isCut = true;
    clearInterval(timer);
  });
  return { isCut: () => isCut, received: () => received };
}

function post(path: string, ...headers: string[]): string {
  return `${[`POST ${path} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`;
}
