import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ComparedLines, compareLines } from '.';

const stem = fc.constantFrom(
  ...['sql', 'reconcil', 'reconcili', 'conci', 'banc', 'http', 'a', 'client', 'clientel'],
  ...['analis', 'analist', 'dat', 'factur', 'contab', 'xyzzy', 'xyzzyq'],
);
const stems = fc.array(stem, { maxLength: 6 });

it('each line is as like what is wanted as when it is compared alone', () => {
  fc.assert(
    fc.property(fc.array(stems), fc.array(stems), (lines, asked) => {
      const compared = new ComparedLines(lines);
      for (const wanted of asked) {
        const { alike, about } = compared.compare(wanted);
        lines.forEach((line, at) => {
          const alone = compareLines(wanted, line);
          expect(alike[at]).toBe(alone.alike);
          // A word that is there twice is added as its double: the last digit may be another.
          expect(about[at]).toBeCloseTo(alone.about, 12);
        });
      }
    }),
  );
});

it('what one line says better than another is told', () => {
  const compared = new ComparedLines([['factur'], ['xyzzy']]);
  expect(compared.findSaidBetter(['factur'], 0, 1)).toBe(1);
  expect(compared.findSaidBetter(['factur'], 1, 0)).toBe(0);
});
