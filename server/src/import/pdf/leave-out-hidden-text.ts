import type { Box, GlyphStyle } from '@trayecto/core/import/layout';
import { isTooSmall, LEAST_CONTRAST } from '../reader-limits';
import type { PageSpace } from './page-space';
import type { DrawnGlyph } from './read-glyphs';
import type { DrawnShape, PageDrawing } from './read-shapes';

/** Keeps what a person looking at the page can see. `groundOf` draws what is around a box, and tells how light it is. */
export function leaveOutHiddenText(
  glyphs: readonly DrawnGlyph[],
  drawing: PageDrawing,
  space: PageSpace,
  groundOf: (box: Box) => number | null,
): DrawnGlyph[] {
  const onPage = glyphs.filter((glyph) => isOnPage(glyph, space));
  const outlines = drawing.shapes.filter((shape) => shape.filled);
  const outlined = findOutlinedText(onPage, outlines);
  // A list for each of thousands of letters would cost more than all the rest here.
  const painted: DrawnGlyph[] = [];
  for (const glyph of onPage)
    if (glyph.isPainted) painted.push(glyph);
    else if (outlined.has(glyph.textObject)) painted.push(embolden(glyph));
  // A scan with a text layer shows the picture and hides the text that belongs to it.
  const isScanWithText =
    painted.length * 10 < onPage.length && drawing.shapes.some((shape) => isPageWide(shape, space));
  if (isScanWithText) return onPage;
  const doubtful = new Map<string, boolean>();
  const isDoubtful = (color: string) => {
    const known = doubtful.get(color);
    if (known !== undefined) return known;
    const ink = readHex(color);
    const found =
      isLike(ink, WHITE) || outlines.some(({ color: back }) => back && isLike(ink, back));
    doubtful.set(color, found);
    return found;
  };
  const isOnPattern = patternFinder(groundOf);
  return painted.filter((glyph) => {
    if (isTooSmall(glyph.style.sizePt)) return false;
    return !isDoubtful(glyph.style.color) || standsOut(glyph, outlines, drawing, isOnPattern);
  });
}

const MOST_GROUNDS = 60;
const STRETCH_PT = 60;

/** The engine calls a gradient white, so for letters in white the page itself is asked, once for each stretch of a line. */
function patternFinder(groundOf: (box: Box) => number | null): (glyph: DrawnGlyph) => boolean {
  const known = new Map<string, boolean>();
  return ({ leftPt, rightPt, topPt, bottomPt, baselinePt, style }) => {
    const key = `${Math.round(baselinePt)}|${Math.floor(leftPt / STRETCH_PT)}|${style.color}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= MOST_GROUNDS) return false;
    const more = style.sizePt / 4;
    const box = {
      leftPt: leftPt - more,
      rightPt: rightPt + more,
      topPt: topPt - more,
      bottomPt: bottomPt + more,
    };
    const ground = groundOf(box);
    const isSeen = ground !== null && 255 - ground >= LEAST_CONTRAST;
    known.set(key, isSeen);
    return isSeen;
  };
}

const LEAST_OUTLINED = 0.6;

/** Browsers draw a weight that the font has not as outlines, and lay the letters over them in no ink at all. */
function findOutlinedText(
  glyphs: readonly DrawnGlyph[],
  shapes: readonly DrawnShape[],
): ReadonlySet<number> {
  const counts = new Map<number, { letters: number; outlined: number }>();
  for (const glyph of glyphs) {
    if (!glyph.isTransparent || glyph.text.trim() === '') continue;
    const count = counts.get(glyph.textObject) ?? { letters: 0, outlined: 0 };
    count.letters += 1;
    if (shapes.some((shape) => isOutlineOf(shape, glyph))) count.outlined += 1;
    counts.set(glyph.textObject, count);
  }
  const found = [...counts].filter(([, one]) => one.outlined >= LEAST_OUTLINED * one.letters);
  return new Set(found.map(([textObject]) => textObject));
}

/** As high as letters are, and drawn where the letter is; an area behind text is higher than its line. */
function isOutlineOf(shape: DrawnShape, glyph: DrawnGlyph): boolean {
  const { sizePt } = glyph.style;
  const heightPt = shape.bottomPt - shape.topPt;
  if (heightPt > 1.05 * sizePt || heightPt < 0.05 * sizePt) return false;
  const middlePt = (glyph.leftPt + glyph.rightPt) / 2;
  return (
    shape.leftPt <= middlePt &&
    shape.rightPt >= middlePt &&
    shape.bottomPt > glyph.baselinePt - 0.9 * sizePt &&
    shape.topPt < glyph.baselinePt &&
    shape.bottomPt < glyph.baselinePt + 0.4 * sizePt
  );
}

const bolder = new WeakMap<GlyphStyle, GlyphStyle>();

function embolden(glyph: DrawnGlyph): DrawnGlyph {
  const style = bolder.get(glyph.style) ?? { ...glyph.style, bold: true };
  bolder.set(glyph.style, style);
  return { ...glyph, style, isPainted: true };
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

const WHITE = [255, 255, 255] as const;

function standsOut(
  glyph: DrawnGlyph,
  backgrounds: readonly DrawnShape[],
  drawing: PageDrawing,
  isOnPattern: (glyph: DrawnGlyph) => boolean,
): boolean {
  const behind = backgroundOf(glyph, backgrounds, drawing);
  if (behind === 'picture') return true;
  const ink = readHex(glyph.style.color);
  if (!isLike(ink, behind)) return true;
  return behind !== WHITE && behind.every((part) => part === 255) && isOnPattern(glyph);
}

function isLike(a: readonly number[], b: readonly number[]): boolean {
  return a.every((part, index) => Math.abs(part - (b[index] ?? 255)) < LEAST_CONTRAST);
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
      !isOutlineOf(shape, glyph) &&
      shape.leftPt <= x &&
      shape.rightPt >= x &&
      shape.topPt <= y &&
      shape.bottomPt >= y,
  );
  if (!behind) return WHITE;
  return behind.color ?? 'picture';
}

function readHex(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
