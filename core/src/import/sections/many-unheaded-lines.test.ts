import { expect, it } from 'vitest';
import type { CvLine } from '../lines/cv-line';
import { openUnheaded } from './open-unheaded';

/** How often it is asked where a line stands, of so many lines that say nothing of what they are. */
function countAsked(count: number): number {
  let asked = 0;
  const lines = Array.from({ length: count }, (_, at): CvLine => {
    const text = `soldadura x${at}q`;
    const numbers = [at];
    return {
      get numbers() {
        asked += 1;
        return numbers;
      },
      ...{ text, cells: [text], bullet: false, gapBefore: true, breakBefore: false },
      ...{ look: { page: 1 }, links: [] },
    };
  });
  openUnheaded([{ kind: 'header', label: '', headingNumbers: [], lines }], null, false);
  return asked;
}

it('of four times as many lines under no heading it is asked four times as often what they are', () => {
  expect(countAsked(400)).toBeGreaterThan(0);
  expect(countAsked(1_600)).toBeLessThan(5 * countAsked(400));
});
