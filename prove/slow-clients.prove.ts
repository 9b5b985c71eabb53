import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BuiltServer, runBuiltServer } from '../server/test/app/run-built-server';
import { createCaller, signInNewPerson } from '../server/test/app/start-test-app';
import { describeOnEmbedded, type TestPlace } from '../server/test/database';
import { watchHealth } from './parts/health-watch';
import { noteFigure } from './parts/note-figure';

const ENTRY = 'server/src/main.ts';

describeOnEmbedded('clients that ask too much', (context) => {
  let server: BuiltServer;
  let place: TestPlace;
  let url: URL;
  const sockets: Socket[] = [];
  const open = (text: string) =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect(Number(url.port), url.hostname, () => {
        socket.write(text);
        resolve(socket);
      });
      socket.on('error', reject);
      sockets.push(socket);
    });
  /** What came back until the server ended the connection. */
  const readAll = async (socket: Socket) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => {});
    await new Promise<void>((resolve) => socket.once('close', () => resolve()));
    return text;
  };

  beforeEach(async () => {
    place = await context.openFresh();
    server = runBuiltServer({ DATA_DIR: place.dataDir, LOG_LEVEL: 'silent' }, ENTRY);
    url = new URL(await server.url);
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await server.kill('SIGTERM');
    await place.cleanup();
  });

  it('a thousand that stay silent or drip leave the server quick, and are cut', async () => {
    const { session } = await signInNewPerson({ call: createCaller(url.href.replace(/\/$/, '')) });
    const heads = [
      '',
      'GET /api/health HTTP/1.1\r\nHost: a\r\n',
      `POST /api/auth/sign-in HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
      `POST /api/import HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${session.access_token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n--x\r\n`,
      `POST /api/cvs HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${session.access_token}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`,
    ];
    const openSockets = await Promise.all(
      Array.from({ length: 1_000 }, (_, i) => open(heads[i % heads.length] ?? '')),
    );
    for (const socket of openSockets) {
      socket.on('error', () => {});
      socket.resume();
    }
    const health = await watchHealth(url.href.replace(/\/$/, ''));
    const begun = Date.now();
    const isOpen = (socket: Socket) => !socket.destroyed && socket.readyState === 'open';
    while (openSockets.some((socket, i) => i % heads.length !== 0 && isOpen(socket))) {
      if (Date.now() - begun > 40_000) break;
      // One byte a second is what a slow client has to offer.
      openSockets.forEach((socket, i) => {
        if (i % heads.length !== 0 && isOpen(socket)) socket.write('a');
      });
      await sleep(1_000);
    }
    const cutAfterMs = Date.now() - begun;
    const seen = await health.stop();
    expect(openSockets.filter((socket, i) => i % heads.length !== 0 && isOpen(socket))).toEqual([]);
    expect(cutAfterMs).toBeLessThan(30_000);
    expect(seen.failures).toBe(0);
    expect(seen.max).toBeLessThan(250);
    noteFigure(
      52,
      `1,000 connections, silent or at a byte a second: all that had begun cut after ${Math.round(cutAfterMs / 1000)} s; /api/health p99 ${seen.p99.toFixed(1)} ms, max ${seen.max.toFixed(1)} ms`,
    );
  });

  it('JSON of a hundred thousand levels or a million items is refused or read, quickly', async () => {
    const call = createCaller(url.href.replace(/\/$/, ''));
    const { session } = await signInNewPerson({ call });
    const bodies = {
      deep: `{"parsed_data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      deepObjects: `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
      wide: JSON.stringify({
        filename: 'a',
        content: 'b',
        parsed_data: { skills: Array(1_000_000).fill('a') },
      }),
    };
    const health = await watchHealth(url.href.replace(/\/$/, ''));
    let slowestMs = 0;
    for (const rawBody of Object.values(bodies)) {
      const startedAt = performance.now();
      const answer = await call('POST', '/api/cvs', { rawBody, token: session.access_token });
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      expect([400, 413, 422]).toContain(answer.status);
    }
    const seen = await health.stop();
    expect(seen.failures).toBe(0);
    noteFigure(
      52,
      `JSON of 100,000 levels and of a million items: refused within ${Math.round(slowestMs)} ms, /api/health max ${seen.max.toFixed(0)} ms meanwhile`,
    );
    expect(seen.max).toBeLessThan(1_000);
  });

  it('requests that two servers would cut apart differently are refused, and garbage ends the connection', async () => {
    const smuggled = 'GET /api/auth/user HTTP/1.1\r\nHost: a\r\n\r\n';
    const requests = [
      `POST /api/auth/sign-in HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
      `POST /api/auth/sign-in HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 50\r\n\r\nabcde${smuggled}`,
      `POST /api/auth/sign-in HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${smuggled}`,
      `POST /api/auth/sign-in HTTP/1.1\r\nHost: a\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`,
      `POST /api/auth/sign-in HTTP/1.1\r\nHost: a\r\nContent-Length: +5\r\n\r\nabcde${smuggled}`,
      `GET /api/health HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`,
      `\u0000\u0001garbage\r\n\r\n`.repeat(50),
    ];
    for (const text of requests) {
      const answer = await readAll(await open(text));
      const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) =>
        Number(status),
      );
      expect(statuses.length).toBeLessThanOrEqual(1);
      for (const status of statuses) {
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
      }
    }
    noteFigure(
      52,
      `${requests.length} pairs of lengths that disagree, long headers and garbage: one refusal each, connection ended`,
    );
  });
});
