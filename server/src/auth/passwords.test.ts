import { describe, expect, it } from 'vitest';
import { checkNewPassword, createPasswordHasher } from './passwords';

describe('checkNewPassword', () => {
  it.each(['1234567', 'ñandú', '👍👍👍👍'])('%s is too short', (password) => {
    expect(() => checkNewPassword(password)).toThrow(
      expect.objectContaining({ code: 'password_too_short' }),
    );
  });

  it.each(['password', 'PASSWORD1', '12345678', 'qwertyuiop', 'iloveyou'])(
    '%s is too common',
    (password) => {
      expect(() => checkNewPassword(password)).toThrow(
        expect.objectContaining({ code: 'password_too_common' }),
      );
    },
  );

  it.each([
    'correct horse battery staple',
    'contraseña de Lucía 1987',
    '        x',
    '👩‍🚀🌍🚀✨🌙🪐☄️🔭',
  ])('%s is fine: no rules about kinds of characters', (password) => {
    expect(() => checkNewPassword(password)).not.toThrow();
  });
});

describe('hashing', () => {
  const { hash: hashPassword, verify: verifyPassword } = createPasswordHasher();

  it('uses the whole password, beyond the 72 bytes where older hashes stop', async () => {
    const long = 'a'.repeat(72);
    const stored = await hashPassword(`${long}1`);
    expect(await verifyPassword(stored, `${long}1`)).toBe(true);
    expect(await verifyPassword(stored, `${long}2`)).toBe(false);
    expect(await verifyPassword(stored, long)).toBe(false);
  });

  it('keeps case, spaces and accents apart', async () => {
    const stored = await hashPassword(' Contraseña ');
    expect(await verifyPassword(stored, ' Contraseña ')).toBe(true);
    expect(await verifyPassword(stored, 'Contraseña')).toBe(false);
    expect(await verifyPassword(stored, ' contraseña ')).toBe(false);
  });

  it('is argon2id at the cost that OWASP names first', async () => {
    expect(await hashPassword('una frase larga')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('an account that does not exist never opens, not even with the decoy’s own words', async () => {
    expect(await verifyPassword(undefined, 'no account has this password')).toBe(false);
  });

  it('many at once all come out right', async () => {
    const stored = await hashPassword('una frase larga');
    const tries = Array.from({ length: 12 }, (_, i) =>
      verifyPassword(stored, i % 2 ? 'una frase larga' : 'otra'),
    );
    expect(await Promise.all(tries)).toEqual(Array.from({ length: 12 }, (_, i) => i % 2 === 1));
  });
});
