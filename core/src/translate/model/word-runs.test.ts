import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countNewRuns, listRuns, readKnownRuns, writeKnownRuns } from './word-runs';

it('lists three words in a row, with the ends of the text and without numbers', () => {
  expect(listRuns('Led 12 people.')).toEqual(['<s> led people', 'led people </s>']);
  expect(listRuns('Sales')).toEqual(['<s> sales </s>']);
  expect(listRuns('A customers’ panel | here')).toEqual(listRuns("a customers' panel here"));
  expect(listRuns('')).toEqual([]);
});

it('passes over names, which the model never saw', () => {
  const hidden = [{ kind: 'name', written: 'Acme Foods' }] as const;
  expect(listRuns('Sales for Acme Foods in the north', hidden)).toEqual([
    '<s> sales for',
    'in the north',
    'the north </s>',
  ]);
});

it('knows what was written down, whatever it is, and little else', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 50 }), (runs) => {
      const knows = readKnownRuns(writeKnownRuns(new Set(runs)));
      expect(runs.every(knows)).toBe(true);
    }),
  );
  const numbers = Array.from({ length: 20_000 }, (_, at) => `run ${at}`);
  const knows = readKnownRuns(writeKnownRuns(new Set(numbers.slice(0, 10_000))));
  expect(numbers.slice(10_000).filter(knows).length).toBeLessThan(400);
});

it('an empty table knows nothing', () => {
  expect(countNewRuns('Led a team', [], readKnownRuns(new Uint8Array()))).toBe(3);
});
