import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareLines, measureSame } from '.';

const stem = fc.constantFrom(
  ...['sql', 'reconcil', 'reconcili', 'conci', 'banc', 'http', 'a', 'client', 'clientel'],
  ...['analis', 'analist', 'dat', 'xyzzy', 'xyzzyq'],
);

it('how much of a name is said in the same words is what the full comparison says of it', () => {
  fc.assert(
    fc.property(fc.array(stem), fc.array(stem), (wanted, line) => {
      expect(measureSame(wanted, line)).toBe(compareLines(wanted, line).same);
    }),
  );
});
