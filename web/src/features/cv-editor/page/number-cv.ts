import type { Cv } from '@trayecto/core/cv';

const numbers = new WeakMap<Cv, number>();
let last = 0;

/** States of a CV in the order in which they were first met: of two, the later one has the higher number. */
export function numberCv(cv: Cv): number {
  const known = numbers.get(cv);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(cv, last);
  return last;
}
