import { describe, expect, it } from 'vitest';
import { emptyWords, readEmptyWords } from './empty-words';

describe('empty words', () => {
  it('come in the order of the table, each kind in its own list', () => {
    const table = 'kind\tphrase\n# a remark\ntrait\tproactiv@\nvague\tcosas\ntrait\tpuntual\n';
    expect(readEmptyWords(table)).toMatchObject({
      traits: ['proactiv@', 'puntual'],
      vague: ['cosas'],
      claims: [],
    });
  });

  it('are refused with a kind that nothing reads', () => {
    expect(() => readEmptyWords('kind\tphrase\ntraits\tproactiv@\n')).toThrow('"traits"');
  });

  it.each(['es', 'en'] as const)(
    'have something of every kind, each a whole pattern (%s)',
    (language) => {
      for (const phrases of Object.values(emptyWords[language])) {
        expect(phrases).not.toEqual([]);
        for (const phrase of phrases) {
          const pattern = phrase.replaceAll('@', '[oa]s?').replaceAll(/\*/g, '.+');
          expect(() => new RegExp(`^(?:${pattern})$`, 'u'), phrase).not.toThrow();
        }
      }
    },
  );
});
