import type { GlyphStyle } from '@trayecto/core/import/layout';
import type { DrawnGlyph } from './read-glyphs';

/** Letters drawn closer than this must represent something else: no font is so narrow. */
const NARROWEST_LETTER_EM = 0.16;
const USUAL_LETTER_EM = 0.5;
/** With less room than this the words name the picture; what they name follows in its own letters. */
const LEAST_ROOM_EM = 0.35;
const FEWEST_LETTERS = 3;

/**
 * Accessible files say in words what an icon and the value beside it mean. The engine hands these words over squeezed
 * into the icon and leaves the drawn letters out: they are given back the room they take on the page.
 */
export function spreadReplacementText(glyphs: readonly DrawnGlyph[]): readonly DrawnGlyph[] {
  const groups = squeezedGroups(glyphs);
  if (groups.length === 0) return glyphs;
  const spread = [...glyphs];
  const plain = new Map<GlyphStyle, GlyphStyle>();
  for (const { start, end } of groups) {
    const group = glyphs.slice(start, end);
    const [first] = group;
    if (!first) continue;
    const { sizePt } = first.style;
    const roomPt = roomBeside(first, glyphs, start, end);
    const letterPt = Math.min(USUAL_LETTER_EM * sizePt, roomPt / group.length);
    if (letterPt < LEAST_ROOM_EM * sizePt) continue;
    group.forEach((glyph, index) => {
      const leftPt = first.leftPt + index * letterPt;
      const style = withoutPictures(glyph.style, plain);
      spread[start + index] = { ...glyph, style, leftPt, rightPt: leftPt + letterPt };
    });
  }
  return spread;
}

function squeezedGroups(glyphs: readonly DrawnGlyph[]): { start: number; end: number }[] {
  const groups: { start: number; end: number }[] = [];
  let start = 0;
  for (let index = 1; index <= glyphs.length; index++) {
    if (glyphs[index]?.textObject === glyphs[start]?.textObject) continue;
    const first = glyphs[start];
    const last = glyphs[index - 1];
    const letters = index - start;
    if (first && last && letters >= FEWEST_LETTERS) {
      const widthPt = last.rightPt - first.leftPt;
      if (widthPt >= 0 && widthPt < NARROWEST_LETTER_EM * first.style.sizePt * letters)
        groups.push({ start, end: index });
    }
    start = index;
  }
  return groups;
}

/** How far it is to what comes next on the line, or to the edge of the text. */
function roomBeside(
  first: DrawnGlyph,
  glyphs: readonly DrawnGlyph[],
  start: number,
  end: number,
): number {
  let nearestPt = glyphs.reduce((most, glyph) => Math.max(most, glyph.rightPt), 0);
  glyphs.forEach((glyph, index) => {
    if ((index >= start && index < end) || glyph.text.trim() === '') return;
    const isBeside = Math.abs(glyph.baselinePt - first.baselinePt) < 0.5 * first.style.sizePt;
    if (isBeside && glyph.leftPt > first.leftPt) nearestPt = Math.min(nearestPt, glyph.leftPt);
  });
  return nearestPt - first.leftPt;
}

function withoutPictures(style: GlyphStyle, plain: Map<GlyphStyle, GlyphStyle>): GlyphStyle {
  if (style.pictures === undefined) return style;
  const known = plain.get(style);
  if (known) return known;
  const { pictures: _, ...rest } = style;
  plain.set(style, rest);
  return rest;
}
