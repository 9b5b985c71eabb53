import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { createPasswordHasher } from './passwords';

describe('hashing', () => {
  const hasher = createPasswordHasher();
  const hashPassword = (password: string) => hasher.hash(password, 'ana');
  const verifyPassword = (stored: string | undefined, password: string) =>
    hasher.verify(stored, password, 'ana');

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

  it('is the same password whichever way a system writes its accents', async () => {
    const [composed, apart] = ['Ñandú güelfo'.normalize('NFC'), 'Ñandú güelfo'.normalize('NFD')];
    expect(composed).not.toBe(apart);
    for (const [made, typed] of [
      [composed, apart],
      [apart, composed],
    ]) {
      expect(await verifyPassword(await hashPassword(made ?? ''), typed ?? '')).toBe(true);
      // Hashes made before this was so are of what was typed then.
      expect(await verifyPassword(await hash(made ?? ''), typed ?? '')).toBe(true);
      expect(await verifyPassword(await hash(made ?? ''), made ?? '')).toBe(true);
    }
    expect(await verifyPassword(await hashPassword(composed), 'Nandu guelfo')).toBe(false);
  });

  it('is argon2id at the cost that OWASP names first', async () => {
    expect(await hashPassword('una frase larga')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('an account that does not exist never opens, not even with the decoy’s own words', async () => {
    expect(await verifyPassword(undefined, 'no account has this password')).toBe(false);
  });

  it('many from one place keep nobody else waiting for more than what is under way', async () => {
    const stored = await hashPassword('una frase larga');
    const order: string[] = [];
    const check = async (owner: string) => {
      await hasher.verify(stored, 'otra', owner);
      order.push(owner);
    };
    const flood = Array.from({ length: 20 }, () => check('flood'));
    await Promise.all([...flood, check('berta')]);
    // In one queue she would be the last; who is done first of those begun together is for the machine to say.
    expect(order.indexOf('berta')).toBeLessThan(flood.length / 2);
  });

  it('many at once all come out right', async () => {
    const stored = await hashPassword('una frase larga');
    const tries = Array.from({ length: 12 }, (_, i) =>
      verifyPassword(stored, i % 2 ? 'una frase larga' : 'otra'),
    );
    expect(await Promise.all(tries)).toEqual(Array.from({ length: 12 }, (_, i) => i % 2 === 1));
  });
});
