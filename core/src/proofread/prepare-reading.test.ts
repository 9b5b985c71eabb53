import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listSuggestions, openLexicons } from '../../test/proofreading';
import type { Finding } from './finding';
import { mendText } from './mend-text';
import { prepareReading } from './prepare-reading';

describe('a text without its certain slips', () => {
  it('has all else as it was, and knows where that is', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/);
    const part = fc.record({ word, put: fc.option(word) });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
        let at = 0;
        const findings: Finding[] = [];
        const kept: { readonly from: number; readonly to: number }[] = [];
        for (const { word: own, put } of parts) {
          const place = { from: at, to: at + own.length };
          if (put === null) kept.push(place);
          else findings.push({ ...place, kind: 'spelling', suggestions: [put], isSure: true });
          at = place.to + 1;
        }
        const text = parts.map((one) => one.word).join(' ');
        const mended = mendText(text, findings);
        expect(mended.text).toBe(parts.map((one) => one.put ?? one.word).join(' '));
        for (const place of kept) expect(mended.isMended(place)).toBe(false);
        const places = [...mended.text.matchAll(/[a-z]+/g)].map(({ 0: found, index }) => ({
          from: index,
          to: index + found.length,
        }));
        expect(places.flatMap(mended.placeBack)).toEqual(kept);
      }),
    );
  });
});

describe('a line with a slip that is certain', () => {
  it('is read without it too, and each word is judged where the model sees it best', () => {
    const text = 'Looking foward to hear from you soon';
    const { own, mended, join } = prepareReading(text, 'en', openLexicons());
    expect(own.text).toBe(text);
    expect(mended?.text).toBe('Looking forward to hear from you soon');
    const [slip, verb] = [
      { from: 8, to: 14 },
      { from: 18, to: 22 },
    ];
    const reading = join(
      {
        corrections: [
          { ...slip, replacement: 'forward', gain: -6 },
          { ...verb, replacement: 'hearing', gain: -1 },
        ],
        surprises: [],
      },
      {
        corrections: [{ from: 19, to: 23, replacement: 'hearing', gain: 4 }],
        surprises: [{ from: 8, to: 15, amount: 1 }],
      },
    );
    expect(reading).toEqual({
      corrections: [
        { ...slip, replacement: 'forward', gain: -6 },
        { ...verb, replacement: 'hearing', gain: 4 },
      ],
      surprises: [],
    });
  });

  it('is not read twice without one', () => {
    const { mended } = prepareReading('Looking forward to it', 'en', openLexicons());
    expect(mended).toBeUndefined();
  });

  it('hides no other one, and makes no right word look wrong', () => {
    expect(listSuggestions('Could of been promoted twice', 'en')).toEqual(['of → have']);
    expect(listSuggestions('Looking foward to hear from you', 'en')).toContain('hear → hearing');
  });
});

describe('what is right', () => {
  it.each([
    ['en', 'Cooked jollof and moi moi for parties'],
    ['es', 'Auxiliar con Contaplus y Nominasol'],
    ['es', 'Nóminas con A3nom'],
  ] as const)('%s: %s', (language, text) => {
    expect(listSuggestions(text, language)).toEqual([]);
  });

  it('is not taken for what hides its look', () => {
    expect(listSuggestions('Manejo de Powerpoint y Excel', 'es')).toEqual([
      'Powerpoint → PowerPoint',
    ]);
    expect(listSuggestions('Kept the the keys', 'en')).toEqual(['the the → the']);
  });
});
