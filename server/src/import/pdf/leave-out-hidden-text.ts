import type { PageSpace } from './page-space';
import type { DrawnGlyph } from './read-glyphs';
import type { DrawnShape, PageDrawing } from './read-shapes';

const SMALLEST_READABLE_PT = 1.5;
const LEAST_CONTRAST = 14;

/** Keeps what a person looking at the page can see. */
export function leaveOutHiddenText(
  glyphs: readonly DrawnGlyph[],
  drawing: PageDrawing,
  space: PageSpace,
): DrawnGlyph[] {
  const onPage = glyphs.filter((glyph) => isOnPage(glyph, space));
  const painted = onPage.filter((glyph) => glyph.isPainted);
  // A scan with a text layer shows the picture and hides the text that belongs to it.
  const isScanWithText =
    painted.length * 10 < onPage.length && drawing.shapes.some((shape) => isPageWide(shape, space));
  if (isScanWithText) return onPage;
  const backgrounds = drawing.shapes.filter((shape) => shape.filled);
  return painted.filter((glyph) => isReadable(glyph, backgrounds, drawing));
}

function isOnPage(glyph: DrawnGlyph, space: PageSpace): boolean {
  const x = (glyph.leftPt + glyph.rightPt) / 2;
  const y = (glyph.topPt + glyph.bottomPt) / 2;
  return x > -2 && x < space.widthPt + 2 && y > -2 && y < space.heightPt + 2;
}

function isPageWide(shape: DrawnShape, space: PageSpace): boolean {
  const area = (shape.rightPt - shape.leftPt) * (shape.bottomPt - shape.topPt);
  return shape.filled && shape.color === undefined && area > 0.5 * space.widthPt * space.heightPt;
}

function isReadable(
  glyph: DrawnGlyph,
  backgrounds: readonly DrawnShape[],
  drawing: PageDrawing,
): boolean {
  if (glyph.style.sizePt < SMALLEST_READABLE_PT) return false;
  const ink = readHex(glyph.style.color);
  const isLight = Math.min(...ink) > 200;
  if (!isLight && backgrounds.length === 0) return true;
  const behind = backgroundOf(glyph, backgrounds, drawing);
  if (behind === 'picture') return true;
  return ink.some((part, index) => Math.abs(part - (behind[index] ?? 255)) >= LEAST_CONTRAST);
}

function backgroundOf(
  glyph: DrawnGlyph,
  backgrounds: readonly DrawnShape[],
  drawing: PageDrawing,
): readonly [number, number, number] | 'picture' {
  const x = (glyph.leftPt + glyph.rightPt) / 2;
  const y = glyph.baselinePt - 0.3 * glyph.style.sizePt;
  const order = drawing.textOrder.get(glyph.textObject) ?? Number.POSITIVE_INFINITY;
  const behind = backgrounds.findLast(
    (shape) =>
      shape.order < order &&
      shape.leftPt <= x &&
      shape.rightPt >= x &&
      shape.topPt <= y &&
      shape.bottomPt >= y,
  );
  if (!behind) return [255, 255, 255];
  return behind.color ?? 'picture';
}

function readHex(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
