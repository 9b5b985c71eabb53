import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Direction } from './direction';
import { englishLexicon } from './grammar/english-lexicon';
import { spanishLexicon } from './grammar/lexicon';
import { type ProseContext, translateProse } from './translate-prose';

const NAMES = ['Talleres Luna', 'Grupo El Olivar', 'Acme & Sons'];
const context: ProseContext = { deeds: 'past', names: NAMES };
const DIRECTIONS: readonly Direction[] = [
  { from: 'es', to: 'en' },
  { from: 'en', to: 'es' },
];
const hasDigit = (...values: unknown[]): boolean =>
  /\d/.test(JSON.stringify(values).replace(/(?:past|present|imperfect)[13]/g, ''));
const words = {
  es: [...spanishLexicon().entries.keys()],
  en: [...englishLexicon().entries.keys()],
};
/** The catalogue has figures in names: an animator is an "animador 2D". */
const plainWords = {
  es: words.es.filter((word) => !hasDigit(word, spanishLexicon().entries.get(word))),
  en: words.en.filter((word) => !hasDigit(word, englishLexicon().entries.get(word))),
};
const little = 'de la el y en con para por un que se al su a of the and with for in to by an 35 %';
const kept = [
  ...NAMES,
  'rosa@example.com',
  'https://example.test/cv?id=7',
  'PostgreSQL',
  'ISO 9001',
];
const figures = ['1.200.000 €', '3,5 %', '€1,200', '12', '2019', '99.5%', '7', '500+', '24/7'];
const digits = (text: string) => (text.match(/\d+/g) ?? []).sort();

describe.each(DIRECTIONS)('from $from', (direction) => {
  it('never fails, whatever is written', () => {
    const junk = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(...words[direction.from]),
      fc.constantFrom(...little.split(' ')),
    );
    fc.assert(
      fc.property(fc.array(junk, { maxLength: 12 }), (parts) => {
        const { text } = translateProse(parts.join(' '), direction, context);
        expect(typeof text).toBe('string');
      }),
      { numRuns: 120, seed: 11 },
    );
  });

  it('keeps every figure, name and address', () => {
    const part = fc.oneof(
      fc.constantFrom(...plainWords[direction.from]),
      fc.constantFrom(...little.split(' ').filter((word) => !/\d|%/.test(word))),
      fc.constantFrom(...figures),
      fc.constantFrom(...kept),
      fc.constantFrom(',', '.', ';'),
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 12 }), (parts) => {
        const source = parts.join(' ');
        const { text } = translateProse(source, direction, context);
        expect(digits(text), source).toEqual(digits(source));
        for (const name of kept.filter((one) => parts.includes(one)))
          expect(text, source).toContain(name);
      }),
      { numRuns: 160, seed: 12 },
    );
  });
});

/** What the bench has for references is text that is already in the language. */
const references = readdirSync(new URL('../../../bench/translation/', import.meta.url))
  .filter((file) => /^(?:.+-)?(?:es-en|en-es)\.json$/.test(file))
  .flatMap((file) => {
    const path = new URL(`../../../bench/translation/${file}`, import.meta.url);
    const cases: readonly { reference: string }[] = JSON.parse(readFileSync(path, 'utf8'));
    const direction = file.endsWith('es-en.json') ? DIRECTIONS[0] : DIRECTIONS[1];
    return cases.map(({ reference }) => ({ reference, direction }));
  });

it('leaves sentences alone that are in the language already', () => {
  expect(references.length).toBeGreaterThan(200);
  const changed = references.filter(
    ({ reference, direction }) =>
      direction !== undefined && translateProse(reference, direction, context).text !== reference,
  );
  expect(changed.map(({ reference }) => reference)).toEqual([]);
});
