import { describe, expect, it } from 'vitest';
import { markDrawnBullets } from './mark-drawn-bullets';
import type { Shape } from './page-content';
import type { Segment } from './segment';

const at = (text: string, index: number, look: Partial<Segment> = {}): Segment => ({
  text,
  leftPt: 60,
  rightPt: 60 + text.length * 5,
  topPt: 92 + index * 14,
  bottomPt: 102 + index * 14,
  baselinePt: 100 + index * 14,
  sizePt: 10,
  bold: false,
  italic: false,
  color: '#222222',
  runs: [],
  bullet: false,
  links: [],
  ...look,
});

/** A tick before the line of this index, nearly as high as the text. */
const tick = (index: number, widthPt = 9): Shape => ({
  leftPt: 44,
  rightPt: 44 + widthPt,
  topPt: 93 + index * 14,
  bottomPt: 101 + index * 14,
  filled: false,
});

const texts = ['Wrote the protocol', 'Trained sixty nurses', 'Cut waiting times', 'Ran the ward'];
const read = (look: Partial<Segment>, shapes: readonly Shape[]) =>
  markDrawnBullets(
    [...texts.map((text, index) => at(text, index, look)), at('x'.repeat(200), 9)],
    shapes,
  )
    .slice(0, texts.length)
    .map(({ bullet }) => bullet);

describe('marks drawn before lines', () => {
  it('are bullets when the same one is before line after line, however high', () => {
    expect(
      read(
        {},
        [0, 1, 3].map((index) => tick(index)),
      ),
    ).toEqual([true, true, false, true]);
  });

  it('are icons when each is another', () => {
    expect(read({}, [tick(0, 5), tick(1, 7), tick(2, 9), tick(3, 11)])).not.toContain(true);
  });

  it('are icons when there are two, or the lines are names and headings', () => {
    const all = texts.map((_, index) => tick(index));
    expect(read({}, all.slice(0, 2))).not.toContain(true);
    expect(read({}, [...all.slice(0, 2), ...all.slice(0, 2)])).not.toContain(true);
    expect(read({ bold: true }, all)).not.toContain(true);
    expect(read({ sizePt: 13 }, all)).not.toContain(true);
  });
});
