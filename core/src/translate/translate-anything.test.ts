import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacters } from '../contract/fixtures';
import { cvSchema } from '../cv';
import { type Direction, sure } from './direction';
import { isAlreadyIn } from './find-language';
import { translateCv } from './translate-cv';
import { translateProse } from './translate-prose';

const DIRECTIONS: readonly Direction[] = [
  { from: 'es', to: 'en' },
  { from: 'en', to: 'es' },
];
const words =
  'Gestión de nóminas y la reduje un el empresa con para que se cumplieron trampantojo mediante 35 % 1.200 € 7,9 2019 €1,200 500+ 24/7 hasta a del al en por , . ; ( ) equipo clientes nuevos SAP team managed by the of growth rosa@example.com https://example.test/cv?id=7'.split(
    ' ',
  );
const figures = (text: string) => new Set(text.match(/\d+/g));

describe.each(DIRECTIONS)('from $from', (direction) => {
  const sentence = fc
    .array(fc.constantFrom(...words), { minLength: 1, maxLength: 14 })
    .map((parts) => parts.join(' '));

  it('keeps the text to the letter where nobody answers, whatever is written', () => {
    const junk = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      anyCharacters(60),
      sentence,
    );
    fc.assert(
      fc.property(fc.array(junk, { maxLength: 12 }), (parts) => {
        const source = parts.join(' ');
        expect(translateProse(source, direction).text).toBe(source);
      }),
      { numRuns: 120, seed: 11 },
    );
  });

  it('takes no answer that loses, changes or adds a number', () => {
    const spoil = fc.constantFrom<(text: string) => string>(
      (text) => text.replace(/\d+/, ''),
      (text) => text.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
      (text) => `${text} 41`,
      () => 'Said so.',
    );
    fc.assert(
      fc.property(sentence, spoil, (text, answer) => {
        const cv = cvSchema.parse({ work_experience: [{ achievements: [text] }] });
        const { cv: told } = translateCv({ cv, ...direction }, (asked) => sure(answer(asked)));
        expect(figures(told.work_experience[0]?.achievements[0] ?? '')).toEqual(figures(text));
      }),
      { numRuns: 160, seed: 12 },
    );
  });
});

describe.each(DIRECTIONS)('a sentence in the language already, from $from', (direction) => {
  const { from, to } = direction;
  const read = (name: string): { source: string; reference: string }[] =>
    JSON.parse(
      readFileSync(new URL(`../../../bench/translation/${name}.json`, import.meta.url), 'utf8'),
    );
  const there = read(`prose-${from}-${to}`).map(({ reference }) => reference);
  const back = read(`prose-${to}-${from}`);

  it('is known as such but for one in forty, and none is taken for it', () => {
    const sentences = [...there, ...back.map(({ source }) => source)];
    const missed = sentences.filter((sentence) => !isAlreadyIn(sentence, direction));
    expect(missed.length / sentences.length).toBeLessThan(1 / 40);
    const others = [
      ...read(`prose-${from}-${to}`).map(({ source }) => source),
      ...back.map(({ reference }) => reference),
    ];
    expect(others.filter((sentence) => isAlreadyIn(sentence, direction))).toEqual([]);
  });

  it('is not found in a few words that the other language has borrowed', () => {
    expect(isAlreadyIn('Native speaker', { from: 'en', to: 'es' })).toBe(false);
  });

  it('is not asked about', () => {
    const sentence = to === 'en' ? 'Managed the bar of the hotel.' : 'Llevé la barra del hotel.';
    const cv = cvSchema.parse({ summary: sentence });
    const { cv: told, drafts } = translateCv({ cv, ...direction }, () => sure('Something else.'));
    expect([told.summary, drafts]).toEqual([sentence, []]);
  });
});
