import { type Box, type Glyph, type GlyphStyle, joinAccent } from '@trayecto/core/import/layout';
import { type FontStyle, readFontStyle } from './font-style';
import { type PageSpace, toBox } from './page-space';
import type { Pdfium, Scratch } from './pdfium-engine';
import { readTexCode } from './tex-codes';

/** A character with what decides whether a person can see it. */
export interface DrawnGlyph extends Glyph {
  readonly textObject: number;
  readonly isPainted: boolean;
  /** In ink that lets everything through; what shows may be outlines drawn beside it. */
  readonly isTransparent: boolean;
  readonly isUpright: boolean;
  /** Which font, where the file gives it no name. */
  readonly namelessFont?: number;
}

const INVISIBLE_RENDER_MODES = new Set([3, 7]);
const FILL_AND_STROKE = 2;
const LEAST_ALPHA = 12;

/** All characters the page draws, in drawing order, without those the engine made up. */
export function readGlyphs(
  engine: Pdfium,
  textPage: number,
  space: PageSpace,
  scratch: Scratch,
): DrawnGlyph[] {
  const calls = engine.pdfium.wasmExports;
  const count = engine.FPDFText_CountChars(textPage);
  const fonts = new Map<number, Font>();
  const styles = new Map<string, GlyphStyle>();
  const glyphs: DrawnGlyph[] = [];
  let look: ObjectLook | undefined;
  let before: DrawnGlyph | undefined;

  for (let index = 0; index < count; index++) {
    const textObject = calls.FPDFText_GetTextObject(textPage, index);
    if (!textObject) continue;
    if (look?.textObject !== textObject) look = readLook(textObject, index);
    const code = calls.FPDFText_GetUnicode(textPage, index);
    const text = readText(code, look.font);
    if (text === '') continue;
    if (text.trim() === '' && calls.FPDFText_IsGenerated(textPage, index) === 1) continue;
    calls.FPDFText_GetLooseCharBox(textPage, index, scratch.at);
    const [x1, y1] = [scratch.float(0), scratch.float(1)];
    const [x2, y2] = [scratch.float(2), scratch.float(3)];
    const box = toBox(space, x1, y1, x2, y2);
    if (before && before.textObject === textObject && isSamePlace(before, box)) {
      before = { ...before, text: joinCodes(before.text, text) };
      glyphs[glyphs.length - 1] = before;
      continue;
    }
    const { shapes } = look.font;
    const heightKey = Math.round((box.bottomPt - box.topPt) * 100);
    const shape = shapes.get(heightKey) ?? readShape(shapes, heightKey, index, box.bottomPt);
    before = {
      text,
      leftPt: box.leftPt,
      rightPt: box.rightPt,
      topPt: box.topPt,
      bottomPt: box.bottomPt,
      baselinePt: box.bottomPt - shape.belowBaselinePt,
      style: look.ink.styles.get(shape.sizePt) ?? readStyle(look.font, look.ink, shape.sizePt),
      textObject,
      isPainted: look.isPainted,
      isTransparent: look.isTransparent,
      isUpright: shape.isUpright,
      ...(look.font.isNameless && { namelessFont: look.font.key }),
    };
    glyphs.push(before);
  }
  return glyphs;

  /** What all characters of one object share: asking the engine for each of them is what takes time. */
  function readLook(textObject: number, index: number): ObjectLook {
    const fontKey = calls.FPDFTextObj_GetFont(textObject);
    const font = fonts.get(fontKey) ?? readFont(fontKey, index);
    const at = scratch.at;
    calls.FPDFText_GetFillColor(textPage, index, at, at + 4, at + 8, at + 12);
    const color = (scratch.uint(0) << 16) | (scratch.uint(1) << 8) | scratch.uint(2);
    const alpha = scratch.uint(3);
    const renderMode = calls.FPDFTextObj_GetTextRenderMode(textObject);
    const bold = font.style.bold || renderMode === FILL_AND_STROKE;
    const inkKey = 2 * color + (bold ? 1 : 0);
    const ink = font.inks.get(inkKey) ?? { bold, color, styles: new Map<number, GlyphStyle>() };
    font.inks.set(inkKey, ink);
    const isTransparent = alpha <= LEAST_ALPHA;
    const isPainted = !isTransparent && !INVISIBLE_RENDER_MODES.has(renderMode);
    return { textObject, font, ink, isPainted, isTransparent };
  }

  function readFont(fontKey: number, index: number): Font {
    const flagsAt = scratch.at + scratch.bytes - 8;
    const room = scratch.bytes - 16;
    const length = engine.FPDFText_GetFontInfo(textPage, index, scratch.at, room, flagsAt);
    const name = length > 1 ? scratch.utf8() : '';
    const style = readFontStyle(name, scratch.uint((scratch.bytes - 8) >> 2));
    const shapes = new Map<number, GlyphShape>();
    const font = {
      key: fontKey,
      style,
      isNameless: name === '',
      shapes,
      inks: new Map<number, Ink>(),
    };
    fonts.set(fontKey, font);
    return font;
  }

  function readShape(
    shapes: Map<number, GlyphShape>,
    heightKey: number,
    index: number,
    bottomPt: number,
  ): GlyphShape {
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
    shapes.set(heightKey, shape);
    return shape;
  }

  /** Alike styles are one object, which the layout counts on. */
  function readStyle(font: Font, ink: Ink, sizePt: number): GlyphStyle {
    const { italic, pictures } = font.style;
    const key = `${sizePt}|${ink.bold}|${italic}|${pictures}|${ink.color}`;
    const color = `#${ink.color.toString(16).padStart(6, '0')}`;
    const style = styles.get(key) ?? { ...font.style, bold: ink.bold, sizePt, color };
    styles.set(key, style);
    ink.styles.set(sizePt, style);
    return style;
  }
}

interface Font {
  readonly key: number;
  readonly style: FontStyle;
  readonly isNameless: boolean;
  /** By height, in hundredths of a point. */
  readonly shapes: Map<number, GlyphShape>;
  readonly inks: Map<number, Ink>;
}

/** A weight and colour of a font. */
interface Ink {
  readonly bold: boolean;
  readonly color: number;
  /** By size. */
  readonly styles: Map<number, GlyphStyle>;
}

interface ObjectLook {
  readonly textObject: number;
  readonly font: Font;
  readonly ink: Ink;
  readonly isPainted: boolean;
  readonly isTransparent: boolean;
}

interface GlyphShape {
  readonly sizePt: number;
  readonly belowBaselinePt: number;
  readonly isUpright: boolean;
}

/** A picture without a code is still drawn, and may be a list's sign or tell what is beside it. */
const NO_CODE = '\ufffd';

function readText(code: number, { isNameless, style }: Font): string {
  const text = (isNameless && readTexCode(code)) || readCharacter(code);
  return text === '' && style.pictures !== undefined ? NO_CODE : text;
}

/** One drawn ligature is handed over as its letters, all in the same place. */
function isSamePlace(a: Box, b: Box): boolean {
  return (
    a.leftPt === b.leftPt && a.rightPt === b.rightPt && a.topPt === b.topPt && a.rightPt > a.leftPt
  );
}

/** Some fonts give their hyphen two codes, and old ones draw an accent where its letter is. */
function joinCodes(before: string, text: string): string {
  if (before === '-' && text === '-') return before;
  return joinAccent(before, text) ?? before + text;
}

/**
 * U+FFFE is how PDFium hands over a hyphen it saw at a line's end. A soft or unbreakable hyphen that is drawn at all is
 * a hyphen: some fonts give every hyphen such a code, those in spans of time too.
 */
const HYPHENS: ReadonlySet<number> = new Set([0xfffe, 2, 0xad, 0x2010, 0x2011]);

function readCharacter(code: number): string {
  if (HYPHENS.has(code)) return '-';
  if (code === 0 || code === 0xffff || (code >= 0xd800 && code <= 0xdfff) || code > 0x10ffff)
    return '';
  return String.fromCodePoint(code);
}
