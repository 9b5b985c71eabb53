import { describe, expect, it } from 'vitest';
import { openLexicons } from '../../test/proofreading';
import { listHeardWords } from './heard-words';
import { mergeReading } from './merge-reading';
import { prepareReading } from './prepare-reading';

const lexicons = openLexicons();

/** What is reported where the model finds the other word so much likelier. */
function merge(text: string, typed: string, replacement: string, gain: number, known = '') {
  const from = text.indexOf(typed);
  const corrections = [{ from, to: from + typed.length, replacement, gain }];
  const input = { text, language: 'en' as const, known: new Set(known === '' ? [] : [known]) };
  return mergeReading(input, [], { corrections, surprises: [] }, lexicons).map(
    ({ from: start, to, suggestions: [first] }) => `${text.slice(start, to)} → ${first}`,
  );
}

const slips = [
  ['Check breaks, tires and lights before each trip', 'breaks', 'brakes'],
  ['Drew in silage bails with a New Holland', 'bails', 'bales'],
  ['Good with children and nervous patience', 'patience', 'patients'],
  ['Cooked stake to order', 'stake', 'steak'],
  ['Repaired shoe souls and cut keys', 'souls', 'soles'],
  ['Wrote letters for the principle of a college', 'principle', 'principal'],
] as const;

describe('words that sound like others', () => {
  it.each(slips)('are weighed by the model: %s', (text, typed, meant) => {
    const from = text.indexOf(typed);
    const wanted = { from, to: from + typed.length, replacement: meant };
    expect(prepareReading(text, 'en', lexicons).own.changes).toContainEqual(wanted);
  });

  it.each(slips)('are slips where the other fits nearly as well: %s', (text, typed, meant) => {
    expect(merge(text, typed, meant, -1.9)).toEqual([`${typed} → ${meant}`]);
    expect(merge(text, typed, meant, -3)).toEqual([]);
    expect(merge(text, typed, meant, -1.9, typed)).toEqual([]);
  });

  it('are seldom rare ones written for common ones', () => {
    const text = 'Checked the brakes and the patients';
    expect(merge(text, 'patients', 'patience', -1)).toEqual([]);
    expect(merge(text, 'patients', 'patience', 0.5)).toEqual(['patients → patience']);
  });

  it('are neither small words, names, two forms of a verb, nor two spellings', () => {
    const text = 'Build a store with Steel & Sons and practise the piece here';
    const heard = listHeardWords(text, lexicons.en).map(
      ({ from, to, replacement }) => `${text.slice(from, to)} ${replacement}`,
    );
    expect(heard).toContain('piece peace');
    for (const wrong of ['Build Built', 'with withe', 'Steel Steal', 'practise practice'])
      expect(heard).not.toContain(wrong);
  });
});
