import { describe, expect, it } from 'vitest';
import { freshEmail, goodPassword, signInAgain, signInNewPerson } from '../start-test-app';
import type { SignInSuite } from './sign-in-suite';

export function tryPasswords({ app, me, refresh }: SignInSuite): void {
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
}
