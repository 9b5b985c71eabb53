import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listSuggestions } from '../../../test/proofreading';

const pick = <T>(...all: readonly T[]) => fc.constantFrom(...all);
const starts = pick(
  'Work the denials queue',
  'Coach the under-elevens on Saturdays',
  'Manage the petty cash, order stationery',
  'Repair pumps for two farms',
);
const pasts = pick(
  ...([
    ['wrote', 'write'],
    ['drove', 'drive'],
    ['took', 'take'],
    ['gave', 'give'],
    ['drew', 'draw'],
    ['grew', 'grow'],
  ] as const),
);
const objects = pick('the letters', 'a report each month', 'plans for the owner', 'appeals');

it('a row of actions in the present has no past', () => {
  fc.assert(
    fc.property(starts, pasts, objects, (start, [past, base], object) => {
      const found = listSuggestions(`${start} and ${past} ${object}`, 'en');
      expect(found).toContain(`${past} → ${base}`);
      expect(listSuggestions(`${start} and ${base} ${object}`, 'en')).toEqual([]);
    }),
  );
});

it.each([
  'Set the tables and wrote the menus',
  'Put up fences and drove the tractor',
  'Check the oil and saw to the tyres',
])('what began in either tense may go on in the past: %s', (text) => {
  expect(listSuggestions(text, 'en')).toEqual([]);
});
