import type { Wall } from './drawn-marks';
import type { Segment } from './segment';

const LEAST_BESIDE = 2;
const MOST_OVER = 0.35;

/**
 * An address has no space to be broken at, so a long one sticks out of its coloured panel. The columns are found as if it
 * ended at the panel's edge, where the lines above and below it do.
 */
export function endAtWalls(
  segments: readonly Segment[],
  walls: readonly Wall[],
): readonly Segment[] {
  if (walls.length === 0) return segments;
  return segments.map((one) => {
    const wall = one.text.includes(' ')
      ? undefined
      : walls.find((each) => sticksOut(one, each, segments));
    if (wall === undefined) return one;
    return { ...one, rightPt: wall.xPt, overPt: one.rightPt - wall.xPt };
  });
}

function sticksOut(one: Segment, { xPt, topPt, bottomPt }: Wall, all: readonly Segment[]): boolean {
  const roomPt = xPt - one.leftPt;
  const overPt = one.rightPt - xPt;
  if (roomPt <= 0 || overPt <= 1 || overPt > MOST_OVER * roomPt) return false;
  if (one.baselinePt < topPt || one.baselinePt > bottomPt) return false;
  const beside = all.filter(
    (other) => Math.abs(other.leftPt - one.leftPt) < 1 && other.rightPt <= xPt + 1,
  );
  return beside.length >= LEAST_BESIDE;
}
