import type { Shape } from './page-content';
import type { Segment } from './segment';

/** Browsers and some PDF writers draw list bullets as small shapes instead of characters. */
export function markDrawnBullets(
  segments: readonly Segment[],
  shapes: readonly Shape[],
): Segment[] {
  const dots = shapes.filter(
    (shape) => isDot(shape) && !isOnTimeline(shape, shapes) && !isInsideIcon(shape, shapes),
  );
  if (dots.length === 0) return [...segments];
  return segments.map((one) =>
    !one.bullet && dots.some((dot) => isBulletOf(dot, one)) ? { ...one, bullet: true } : one,
  );
}

function isBulletOf(dot: Shape, segment: Segment): boolean {
  const gapPt = segment.leftPt - dot.rightPt;
  const middlePt = segment.baselinePt - 0.3 * segment.sizePt;
  return (
    gapPt > -1 &&
    gapPt < 2.5 * segment.sizePt &&
    Math.abs((dot.topPt + dot.bottomPt) / 2 - middlePt) < 0.35 * segment.sizePt &&
    dot.bottomPt - dot.topPt < 0.6 * segment.sizePt
  );
}

function isDot(shape: Shape): boolean {
  const width = shape.rightPt - shape.leftPt;
  const height = shape.bottomPt - shape.topPt;
  return (
    width >= 1 &&
    width <= 9 &&
    height >= 1 &&
    height <= 9 &&
    width / height < 1.7 &&
    height / width < 1.7
  );
}

/** Dots strung on a vertical line mark places in time, not items of a list. */
function isOnTimeline(dot: Shape, shapes: readonly Shape[]): boolean {
  const x = (dot.leftPt + dot.rightPt) / 2;
  return shapes.some(
    (shape) =>
      shape.rightPt - shape.leftPt < 4 &&
      shape.bottomPt - shape.topPt > 15 &&
      Math.abs((shape.leftPt + shape.rightPt) / 2 - x) < 3 &&
      shape.topPt < dot.bottomPt + 6 &&
      shape.bottomPt > dot.topPt - 6,
  );
}

/** Icons have dots too: a pin, an @, the eye of a bird. */
function isInsideIcon(dot: Shape, shapes: readonly Shape[]): boolean {
  return shapes.some(
    (shape) =>
      shape !== dot &&
      shape.rightPt - shape.leftPt < 30 &&
      shape.bottomPt - shape.topPt < 30 &&
      shape.rightPt - shape.leftPt > 1.5 * (dot.rightPt - dot.leftPt) &&
      shape.leftPt <= dot.leftPt + 1 &&
      shape.rightPt >= dot.rightPt - 1 &&
      shape.topPt <= dot.topPt + 1 &&
      shape.bottomPt >= dot.bottomPt - 1,
  );
}
