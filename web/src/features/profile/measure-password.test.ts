import { describe, expect, it } from 'vitest';
import { measurePassword } from './measure-password';

describe('measurePassword', () => {
  it.each([
    ['corta', 0],
    ['aaaaaaaaaaaa', 1],
    ['12345678', 1],
    ['password1', 1],
    ['contraseña2026', 1],
    ['qwertyuiop', 1],
    ['perrogato', 1],
    ['perro verde 8', 2],
    ['Perro-Gato7', 3],
    ['tres tristes tigres tragan', 4],
    ['mB7$kq!Zp2', 3],
  ])('%s is %i', (password, strength) => {
    expect(measurePassword(password)).toBe(strength);
  });

  it('never falls when something is added at the end', () => {
    let last = 0;
    const phrase = 'el sábado llueve en Cádiz';
    for (let length = 1; length <= phrase.length; length += 1) {
      const now = measurePassword(phrase.slice(0, length));
      expect(now).toBeGreaterThanOrEqual(last);
      last = now;
    }
  });
});
