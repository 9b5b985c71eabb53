import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTexts, type TextEdit } from './compare-texts';

const apply = (text: string, edits: readonly TextEdit[]) =>
  edits.reduceRight(
    (edited, { from, to, replacement }) => edited.slice(0, from) + replacement + edited.slice(to),
    text,
  );
const tidy = (text: string) => text.replaceAll(/\s+/g, '');

describe('how one text becomes another', () => {
  it.each([
    ['Atendí a las cliente en caja', 'Atendí a las clientas en caja', ['cliente → clientas']],
    ['Encargado la obra', 'Encargado de la obra', [' →  de']],
    ['de lunes a a viernes', 'de lunes a viernes', [' a → ']],
    ['sobretodo en verano', 'sobre todo en verano', ['sobretodo → sobre todo']],
    ['A parte de la tutoría', 'Aparte de la tutoría', ['A parte → Aparte']],
    [
      'the team ships often and learn',
      'the teams ship often and learns',
      ['team → teams', 'ships → ship', 'learn → learns'],
    ],
    ['Que los turnos', 'Los turnos', ['Que los → Los']],
    ['turnos y caja', 'Los turnos y caja', [' → Los ']],
    ['paneles que se dañan', 'paneles, que se dañan', [' → ,']],
    ['igual  que antes', 'igual que antes', []],
  ] as const)('%s', (before, after, wanted) => {
    const edits = compareTexts(before, after);
    expect(
      edits.map(({ from, to, replacement }) => `${before.slice(from, to)} → ${replacement}`),
    ).toEqual(wanted);
    expect(tidy(apply(before, edits))).toBe(tidy(after));
  });

  it('leads from any text to any other, and changes nothing in the same', () => {
    const text = fc
      .array(fc.constantFrom('el', 'la', 'casa', 'casas', ',', '(', ')', 'a', "it's", '\ue000'), {
        maxLength: 12,
      })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(tidy(apply(before, compareTexts(before, after)))).toBe(tidy(after));
        expect(compareTexts(before, before)).toEqual([]);
      }),
    );
  });
});
