import type { SourceLine } from '@trayecto/core/import/layout';
import type { RecognisedLine } from './ocr-engine';

/** Shorter baselines say little about how a page lies. */
const LEAST_LENGTH_PX = 200;
const LEAST_LINES = 3;
const LEAST_SLOPE = 0.002;
const MOST_SLOPE = 0.06;

type Box = RecognisedLine['baseline'];

/** How far the page leans: down by this much for each step to the right. Zero for one that lies straight. */
export function findSlope(lines: readonly RecognisedLine[]): number {
  const slopes = lines
    .filter(({ baseline }) => baseline.x1 - baseline.x0 >= LEAST_LENGTH_PX)
    .map(({ baseline }) => (baseline.y1 - baseline.y0) / (baseline.x1 - baseline.x0))
    .sort((a, b) => a - b);
  const slope = slopes.length < LEAST_LINES ? 0 : (slopes[slopes.length >> 1] ?? 0);
  return Math.abs(slope) < LEAST_SLOPE || Math.abs(slope) > MOST_SLOPE ? 0 : slope;
}

/** Where a box would be on a page that lies straight. */
export function turnBox(box: Box, slope: number): Box {
  const right = slope * ((box.y0 + box.y1) / 2);
  const down = slope * ((box.x0 + box.x1) / 2);
  return { x0: box.x0 + right, y0: box.y0 - down, x1: box.x1 + right, y1: box.y1 - down };
}

/** The lines as they would be on a page that lies straight, so that what is below each other is so by its numbers too. */
export function straighten(
  lines: readonly RecognisedLine[],
  slope: number,
): readonly RecognisedLine[] {
  if (slope === 0) return lines;
  const turn = (box: Box) => turnBox(box, slope);
  return lines.map((line) => ({
    ...line,
    baseline: turn(line.baseline),
    words: line.words.map((word) => ({ ...word, bbox: turn(word.bbox) })),
  }));
}

/** Where the lines are on the page as it lies: the review marks them there. */
export function leanBoxes(
  lines: readonly SourceLine[],
  slopeOf: (page: number) => number,
): readonly SourceLine[] {
  return lines.map((line) => {
    const slope = slopeOf(line.page);
    if (slope === 0 || line.boxes === undefined) return line;
    const boxes = line.boxes.map(([x, y, width, height, length]) => {
      const down = slope * (x + width / 2);
      return [x - slope * (y + height / 2), y + down, width, height, length] as const;
    });
    return { ...line, boxes };
  });
}
