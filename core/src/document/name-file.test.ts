import { describe, expect, it } from 'vitest';
import { cvSchema } from '../cv';
import { nameFile } from './name-file';

const named = (name: string, kind: 'cv' | 'letter' = 'cv', language: 'es' | 'en' = 'es') =>
  nameFile(cvSchema.parse({ personal: { name } }), { kind, language });

describe('the name of a file', () => {
  it.each([
    ['Nuria Casals', 'Nuria-Casals-CV-es'],
    ['José Ángel Muñoz Güell', 'Jose-Angel-Munoz-Guell-CV-es'],
    ['María del Mar Pérez-Reverte', 'Maria-del-Mar-Perez-Reverte-CV-es'],
    ["Siobhán O'Brien", 'Siobhan-OBrien-CV-es'],
    ['Gal·la Ferré', 'Galla-Ferre-CV-es'],
    ['Jürgen Weiß', 'Jurgen-Weiss-CV-es'],
    ['Łukasz Sørensen', 'Lukasz-Sorensen-CV-es'],
    ['  ../../etc/passwd  ', 'etc-passwd-CV-es'],
  ])('of %s is %s', (name, file) => expect(named(name)).toBe(file));

  it('says what it is and in which language', () => {
    expect(named('Nuria Casals', 'cv', 'en')).toBe('Nuria-Casals-CV-en');
    expect(named('Nuria Casals', 'letter')).toBe('Nuria-Casals-Carta-es');
    expect(named('Nuria Casals', 'letter', 'en')).toBe('Nuria-Casals-Letter-en');
  });

  it.each(['', ' ', '—', '王小明', 'Анна B', '🙂'])('is nobody’s for “%s”', (name) =>
    expect(named(name)).toBe(undefined),
  );

  it('holds whatever is in a name, in ASCII that any system takes', () => {
    // All that Europe writes with, and every seventh of what follows.
    const codes = Array.from({ length: 0x3000 }, (_, code) => code + 1).filter(
      (code) => code < 0x500 || code % 7 === 0,
    );
    const spoilt = codes.filter((code) => {
      const file = named(`A${String.fromCodePoint(code)}b\u0000"\r\nc\\/:*?<>|`.repeat(30));
      return !/^[A-Za-z0-9-]{1,70}$/.test(file ?? 'x');
    });
    expect(spoilt).toEqual([]);
  });
});
