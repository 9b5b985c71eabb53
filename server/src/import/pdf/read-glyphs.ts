import type { Box, Glyph, GlyphStyle } from '@trayecto/core/import/layout';
import { type FontStyle, readFontStyle } from './font-style';
import { type PageSpace, toBox } from './page-space';
import type { Pdfium, Scratch } from './pdfium-engine';

/** A character with what decides whether a person can see it. */
export interface DrawnGlyph extends Glyph {
  readonly textObject: number;
  readonly isPainted: boolean;
  readonly isUpright: boolean;
}

const INVISIBLE_RENDER_MODES = new Set([3, 7]);
const FILL_AND_STROKE = 2;

/** All characters the page draws, in drawing order, without those the engine made up. */
export function readGlyphs(
  engine: Pdfium,
  textPage: number,
  space: PageSpace,
  scratch: Scratch,
): DrawnGlyph[] {
  const count = engine.FPDFText_CountChars(textPage);
  const fonts = new Map<number, FontStyle>();
  const shapes = new Map<string, GlyphShape>();
  const styles = new Map<string, GlyphStyle>();
  const glyphs: DrawnGlyph[] = [];

  for (let index = 0; index < count; index++) {
    const textObject = engine.FPDFText_GetTextObject(textPage, index);
    if (!textObject) continue;
    const text = readCharacter(engine.FPDFText_GetUnicode(textPage, index));
    if (text === '') continue;
    if (text.trim() === '' && engine.FPDFText_IsGenerated(textPage, index) === 1) continue;
    engine.FPDFText_GetLooseCharBox(textPage, index, scratch.at);
    const [x1, y1] = [scratch.float(0), scratch.float(1)];
    const [x2, y2] = [scratch.float(2), scratch.float(3)];
    const box = toBox(space, x1, y1, x2, y2);
    const before = glyphs.at(-1);
    if (before && before.textObject === textObject && isSamePlace(before, box)) {
      glyphs[glyphs.length - 1] = { ...before, text: before.text + text };
      continue;
    }
    const fontKey = engine.FPDFTextObj_GetFont(textObject);
    const font = fonts.get(fontKey) ?? readFont(fontKey, index);
    const heightPt = box.bottomPt - box.topPt;
    const shapeKey = `${fontKey}|${heightPt.toFixed(2)}`;
    const shape = shapes.get(shapeKey) ?? readShape(shapeKey, index, box.bottomPt);
    const at = scratch.at;
    engine.FPDFText_GetFillColor(textPage, index, at, at + 4, at + 8, at + 12);
    const color = (scratch.uint(0) << 16) | (scratch.uint(1) << 8) | scratch.uint(2);
    const alpha = scratch.uint(3);
    const renderMode = engine.FPDFTextObj_GetTextRenderMode(textObject);
    const bold = font.bold || renderMode === FILL_AND_STROKE;
    glyphs.push({
      text,
      ...box,
      baselinePt: box.bottomPt - shape.belowBaselinePt,
      style: internStyle(shape.sizePt, { ...font, bold }, color),
      textObject,
      isPainted: alpha > 12 && !INVISIBLE_RENDER_MODES.has(renderMode),
      isUpright: shape.isUpright,
    });
  }
  return glyphs;

  function readFont(fontKey: number, index: number): FontStyle {
    const flagsAt = scratch.at + scratch.bytes - 8;
    engine.FPDFText_GetFontInfo(textPage, index, scratch.at, scratch.bytes - 16, flagsAt);
    const font = readFontStyle(scratch.utf8(), scratch.uint((scratch.bytes - 8) >> 2));
    fonts.set(fontKey, font);
    return font;
  }

  /** All characters of one font and height share these, and asking the engine is what takes time. */
  function readShape(shapeKey: string, index: number, bottomPt: number): GlyphShape {
    engine.FPDFText_GetMatrix(textPage, index, scratch.at);
    const [a, b, c, d] = [scratch.float(0), scratch.float(1), scratch.float(2), scratch.float(3)];
    const along = space.toPoint(a, b);
    const origin = space.toPoint(0, 0);
    engine.FPDFText_GetCharOrigin(textPage, index, scratch.at, scratch.at + 8);
    const start = space.toPoint(scratch.double(0), scratch.double(1));
    const sizePt = engine.FPDFText_GetFontSize(textPage, index) * Math.hypot(c, d);
    const shape = {
      sizePt: Math.round(sizePt * 10) / 10,
      belowBaselinePt: bottomPt - start.y,
      isUpright: Math.abs(along.y - origin.y) <= 0.2 * Math.abs(along.x - origin.x),
    };
    shapes.set(shapeKey, shape);
    return shape;
  }

  function internStyle(sizePt: number, font: FontStyle, color: number): GlyphStyle {
    const key = `${sizePt}|${font.bold}|${font.italic}|${font.pictures}|${color}`;
    const known = styles.get(key);
    if (known) return known;
    const style = { ...font, sizePt, color: `#${color.toString(16).padStart(6, '0')}` };
    styles.set(key, style);
    return style;
  }
}

interface GlyphShape {
  readonly sizePt: number;
  readonly belowBaselinePt: number;
  readonly isUpright: boolean;
}

/** One drawn ligature is handed over as its letters, all in the same place. */
function isSamePlace(a: Box, b: Box): boolean {
  return (
    a.leftPt === b.leftPt && a.rightPt === b.rightPt && a.topPt === b.topPt && a.rightPt > a.leftPt
  );
}

/** U+FFFE is how PDFium hands over a hyphen it saw at a line's end. */
function readCharacter(code: number): string {
  if (code === 0xfffe || code === 2) return '-';
  if (code === 0 || code === 0xffff || (code >= 0xd800 && code <= 0xdfff) || code > 0x10ffff)
    return '';
  return String.fromCodePoint(code);
}
