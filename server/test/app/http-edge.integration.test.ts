import { allEndpoints, errorTable } from '@trayecto/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../../scripts/find-free-port.mjs';
import { describeOnOneDatabase } from '../database';
import { tryBadInput } from './cases/bad-input';
import { expectRefusal } from './cases/expect-refusal';
import { openConnection, readToEnd, statusOf, writeRequest } from './raw-connection';
import {
  freshEmail,
  goodPassword,
  makePages,
  signInNewPerson,
  startTestApp,
  type TestApp,
} from './start-test-app';
import { whenOpened } from './when-opened';

describeOnOneDatabase('the HTTP edge', (context) => {
  let opened: TestApp;
  let place: Awaited<ReturnType<typeof context.openFresh>>;
  const app = whenOpened(() => opened);

  beforeAll(async () => {
    place = await context.openFresh();
    const settings = { RATE_LIMIT_SCALE: '1000', ALLOWED_ORIGINS: 'https://friend.example.com' };
    opened = await startTestApp(place, settings, { webFolder: makePages(place.dataDir) });
  });
  afterAll(async () => {
    await opened?.stop();
    await place?.cleanup();
  });

  const signUpBody = () => ({ email: freshEmail(), password: goodPassword });

  tryBadInput(app);

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
      expect(answers.at(-1)?.text).toContain('home');
      for (const { headers } of answers.slice(0, 7))
        expect(headers.get('cache-control')).toBe('no-store');
    });
  });

  describe('requests that Node would answer by itself', () => {
    it.each([
      ['no Host', '', 400],
      ['two of them', 'Host: localhost\r\nhost: localhost\r\n', 400],
      ['an expectation that nobody knows', 'Host: localhost\r\nExpect: tea\r\n', 200],
    ])('are answered like all others: %s', async (_, head, status) => {
      const socket = await openConnection(app.url);
      socket.write(`GET /api/docs HTTP/1.1\r\n${head}Connection: close\r\n\r\n`);
      const answer = await readToEnd(socket);
      expect(statusOf(answer)).toBe(status);
      expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
      if (status === 400) expect(answer).toContain('"code":"malformed_request"');
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
