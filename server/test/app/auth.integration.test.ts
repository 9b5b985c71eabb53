import { session as sessionSchema } from '@trayecto/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../database';
import {
  freshEmail,
  goodPassword,
  signInAgain,
  signInNewPerson,
  startTestApp,
  type TestApp,
} from './start-test-app';

describeOnEachDatabase('sign-in', (context) => {
  let app: TestApp;
  let second: TestApp | undefined;
  let cleanup: () => Promise<void>;
  let place: Awaited<ReturnType<typeof context.openFresh>>;

  beforeAll(async () => {
    place = await context.openFresh();
    cleanup = place.cleanup;
    app = await startTestApp(place, { RATE_LIMIT_SCALE: '1000' });
  });
  afterAll(async () => {
    await second?.stop();
    await app?.stop();
    await cleanup?.();
  });

  const me = (token: string) => app.call('GET', '/api/auth/user', { token });
  const refresh = (refresh_token: string) =>
    app.call('POST', '/api/auth/refresh', { body: { refresh_token } });

  describe('accounts', () => {
    it('signs up, in, and out; the session has the documented shape', async () => {
      const email = freshEmail();
      const made = await app.call('POST', '/api/auth/sign-up', {
        body: { email, password: goodPassword },
      });
      expect(made.status).toBe(201);
      expect(made.json).toEqual({ user: { id: expect.any(String), email, role: 'user' } });

      const signedIn = await app.call('POST', '/api/auth/sign-in', {
        body: { email, password: goodPassword },
      });
      expect(signedIn.status).toBe(200);
      const session = sessionSchema.strict().parse(signedIn.json);
      expect(session.expires_in).toBe(600);
      expect(session.user).toEqual(made.json.user);

      const who = await me(session.access_token);
      expect(who.json.profile).toMatchObject({
        display_name: email.split('@')[0],
        role: 'user',
        notification_preferences: { email: true, desktop: false, updates: true, marketing: false },
        preferred_language: null,
      });

      const out = await app.call('POST', '/api/auth/sign-out', { token: session.access_token });
      expect(out.status).toBe(204);
      expect((await me(session.access_token)).status).toBe(401);
      expect((await refresh(session.refresh_token)).status).toBe(401);
    });

    it('an email has one account, whatever its case and spaces', async () => {
      const { email } = await signInNewPerson(app);
      const twin = await app.call('POST', '/api/auth/sign-up', {
        body: { email: ` ${email.toUpperCase()} `, password: goodPassword },
      });
      expect(twin.status).toBe(422);
      expect(twin.json).toMatchObject({
        success: false,
        error: 'User already registered',
        code: 'already_registered',
      });
    });

    it('twenty simultaneous sign-ups with one email make one account', async () => {
      const body = { email: freshEmail(), password: goodPassword };
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => app.call('POST', '/api/auth/sign-up', { body })),
      );
      expect(answers.map((a) => a.status).sort()).toEqual([201, ...Array(19).fill(422)]);
    });

    it.each([
      ['role', { role: 'admin' }],
      ['id', { id: '00000000-0000-4000-8000-000000000001' }],
      ['profile', { profile: { role: 'admin' } }],
      [
        'prototype',
        JSON.parse('{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}'),
      ],
    ])('nobody can give themselves a %s', async (_, extra) => {
      const email = freshEmail();
      const made = await app.call('POST', '/api/auth/sign-up', {
        body: { email, password: goodPassword, ...extra },
      });
      expect(made.json.user.role).toBe('user');
      const session = await signInAgain(app, email);
      await app.call('PATCH', '/api/profile', {
        token: session.access_token,
        body: { bio: 'x', role: 'admin', email: 'x@example.com', ...extra },
      });
      expect((await me(session.access_token)).json.profile).toMatchObject({
        role: 'user',
        email,
        bio: 'x',
      });
    });
  });

  describe('passwords', () => {
    it('an unknown email and a wrong password get the same answer', async () => {
      const { email } = await signInNewPerson(app);
      const wrong = await app.call('POST', '/api/auth/sign-in', {
        body: { email, password: 'not this one' },
      });
      const unknown = await app.call('POST', '/api/auth/sign-in', {
        body: { email: freshEmail(), password: 'not this one' },
      });
      expect(wrong.status).toBe(400);
      expect(wrong.json.error).toBe('Invalid login credentials');
      expect(unknown.status).toBe(wrong.status);
      expect({ ...unknown.json, request_id: '' }).toEqual({ ...wrong.json, request_id: '' });
      expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
    });

    it.each([
      ['64 characters', 'x1 y2 z3 '.repeat(8).slice(0, 64)],
      ['200 characters', 'frase '.repeat(34).slice(0, 200)],
      ['accents and emoji', 'ñandú 🌞 contraseña'],
      ['spaces at the ends', '  con espacios  '],
    ])('%s are kept exactly', async (_, password) => {
      const email = freshEmail();
      expect(
        (await app.call('POST', '/api/auth/sign-up', { body: { email, password } })).status,
      ).toBe(201);
      expect(
        (await app.call('POST', '/api/auth/sign-in', { body: { email, password } })).status,
      ).toBe(200);
      const near = `${password.slice(0, -1)}_`;
      expect(
        (await app.call('POST', '/api/auth/sign-in', { body: { email, password: near } })).status,
      ).toBe(400);
    });

    it.each([
      ['short', 'corta12', 422, 'password_too_short'],
      ['common', 'password1', 422, 'password_too_common'],
      ['common in Spanish', 'Contraseña1', 422, 'password_too_common'],
      ['with NUL', 'una\u0000frase larga', 400, 'validation_failed'],
      ['of a megabyte', 'x'.repeat(1024 * 1024), 400, 'validation_failed'],
      ['that is a number', 12345678, 400, 'validation_failed'],
      ['missing', undefined, 400, 'validation_failed'],
    ])('one %s is refused', async (_, password, status, code) => {
      const answer = await app.call('POST', '/api/auth/sign-up', {
        body: { email: freshEmail(), password },
      });
      expect(answer.status).toBe(status);
      expect(answer.json).toMatchObject({ success: false, code });
    });

    it('one made of one’s own name or address is refused, wherever it is set', async () => {
      const email = freshEmail('quintanilla');
      const own = 'Quintanilla2026';
      const made = await app.call('POST', '/api/auth/sign-up', { body: { email, password: own } });
      expect([made.status, made.json.code]).toEqual([422, 'password_too_personal']);
      const { session } = await signInNewPerson(app, email);
      await app.call('PATCH', '/api/profile', {
        token: session.access_token,
        body: { display_name: 'Marta Olmedo' },
      });
      for (const new_password of [own, 'Olmedo.Marta1']) {
        const changed = await app.call('POST', '/api/auth/password', {
          token: session.access_token,
          body: { current_password: goodPassword, new_password },
        });
        expect([changed.status, changed.json.code]).toEqual([422, 'password_too_personal']);
      }
    });

    it('one with accents opens the account from a system that writes them apart', async () => {
      const email = freshEmail();
      const password = 'la cigüeña añora el otoño';
      const call = (path: string, form: 'NFC' | 'NFD') =>
        app.call('POST', path, { body: { email, password: password.normalize(form) } });
      expect((await call('/api/auth/sign-up', 'NFD')).status).toBe(201);
      expect((await call('/api/auth/sign-in', 'NFC')).status).toBe(200);
      expect((await call('/api/auth/sign-in', 'NFD')).status).toBe(200);
    });

    it('changing it needs the current one and ends the other sessions at once', async () => {
      const { email, session } = await signInNewPerson(app);
      const other = await signInAgain(app, email);
      const change = (current_password: string, new_password = 'otra frase bien larga') =>
        app.call('POST', '/api/auth/password', {
          token: session.access_token,
          body: { current_password, new_password },
        });

      const wrong = await change('not this one');
      expect(wrong.status).toBe(400);
      expect(wrong.json.code).toBe('wrong_password');
      expect((await change(goodPassword, 'corta')).status).toBe(422);
      expect((await me(other.access_token)).status).toBe(200);

      expect((await change(goodPassword)).status).toBe(204);
      expect((await me(session.access_token)).status).toBe(200);
      expect((await me(other.access_token)).status).toBe(401);
      expect((await refresh(other.refresh_token)).status).toBe(401);
      const old = await app.call('POST', '/api/auth/sign-in', {
        body: { email, password: goodPassword },
      });
      expect(old.status).toBe(400);
    });
  });

  describe('refresh tokens', () => {
    it('sign-in makes a new session each time and takes no planted one', async () => {
      const { email, session } = await signInNewPerson(app);
      const planted = 'planted-by-someone-else-0123456789';
      const again = await app.call('POST', '/api/auth/sign-in', {
        body: { email, password: goodPassword, refresh_token: planted, sid: planted },
        headers: { cookie: `refresh_token=${planted}` },
      });
      expect(again.json.refresh_token).not.toBe(planted);
      expect(again.json.refresh_token).not.toBe(session.refresh_token);
      expect((await refresh(planted)).status).toBe(401);
    });

    it('one that was used and whose child was used kills the family', async () => {
      const { session } = await signInNewPerson(app);
      const r2 = (await refresh(session.refresh_token)).json;
      const r3 = (await refresh(r2.refresh_token)).json;
      expect((await me(r3.access_token)).status).toBe(200);
      const replay = await refresh(session.refresh_token);
      expect(replay.status).toBe(401);
      expect(replay.json.code).toBe('session_ended');
      expect((await refresh(r3.refresh_token)).status).toBe(401);
      expect((await me(r3.access_token)).status).toBe(401);
    });

    it('two tabs that use the same one at the same moment share one child', async () => {
      const { session } = await signInNewPerson(app);
      const [a, b] = await Promise.all([
        refresh(session.refresh_token),
        refresh(session.refresh_token),
      ]);
      expect([a.status, b.status]).toEqual([200, 200]);
      expect(a.json.refresh_token).toBe(b.json.refresh_token);
      expect((await me(a.json.access_token)).status).toBe(200);
    });

    it('fifty at once leave exactly one live token', async () => {
      const { session } = await signInNewPerson(app);
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => refresh(session.refresh_token)),
      );
      expect(answers.every((a) => a.status === 200)).toBe(true);
      expect(new Set(answers.map((a) => a.json.refresh_token)).size).toBe(1);
      const live = await context.queryAsOwner(
        place,
        `select count(*)::int as n from refresh_tokens t join sessions s on s.id = t.session_id
         where s.user_id = $1 and t.used_at is null and s.revoked_at is null`,
        [session.user.id],
      );
      expect(live).toEqual([{ n: 1 }]);
    });

    it('the grace is over after ten seconds', async () => {
      const { session } = await signInNewPerson(app);
      const child = (await refresh(session.refresh_token)).json;
      await context.queryAsOwner(
        place,
        `update refresh_tokens set used_at = used_at - interval '11 seconds'
         where used_at is not null and session_id in (select id from sessions where user_id = $1)`,
        [session.user.id],
      );
      expect((await refresh(session.refresh_token)).status).toBe(401);
      expect((await refresh(child.refresh_token)).status).toBe(401);
    });

    it('an expired one is worthless', async () => {
      const { session } = await signInNewPerson(app);
      await context.queryAsOwner(
        place,
        `update refresh_tokens set expires_at = now() - interval '1 second'
         where session_id in (select id from sessions where user_id = $1)`,
        [session.user.id],
      );
      expect((await refresh(session.refresh_token)).status).toBe(401);
    });

    it('the database holds no token and no password', async () => {
      const { session } = await signInNewPerson(app);
      const rows = await context.queryAsOwner(
        place,
        `select (select json_agg(t)::text from refresh_tokens t) || (select json_agg(u)::text from users u) ||
                (select json_agg(s)::text from sessions s) || (select json_agg(a)::text from audit_events a) as dump`,
      );
      const dump = String(rows[0]?.dump);
      expect(dump).toContain(session.user.id);
      expect(dump).not.toContain(session.refresh_token);
      expect(dump).not.toContain(goodPassword);
    });
  });

  describe('access tokens', () => {
    it('a refresh token, an edited one, another server’s and an expired one get one and the same answer', async () => {
      const { session } = await signInNewPerson(app);
      const [head, payload, signature] = session.access_token.split('.');
      const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString());
      const edited = Buffer.from(JSON.stringify({ ...claims, role: 'admin' })).toString(
        'base64url',
      );
      await context.queryAsOwner(place, 'select 1');
      const answers = await Promise.all(
        [
          session.refresh_token,
          `${head}.${edited}.${signature}`,
          `${head}.${payload}.`,
          'x',
          '',
          'a b',
        ].map((token) =>
          app.call('GET', '/api/auth/user', { headers: { authorization: `Bearer ${token}` } }),
        ),
      );
      for (const answer of answers) {
        expect(answer.status).toBe(401);
        expect({ ...answer.json, request_id: '' }).toEqual({ ...answers[0]?.json, request_id: '' });
      }
    });

    it.each([
      ['disabled', 'update users set disabled_at = now() where id = $1'],
      ['deleted', 'delete from users where id = $1'],
    ])('a %s person is out at once', async (_, statement) => {
      const { session } = await signInNewPerson(app);
      await context.queryAsOwner(place, statement, [session.user.id]);
      expect((await me(session.access_token)).status).toBe(401);
      expect((await refresh(session.refresh_token)).status).toBe(401);
    });

    it('someone whose profile is missing sees an explanation, not let in half', async () => {
      const { session } = await signInNewPerson(app);
      await context.queryAsOwner(place, 'delete from profiles where id = $1', [session.user.id]);
      expect((await me(session.access_token)).status).toBe(404);
    });

    it('a role taken away is gone with the next call', async () => {
      const { session } = await signInNewPerson(app);
      await context.queryAsOwner(place, "update profiles set role = 'admin' where id = $1", [
        session.user.id,
      ]);
      expect((await me(session.access_token)).json.user.role).toBe('admin');
      await context.queryAsOwner(place, "update profiles set role = 'user' where id = $1", [
        session.user.id,
      ]);
      expect((await me(session.access_token)).json.user.role).toBe('user');
    });
  });

  it('sign-ins, failures and changes are in the audit log, without emails', async () => {
    const { email, session } = await signInNewPerson(app);
    await app.call('POST', '/api/auth/sign-in', { body: { email, password: 'not this one' } });
    await app.call('POST', '/api/auth/sign-out', { token: session.access_token });
    const rows = await context.queryAsOwner(
      place,
      'select event, details::text as details from audit_events where user_id = $1 order by id',
      [session.user.id],
    );
    expect(rows.map((row) => row.event)).toEqual([
      'signed_up',
      'signed_in',
      'sign_in_failed',
      'session_revoked',
      'signed_out',
    ]);
    expect(JSON.stringify(rows)).not.toContain(email);
  });

  it('logs hold neither passwords, tokens nor emails', async () => {
    const { email, session } = await signInNewPerson(app);
    await app.call('POST', '/api/auth/sign-in', {
      body: { email, password: 'wrong \r\n{"level":"forged"}' },
    });
    await app.call('GET', '/api/auth/user', {
      token: session.access_token,
      headers: { 'user-agent': 'canary-agent' },
    });
    const log = app.logLines.join('');
    expect(log).toContain('"route":"signIn"');
    for (const secret of [
      email,
      goodPassword,
      session.access_token,
      session.refresh_token,
      'forged',
      'canary-agent',
    ]) {
      expect(log).not.toContain(secret);
    }
  });
});
