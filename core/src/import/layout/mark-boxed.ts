import type { Shape } from './page-content';
import type { Segment } from './segment';

const FARTHEST_EDGE_EM = 1.3;
const TALLEST_EM = 2.8;
const MOST_BOXES = 600;

/** Skills and tags are often drawn each in its own box, with little room between two of them. */
export function markBoxed(segments: readonly Segment[], shapes: readonly Shape[]): Segment[] {
  const boxes = shapes.filter(isTagSized).slice(0, MOST_BOXES);
  if (boxes.length < 2) return [...segments];
  return segments.map((one) =>
    boxes.some((box) => isAround(box, one)) ? { ...one, isBoxed: true } : one,
  );
}

function isTagSized({ leftPt, rightPt, topPt, bottomPt }: Shape): boolean {
  const heightPt = bottomPt - topPt;
  return heightPt >= 8 && heightPt <= 40 && rightPt - leftPt >= 10 && rightPt - leftPt <= 300;
}

function isAround(box: Shape, { leftPt, rightPt, topPt, bottomPt, sizePt }: Segment): boolean {
  const beforePt = leftPt - box.leftPt;
  const afterPt = box.rightPt - rightPt;
  const farthestPt = FARTHEST_EDGE_EM * sizePt;
  return (
    beforePt > 0 &&
    beforePt < farthestPt &&
    afterPt > 0 &&
    afterPt < farthestPt &&
    box.topPt <= topPt + 1 &&
    box.bottomPt >= bottomPt - 0.2 * sizePt &&
    box.bottomPt - box.topPt < TALLEST_EM * sizePt
  );
}
