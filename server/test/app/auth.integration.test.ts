import { session as sessionSchema } from '@trayecto/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestPlace } from '../database';
import { tryPasswords } from './cases/passwords';
import { trySessionTokens } from './cases/session-tokens';
import {
  freshEmail,
  goodPassword,
  signInAgain,
  signInNewPerson,
  startTestApp,
  type TestApp,
} from './start-test-app';
import { whenOpened } from './when-opened';

describeOnEachDatabase('sign-in', (context) => {
  let opened: TestApp;
  let home: TestPlace;
  const app = whenOpened(() => opened);
  const place = whenOpened(() => home);

  beforeAll(async () => {
    home = await context.openFresh();
    opened = await startTestApp(home, { RATE_LIMIT_SCALE: '1000' });
  });
  afterAll(async () => {
    await opened?.stop();
    await home?.cleanup();
  });

  const me = (token: string) => app.call('GET', '/api/auth/user', { token });
  const refresh = (refresh_token: string) =>
    app.call('POST', '/api/auth/refresh', { body: { refresh_token } });
  const suite = { app, place, context, me, refresh };

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
      const changed = await app.call('PATCH', '/api/profile', {
        token: session.access_token,
        body: { bio: 'x', role: 'admin', email: 'x@example.com', ...extra },
      });
      // What a profile has no name for is refused, and nothing changes then.
      expect([200, 422]).toContain(changed.status);
      expect((await me(session.access_token)).json.profile).toMatchObject({
        role: 'user',
        email,
        bio: changed.status === 200 ? 'x' : '',
      });
    });
  });

  tryPasswords(suite);
  trySessionTokens(suite);

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
