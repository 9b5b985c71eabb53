import { request } from 'node:http';
import { connect } from 'node:net';
import { allEndpoints } from '@trayecto/core/contract';
import { describe, expect, it } from 'vitest';
import { openConnection, readToEnd, statusOf, writeRequest } from '../raw-connection';
import { goodPassword, signInNewPerson, type TestApp } from '../start-test-app';
import { expectRefusal } from './expect-refusal';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const oddIds = ['x', '%00', '..%2f..'];
const oddBodies = [
  'null',
  '[]',
  '"x"',
  '7',
  '{}',
  '{"a":{"b":[1]}}',
  '{"id":"\\u0000","text":"\\ud800","filename":{}}',
];

export function tryBadInput(app: TestApp): void {
  describe('bad input', () => {
    it.each<
      [string, { rawBody?: string | Uint8Array; headers?: Record<string, string> }, number, string]
    >([
      ['malformed JSON', { rawBody: '{"email": ' }, 400, 'malformed_json'],
      ['nothing at all', { rawBody: '' }, 400, 'malformed_json'],
      [
        'broken UTF-8',
        { rawBody: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]) },
        400,
        'malformed_json',
      ],
      ['an array', { rawBody: '[]' }, 400, 'validation_failed'],
      ['null', { rawBody: 'null' }, 400, 'validation_failed'],
      [
        'wrong types',
        { rawBody: '{"email":{"$ne":null},"password":["x"]}' },
        400,
        'validation_failed',
      ],
      [
        'NUL in the e-mail',
        { rawBody: '{"email":"a\\u0000@example.com","password":"x"}' },
        400,
        'validation_failed',
      ],
      [
        'half a surrogate pair',
        { rawBody: '{"email":"a@example.com","password":"\\ud800 y algo más"}' },
        400,
        'validation_failed',
      ],
      [
        'a few thousand brackets',
        { rawBody: '['.repeat(8_000) + ']'.repeat(8_000) },
        413,
        'too_large',
      ],
      [
        'sixteen kilobytes',
        { rawBody: `"${'x'.repeat(16 * 1024 - 2)}"` },
        400,
        'validation_failed',
      ],
      ['more than that', { rawBody: `"${'x'.repeat(16 * 1024 - 1)}"` }, 400, 'validation_failed'],
      [
        'more than two megabytes',
        { rawBody: `"${'x'.repeat(2 * 1024 * 1024)}"` },
        413,
        'too_large',
      ],
      [
        'plain text',
        { rawBody: '{}', headers: { 'content-type': 'text/plain' } },
        415,
        'unsupported_type',
      ],
      [
        'a form',
        { rawBody: 'email=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
        415,
        'unsupported_type',
      ],
    ])('%s gets a plain refusal', async (_, options, status, code) => {
      const answer = await app.call('POST', '/api/auth/sign-in', options);
      expect(answer.status).toBe(status);
      expectRefusal(answer, code);
    });

    it.each([
      ['a hundred thousand brackets', '['.repeat(100_000) + ']'.repeat(100_000), 413, 'too_large'],
      ['a million items', `[${'1,'.repeat(900_000)}1]`, 413, 'too_large'],
      [
        'a hundred thousand fields',
        `{"a":{${Array.from({ length: 100_001 }, (_, i) => `"${i}":0`)}}}`,
        413,
        'too_large',
      ],
      // What nobody could read: it is refused for its size, so nobody has tried.
      ['a million items without an end', '{},'.repeat(1_000_000), 413, 'too_large'],
      ['six thousand names without an end', nameMany(6_000), 413, 'too_large'],
      ['many levels without an end', '{"a":'.repeat(1_000), 413, 'too_large'],
    ])('%s get a plain refusal where much may be sent', async (_, rawBody, status, code) => {
      const { session } = await signInNewPerson(app);
      const answer = await app.call('POST', '/api/cvs', { rawBody, token: session.access_token });
      expect(answer.status).toBe(status);
      expectRefusal(answer, code);
    });

    it('no endpoint answers odd bodies, queries or ids with an internal error', () =>
      // Two bodies and one id for each, in turn: every one of them comes to dozens of endpoints.
      trySomeOdd((at) => ({
        bodies: [at % 7, (at + 3) % 7].map((one) => oddBodies[one] ?? ''),
        ids: [NOBODY, oddIds[at % oddIds.length] ?? ''],
      })));

    it('no endpoint answers any of them with an internal error', { tags: ['long'] }, () =>
      trySomeOdd(() => ({ bodies: oddBodies, ids: [NOBODY, ...oddIds] })),
    );

    async function trySomeOdd(
      choose: (at: number) => { bodies: readonly string[]; ids: readonly string[] },
    ): Promise<void> {
      const { session } = await signInNewPerson(app);
      const endpoints = allEndpoints.filter((one) => one.id !== 'signOut');
      for (const [at, endpoint] of endpoints.entries()) {
        const { bodies, ids } = choose(at);
        const hasBody = endpoint.method !== 'GET';
        for (const id of endpoint.path.includes('{') ? ids : [NOBODY]) {
          const path = `${endpoint.path.replace(/\{\w+\}/g, id)}?userId=%00&x[]=1`;
          // An odd id is refused whatever comes with it.
          const sent = id === NOBODY ? bodies : oddBodies.slice(-1);
          for (const rawBody of hasBody ? sent : ['']) {
            const options = hasBody ? { rawBody, headers: { 'if-match': 'x' } } : {};
            const answer = await app.call(endpoint.method, path, {
              token: session.access_token,
              ...options,
            });
            expect([endpoint.id, rawBody, answer.status < 500]).toEqual([
              endpoint.id,
              rawBody,
              true,
            ]);
            if (answer.status >= 400) expect(answer.json.code).toBeTypeOf('string');
          }
        }
      }
    }

    it('names the fields that are wrong', async () => {
      const answer = await app.call('POST', '/api/auth/sign-up', {
        body: { email: 'no', password: 'x' },
      });
      expect(answer.json.fields).toEqual([{ field: 'email', problem: 'invalid_format' }]);
    });

    it('a body without end that comes in pieces is cut where it is larger than it may be', async () => {
      const status = await sendEndlessBody(`${app.url}/api/auth/sign-in`);
      expect(status).toBe(413);
      expect((await app.call('GET', '/api/health')).status).toBe(200);
    });

    it('a body may come in small pieces, but not in a hundred thousand of them', async () => {
      const { session } = await signInNewPerson(app);
      const send = async (path: string, token: string, text: string) => {
        const socket = await openConnection(app.url);
        const headers = {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          'Transfer-Encoding': 'chunked',
          Connection: 'close',
        };
        const pieces = [...text].map((letter) => `1\r\n${letter}\r\n`).join('');
        socket.write(writeRequest({ path, headers, body: `${pieces}0\r\n\r\n` }));
        return statusOf(await readToEnd(socket));
      };
      const { email } = session.user;
      const small = JSON.stringify({ email, password: goodPassword });
      expect(await send('/api/auth/sign-in', '', small)).toBe(200);
      const large = JSON.stringify({ text: 'a'.repeat(100_000) });
      expect(await send('/api/parse-text', session.access_token, large)).toBe(400);
    });

    it('unknown addresses under /api are 404 JSON, wrong methods 405', async () => {
      for (const path of ['/api/nothing', '/api', '/api/auth/sign-in/x', '/api//']) {
        const answer = await app.call('GET', path);
        expect(answer.status).toBe(404);
        expectRefusal(answer, 'unknown_route');
      }
      const wrong = await app.call('GET', '/api/auth/sign-in');
      expect(wrong.status).toBe(405);
      expect(wrong.headers.get('allow')).toBe('POST');
    });

    it('headers of 100 KB and garbage are refused in the same shape', async () => {
      const huge = await sendRaw(
        app.url,
        `GET /api/health HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(100_000)}\r\n\r\n`,
      );
      expect(huge).toMatch(/^HTTP\/1\.1 431 /);
      expect(huge).toContain('"code":"headers_too_large"');
      const garbage = await sendRaw(app.url, 'NONSENSE\r\n\r\n');
      expect(garbage).toMatch(/^HTTP\/1\.1 400 /);
      expect(garbage).toContain('nosniff');
      const smuggled = await sendRaw(
        app.url,
        'POST /api/auth/sign-in HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      );
      expect(smuggled).toMatch(/^HTTP\/1\.1 400 /);
    });
  });
}

function sendRaw(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('close', () => resolve(received));
    socket.on('error', (error) => (received ? resolve(received) : reject(error)));
    socket.setTimeout(10_000, () => socket.destroy());
  });
}

function sendEndlessBody(url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { method: 'POST', headers: { 'content-type': 'application/json' } },
      (response) => {
        resolve(response.statusCode);
        outgoing.destroy();
      },
    );
    outgoing.on('error', reject);
    const piece = Buffer.alloc(64 * 1024, 0x20);
    const pump = () => {
      while (!outgoing.destroyed && outgoing.write(piece)) {}
      if (!outgoing.destroyed) outgoing.once('drain', pump);
    };
    pump();
  });
}

const nameMany = (count: number) =>
  Array.from({ length: count }, (_, i) => `{"name${i}":`).join('1},');
