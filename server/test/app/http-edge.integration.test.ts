import { request } from 'node:http';
import { connect } from 'node:net';
import { allEndpoints, errorTable } from '@trayecto/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../../scripts/find-free-port.mjs';
import { describeOnOneDatabase } from '../database';
import { openConnection, readToEnd, statusOf, writeRequest } from './raw-connection';
import {
  type Answer,
  freshEmail,
  goodPassword,
  signInNewPerson,
  startTestApp,
  type TestApp,
} from './start-test-app';

describeOnOneDatabase('the HTTP edge', (context) => {
  let app: TestApp;
  let place: Awaited<ReturnType<typeof context.openFresh>>;

  beforeAll(async () => {
    place = await context.openFresh();
    app = await startTestApp(place, {
      RATE_LIMIT_SCALE: '1000',
      ALLOWED_ORIGINS: 'https://friend.example.com',
    });
  });
  afterAll(async () => {
    await app?.stop();
    await place?.cleanup();
  });

  const signUpBody = () => ({ email: freshEmail(), password: goodPassword });

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

    it('no endpoint answers odd bodies, queries or ids with an internal error', async () => {
      const { session } = await signInNewPerson(app);
      const odd = [
        'null',
        '[]',
        '"x"',
        '7',
        '{}',
        '{"a":{"b":[1]}}',
        '{"id":"\\u0000","text":"\\ud800","filename":{}}',
      ];
      for (const endpoint of allEndpoints.filter((one) => one.id !== 'signOut')) {
        const hasBody = endpoint.method !== 'GET';
        for (const id of ['00000000-0000-4000-8000-000000000000', 'x', '%00', '..%2f..']) {
          const path = `${endpoint.path.replace(/\{\w+\}/g, id)}?userId=%00&x[]=1`;
          // An odd id is refused whatever comes with it.
          const bodies = id.startsWith('0') ? odd : odd.slice(-1);
          for (const rawBody of hasBody ? bodies : ['']) {
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
          if (!endpoint.path.includes('{')) break;
        }
      }
    });

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

  describe('headers', () => {
    it('are on every answer, whatever made it', async () => {
      const answers = await Promise.all([
        app.call('GET', '/api/health'),
        app.call('GET', '/api/nothing'),
        app.call('GET', '/api/auth/user'),
        app.call('POST', '/api/auth/sign-in', { rawBody: 'x' }),
        app.call('POST', '/api/auth/sign-in', { rawBody: 'x'.repeat(3_000_000) }),
        app.call('GET', '/api/openapi.json'),
        app.call('GET', '/api/docs'),
        app.call('GET', '/missing.png'),
        app.call('POST', '/'),
        app.call('GET', '/'),
      ]);
      for (const { headers } of answers) {
        const policy = headers.get('content-security-policy') ?? '';
        expect(policy).toContain("default-src 'none'");
        expect(policy).toContain("frame-ancestors 'none'");
        expect(policy).toContain("base-uri 'none'");
        expect(policy).toContain("object-src 'none'");
        expect(policy).not.toContain('unsafe');
        expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('referrer-policy')).toBe('no-referrer');
        expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
        expect(headers.get('access-control-allow-origin')).toBeNull();
      }
      for (const { headers } of answers.slice(0, 7))
        expect(headers.get('cache-control')).toBe('no-store');
    });
  });

  describe('other sites', () => {
    const strangers = [
      'https://evil.test',
      'null',
      'https://127.0.0.1.evil.test',
      'https://friend.example.com.evil.test',
    ];

    it.each(strangers)('%s can neither act nor read', async (origin) => {
      const body = signUpBody();
      const acted = await app.call('POST', '/api/auth/sign-up', { body, headers: { origin } });
      expect(acted.status).toBe(403);
      expectRefusal(acted, 'cross_site');
      expect((await app.call('POST', '/api/auth/sign-in', { body })).status).toBe(400);
      const read = await app.call('GET', '/api/health', { headers: { origin } });
      expect(read.headers.get('access-control-allow-origin')).toBeNull();
      expect(read.headers.get('vary')).toContain('Origin');
      const preflight = await app.call('OPTIONS', '/api/auth/sign-up', { headers: { origin } });
      expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    });

    it('the https twin of this origin is another site', async () => {
      const origin = app.url.replace('http:', 'https:');
      const answer = await app.call('POST', '/api/auth/sign-up', {
        body: signUpBody(),
        headers: { origin },
      });
      expect(answer.status).toBe(403);
    });

    it('a request the browser calls cross-site is refused without looking further', async () => {
      const { session } = await signInNewPerson(app);
      const answer = await app.call('POST', '/api/auth/sign-out', {
        token: session.access_token,
        headers: { 'sec-fetch-site': 'cross-site' },
      });
      expect(answer.status).toBe(403);
      expect(
        (await app.call('GET', '/api/auth/user', { token: session.access_token })).status,
      ).toBe(200);
    });

    it('our own pages, programs and a listed origin are let through', async () => {
      for (const headers of [{}, { origin: app.url }, { origin: 'https://friend.example.com' }]) {
        const answer = await app.call('POST', '/api/auth/sign-up', {
          body: signUpBody(),
          headers: headers as Record<string, string>,
        });
        expect(answer.status).toBe(201);
      }
      const preflight = await app.call('OPTIONS', '/api/profile', {
        headers: { origin: 'https://friend.example.com' },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-origin')).toBe(
        'https://friend.example.com',
      );
      expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    });
  });

  describe('names', () => {
    it('of others are not answered under where the server has its own; those who look after it are', async () => {
      const elsewhere = await context.openFresh();
      const port = String(await findFreePort());
      const settings = { PORT: port, PUBLIC_URL: 'https://cv.example.com' };
      const named = await startTestApp(elsewhere, settings);
      try {
        const ask = async (path: string, host: string) => {
          const socket = await openConnection(`http://127.0.0.1:${port}`);
          const headers = { Host: host, Connection: 'close' };
          socket.write(writeRequest({ method: 'GET', path, headers }));
          return statusOf(await readToEnd(socket));
        };
        for (const path of ['/', '/api/auth/options', '/api/docs', '/api/nothing'])
          expect([path, await ask(path, 'evil.test')]).toEqual([path, 421]);
        for (const path of ['/api/health', '/api/ready'])
          expect([path, await ask(path, 'evil.test')]).toEqual([path, 200]);
        for (const host of ['cv.example.com', `127.0.0.1:${port}`, `localhost:${port}`])
          expect([host, await ask('/api/auth/options', host)]).toEqual([host, 200]);
      } finally {
        await named.stop();
        await elsewhere.cleanup();
      }
    });
  });

  describe('who may call', () => {
    it('every signed-in endpoint refuses a visitor', async () => {
      const guarded = allEndpoints.filter((endpoint) => endpoint.access !== 'public');
      expect(guarded.length).toBeGreaterThan(4);
      for (const endpoint of guarded) {
        const path = endpoint.path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
        const answer = await app.call(endpoint.method, path, endpoint.body ? { body: {} } : {});
        expect([endpoint.id, answer.status]).toEqual([endpoint.id, 401]);
        expectRefusal(answer, 'not_signed_in');
      }
    });

    it('nobody sees or changes another’s profile or list', async () => {
      const a = await signInNewPerson(app);
      const b = await signInNewPerson(app);
      const token = b.session.access_token;
      const list = await app.call('GET', `/api/cvs?userId=${a.session.user.id}`, { token });
      expect(list.status).toBe(403);
      expect(
        (await app.call('GET', `/api/cvs?userId=${b.session.user.id}`, { token })).json,
      ).toEqual({ success: true, cvs: [] });
      await app.call('PATCH', '/api/profile', {
        token,
        body: { id: a.session.user.id, bio: 'mine now' },
      });
      const mine = await app.call('GET', '/api/profile', { token: a.session.access_token });
      expect(mine.json.profile.bio).toBe('');
    });
  });

  describe('the contract', () => {
    it('is described from the schemas that check it', async () => {
      const { json, status } = await app.call('GET', '/api/openapi.json');
      expect(status).toBe(200);
      expect(json.openapi).toBe('3.1.0');
      for (const endpoint of allEndpoints) {
        expect(json.paths[endpoint.path][endpoint.method.toLowerCase()].operationId).toBe(
          endpoint.id,
        );
      }
      expect(
        json.paths['/api/auth/sign-in'].post.responses['200'].content['application/json'].schema
          .required,
      ).toEqual(
        expect.arrayContaining([
          'access_token',
          'refresh_token',
          'expires_in',
          'expires_at',
          'token_type',
          'user',
        ]),
      );
    });

    it('can be read as a page', async () => {
      const { text, headers } = await app.call('GET', '/api/docs');
      expect(headers.get('content-type')).toContain('text/html');
      for (const endpoint of allEndpoints) expect(text).toContain(endpoint.path);
      for (const code of Object.keys(errorTable)) expect(text).toContain(code);
      expect(text).not.toMatch(/<script/);
    });

    it('public answers carry the listed fields and no more', async () => {
      expect((await app.call('GET', '/api/health')).json).toEqual({ status: 'ok' });
      expect((await app.call('GET', '/api/ready')).json).toEqual({ status: 'ready' });
    });
  });
});

function expectRefusal(answer: Answer, code: string): void {
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(answer.json).toMatchObject({
    success: false,
    code,
    error: expect.any(String),
    request_id: expect.any(String),
  });
  expect(answer.text).not.toMatch(/ at .*\.(ts|js)|node_modules|select |insert /i);
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
