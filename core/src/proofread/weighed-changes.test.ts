import { describe, expect, it } from 'vitest';
import { openLexicons, openWords } from '../../test/proofreading';
import type { TextReading } from '../assistant';
import type { Language } from '../language';
import { mergeReading } from './merge-reading';
import { prepareReading } from './prepare-reading';
import { proofreadText } from './proofread-text';

const words = openWords();

/** What is left of a text when the model finds each of these changes so much likelier. */
function merge(text: string, language: Language, gains: Record<string, number>, amount = 0.4) {
  const input = { text, language, known: new Set<string>() };
  const corrections: TextReading['corrections'] = Object.entries(gains).map(([change, gain]) => {
    const [gone = '', replacement = ''] = change.split('|');
    const from = text.indexOf(gone);
    return { from, to: from + gone.length, replacement, gain };
  });
  const surprises = corrections.map(({ from, to }) => ({ from, to, amount }));
  const found = proofreadText(input, words);
  return mergeReading(input, found, { corrections, surprises }, words).map(
    ({ from, to, suggestions }) => `${text.slice(from, to)} → ${suggestions[0]}`,
  );
}

describe('what a model is asked about', () => {
  it('are the changes of the checks, each where it is found', () => {
    const lexicons = openLexicons();
    const text = 'She keeped two van and recieved 40 parcles';
    const { changes } = prepareReading(text, 'en', lexicons).own;
    const found = proofreadText({ text, language: 'en', known: new Set() }, lexicons);
    expect(found.length).toBeGreaterThan(2);
    for (const { from, to, suggestions } of found)
      expect(changes).toContainEqual({ from, to, replacement: suggestions[0] });
  });

  it('are words that no check reports too, but no names and no words of a dictionary', () => {
    const ask = (text: string) =>
      prepareReading(text, 'en', words).own.changes.map(({ from, to, replacement }) => [
        text.slice(from, to),
        replacement,
      ]);
    expect(ask('Painted the exteriour of a mill')).toContainEqual(['exteriour', 'exterior']);
    expect(ask('Painted the exterior of a mill in Exteriour')).toEqual([]);
  });
});

describe('what a check proposes', () => {
  it('is left out where the model finds it far less likely, and the word is not quite near', () => {
    const text = 'Baled haylage and clamped silage for the herd';
    expect(merge(text, 'en', {})).toEqual(['haylage → haulage']);
    expect(merge(text, 'en', { 'haylage|haulage': -8.2 })).toEqual([]);
    expect(merge(text, 'en', { 'haylage|haulage': -2 })).toEqual(['haylage → haulage']);
  });

  it('stays where a hand slips so, whatever a model thinks that has never met the word', () => {
    expect(merge('Kept the passanger lists', 'en', { 'passanger|passenger': -9 })).toEqual([
      'passanger → passenger',
    ]);
    expect(merge('Drafted depositon summaries', 'en', { 'depositon|deposition': -11 })).toEqual([
      'depositon → deposition',
    ]);
  });

  it('gives way to another suggestion that the model finds likelier, if it knows any', () => {
    const text = 'Planted bulbs and layed turf';
    expect(merge(text, 'en', { 'layed|played': -4, 'layed|laid': 6 })).toEqual(['layed → laid']);
    expect(merge(text, 'en', { 'layed|played': -8, 'layed|laid': -4 })).toEqual(['layed → played']);
  });
});

describe('a word that no check reports', () => {
  const text = 'Painted the exteriour of a mill';
  it.each([
    [-2.5, 0.6, ['exteriour → exterior']],
    [-2.5, 0.2, []],
    [-4, 0.6, []],
  ] as const)('at a gain of %d and a surprise of %d', (gain, amount, wanted) => {
    expect(merge(text, 'en', { 'exteriour|exterior': gain }, amount)).toEqual(wanted);
  });
});

describe('a change that the model is certain of', () => {
  it('is reported behind a slip too', () => {
    expect(
      merge('Succesfuly past the course in May', 'en', { 'past|passed': 5.2 }, 5),
    ).toContainEqual('past → passed');
  });

  it('is reported of a first word that is none', () => {
    expect(merge('Ise de guía en el museo', 'es', { 'Ise|Hice': 10.3 }, 10)).toEqual([
      'Ise → Hice',
    ]);
    expect(merge('Hago de guía en el museo', 'es', { 'Hago|Hice': 10.3 }, 10)).toEqual([]);
  });

  it('is reported of a first word that is written like the one that was meant', () => {
    const slips = { 'Tubo|Tuvo': 5.5 };
    expect(merge('Tubo a su cargo la cocina', 'es', slips, 10)).toEqual(['Tubo → Tuvo']);
    expect(merge('Rise purchase orders', 'en', { 'Rise|Raise': 7.5 }, 10)).toEqual([
      'Rise → Raise',
    ]);
    expect(merge('Rise purchase orders', 'en', { 'Rise|Raise': 3 }, 10)).toEqual([]);
  });

  it('is not needed for what is no word and sounds like one in use', () => {
    const text = 'Siempre con el bisto bueno de la jefa';
    expect(merge(text, 'es', { 'bisto|visto': -10 }, 0.1)).toEqual(['bisto → visto']);
  });

  it('is no preposition where the person tells what they do', () => {
    const lacks = (text: string, at: number) => {
      const correction = { from: at, to: at, replacement: ' de', gain: 7 };
      const input = { text, language: 'es' as const, known: new Set<string>() };
      return mergeReading(input, [], { corrections: [correction], surprises: [] }, words);
    };
    expect(lacks('Cambio tapas y medias suelas', 6)).toEqual([]);
    expect(lacks('Responsable caja del turno', 11)).toHaveLength(1);
  });
});

it.each(['greiving', 'acheived', 'carots', 'tidyed'])(
  'letters that no word has in that order are no word of a trade: %s',
  (typed) => {
    const text = `Kept the ${typed} in the back of the shop`;
    const found = proofreadText({ text, language: 'en', known: new Set() }, words);
    const meant = found[0]?.suggestions[0] ?? '';
    expect(merge(text, 'en', { [`${typed}|${meant}`]: -9 })).toEqual([`${typed} → ${meant}`]);
  },
);
