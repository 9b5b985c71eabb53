import type { Shape } from './page-content';
import type { Segment } from './segment';

/** Browsers and some PDF writers draw list bullets as small shapes or pictures instead of characters. */
export function markDrawnBullets(
  segments: readonly Segment[],
  shapes: readonly Shape[],
): Segment[] {
  const dots = shapes.filter(
    (shape) => isDot(shape) && !isOnTimeline(shape, shapes) && !isInsideIcon(shape, shapes),
  );
  const marked = new Set([
    ...segments.filter((one) => dots.some((dot) => isBulletOf(dot, one))),
    ...findPictured(segments, shapes),
  ]);
  return segments.map((one) => (!one.bullet && marked.has(one) ? { ...one, bullet: true } : one));
}

const LEAST_ALIKE = 3;

/** Ticks and arrows as high as the text: the same mark at the same edge before line after line of the text. */
function findPictured(segments: readonly Segment[], shapes: readonly Shape[]): readonly Segment[] {
  const sizePt = usualSize(segments);
  const lines = segments.filter((one) => one.sizePt === sizePt && !one.bold);
  const groups = new Map<string, { readonly shape: Shape; readonly lines: Set<Segment> }>();
  for (const shape of shapes) {
    const line = isHighAsText(shape, sizePt)
      ? lines.find((one) => isBeforeLine(shape, one))
      : undefined;
    if (line === undefined) continue;
    const width = shape.rightPt - shape.leftPt;
    const key = [shape.leftPt, width, shape.bottomPt - shape.topPt].map(Math.round).join(' ');
    const group = groups.get(key) ?? { shape, lines: new Set<Segment>() };
    group.lines.add(line);
    groups.set(key, group);
  }
  // One of each group is enough: a page may have thousands of shapes.
  return [...groups.values()]
    .filter((group) => group.lines.size >= LEAST_ALIKE && !isOnTimeline(group.shape, shapes))
    .flatMap((group) => [...group.lines]);
}

/** The size most letters have. */
function usualSize(segments: readonly Segment[]): number {
  const letters = new Map<number, number>();
  for (const { sizePt, text } of segments)
    letters.set(sizePt, (letters.get(sizePt) ?? 0) + text.length);
  return [...letters].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0];
}

function isHighAsText({ leftPt, rightPt, topPt, bottomPt }: Shape, sizePt: number): boolean {
  const isHigh = bottomPt - topPt > 0.3 * sizePt && bottomPt - topPt < 1.2 * sizePt;
  return isHigh && rightPt - leftPt > 0.3 * sizePt && rightPt - leftPt < 1.5 * sizePt;
}

function isBeforeLine(shape: Shape, line: Segment): boolean {
  const gapPt = line.leftPt - shape.rightPt;
  const middlePt = line.baselinePt - 0.3 * line.sizePt;
  const offPt = Math.abs((shape.topPt + shape.bottomPt) / 2 - middlePt);
  return gapPt > -1 && gapPt < 2 * line.sizePt && offPt < 0.4 * line.sizePt;
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
