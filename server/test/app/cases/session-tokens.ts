import { describe, expect, it } from 'vitest';
import { goodPassword, signInNewPerson } from '../start-test-app';
import type { SignInSuite } from './sign-in-suite';

export function trySessionTokens({ app, place, context, me, refresh }: SignInSuite): void {
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
}
