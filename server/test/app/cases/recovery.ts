import { expect, it } from 'vitest';
import { freshEmail, goodPassword } from '../start-test-app';
import type { AccountSuite } from './account-suite';

export function tryRecovery({ app, mail, place, context, signIn }: AccountSuite): void {
  const recover = (email: string) => app.call('POST', '/api/auth/recover', { body: { email } });
  const reset = (token: string, password = 'otra frase bien larga') =>
    app.call('POST', '/api/auth/reset', { body: { token, password } });
  const wordIn = (text: string) => /#\w+=([\w-]+)/.exec(text)?.[1] ?? '';

  it('a forgotten password is replaced by a link that works once and ends every session', async () => {
    const { token, email } = await signIn();
    expect((await app.call('GET', '/api/auth/options')).json).toEqual({
      mail: true,
      verification: false,
      sign_up: 'open',
      provider: null,
    });
    expect((await recover(email)).status).toBe(202);
    const letter = await mail.next();
    expect(letter).toContain(`To: ${email}`);
    expect(letter).toContain(`${app.url}/auth#reset=`);
    const word = wordIn(letter);
    expect((await reset(word, 'short')).json.code).toBe('password_too_short');
    expect((await reset(word)).status).toBe(204);
    expect((await reset(word)).json.code).toBe('link_invalid');
    expect((await app.call('GET', '/api/profile', { token })).status).toBe(401);
    const signInWith = (password: string) =>
      app.call('POST', '/api/auth/sign-in', { body: { email, password } });
    expect((await signInWith(goodPassword)).status).toBe(400);
    expect((await signInWith('otra frase bien larga')).status).toBe(200);
    expect(await mail.next()).toContain(`To: ${email}`);
  });

  it('asking for an unknown address says the same and sends nothing; old links do not work', async () => {
    const before = mail.mails.length;
    const { status, text } = await recover(freshEmail('nadie'));
    const { email, userId } = await signIn();
    const known = await recover(email);
    expect([known.status, known.text]).toEqual([status, text]);
    const word = wordIn(await mail.next());
    expect(mail.mails.length).toBe(before + 1);
    await context.queryAsOwner(
      place,
      `UPDATE tickets SET expires_at = now() - interval '1 second' WHERE user_id = $1`,
      [userId],
    );
    expect((await reset(word)).json.code).toBe('link_invalid');
    expect((await reset('guessed')).status).toBe(403);
  });

  it('mail is told apart by language and by what the person wants', async () => {
    const { token, email } = await signIn();
    await app.call('PATCH', '/api/profile', {
      token,
      body: {
        preferred_language: 'en',
        notification_preferences: { email: false, desktop: false, updates: true, marketing: false },
      },
    });
    await app.call('POST', '/api/auth/password', {
      token,
      body: { current_password: goodPassword, new_password: 'una tercera frase larga' },
    });
    // A notice would have come first: what was asked for comes in any case.
    await recover(email);
    expect(await mail.next()).toContain('Set a new password for Trayecto');
  });
}
