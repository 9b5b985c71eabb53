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
  const styles = new Map<string, GlyphStyle>();
  const glyphs: DrawnGlyph[] = [];

  for (let index = 0; index < count; index++) {
    if (engine.FPDFText_IsGenerated(textPage, index) === 1) continue;
    const text = readCharacter(engine.FPDFText_GetUnicode(textPage, index));
    if (text === '') continue;
    const textObject = engine.FPDFText_GetTextObject(textPage, index);
    const font = readFont(textObject, index);

    engine.FPDFText_GetMatrix(textPage, index, scratch.at);
    const [a, b, c, d] = [scratch.float(0), scratch.float(1), scratch.float(2), scratch.float(3)];
    const sizePt = engine.FPDFText_GetFontSize(textPage, index) * Math.hypot(c, d);
    const upwards = space.toPoint(a, b);
    const origin = space.toPoint(0, 0);
    const isUpright = Math.abs(upwards.y - origin.y) <= 0.2 * Math.abs(upwards.x - origin.x);

    engine.FPDFText_GetFillColor(
      textPage,
      index,
      scratch.at,
      scratch.at + 4,
      scratch.at + 8,
      scratch.at + 12,
    );
    const color = toHex(scratch.uint(0), scratch.uint(1), scratch.uint(2));
    const alpha = scratch.uint(3);
    const renderMode = textObject ? engine.FPDFTextObj_GetTextRenderMode(textObject) : 0;

    engine.FPDFText_GetCharOrigin(textPage, index, scratch.at, scratch.at + 8);
    const start = space.toPoint(scratch.double(0), scratch.double(1));
    engine.FPDFText_GetLooseCharBox(textPage, index, scratch.at);
    const box = toBox(
      space,
      scratch.float(0),
      scratch.float(1),
      scratch.float(2),
      scratch.float(3),
    );
    const before = glyphs.at(-1);
    if (before && before.textObject === textObject && isSamePlace(before, box)) {
      glyphs[glyphs.length - 1] = { ...before, text: before.text + text };
      continue;
    }
    glyphs.push({
      text,
      ...box,
      baselinePt: start.y,
      style: internStyle(sizePt, font, renderMode === FILL_AND_STROKE, color),
      textObject,
      isPainted: alpha > 12 && !INVISIBLE_RENDER_MODES.has(renderMode),
      isUpright,
    });
  }
  return glyphs;

  function readFont(textObject: number, index: number): FontStyle {
    const key = textObject ? engine.FPDFTextObj_GetFont(textObject) : 0;
    const known = key === 0 ? undefined : fonts.get(key);
    if (known) return known;
    const flagsAt = scratch.at + scratch.bytes - 8;
    engine.FPDFText_GetFontInfo(textPage, index, scratch.at, scratch.bytes - 16, flagsAt);
    const font = readFontStyle(scratch.utf8(), scratch.uint((scratch.bytes - 8) >> 2));
    fonts.set(key, font);
    return font;
  }

  function internStyle(sizePt: number, font: FontStyle, stroked: boolean, color: string) {
    const rounded = Math.round(sizePt * 10) / 10;
    const bold = font.bold || stroked;
    const key = `${rounded}|${bold}|${font.italic}|${font.pictures}|${color}`;
    const style = styles.get(key) ?? { ...font, sizePt: rounded, bold, color };
    styles.set(key, style);
    return style;
  }
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

function toHex(red: number, green: number, blue: number): string {
  return `#${[red, green, blue].map((part) => (part & 255).toString(16).padStart(2, '0')).join('')}`;
}
