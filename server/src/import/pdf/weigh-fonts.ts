import type { Box, GlyphStyle } from '@trayecto/core/import/layout';
import type { DrawnGlyph } from './read-glyphs';

/** How much ink a box of the page has, from 0 to 1; null where there is none. */
type WeighInk = (box: Box) => number | null;

const MOST_FONTS = 16;
const MOST_LETTERS = 8;
const LEAST_LETTERS = 3;
const LEAST_GAIN = 1.18;

/**
 * Browsers and TeX write some fonts as drawings without a name, so nothing tells which is bold. The ink does: a font whose
 * letters have clearly more of it, size for size, than the same letters of the font that most of the text is in.
 */
export function weighFonts(glyphs: readonly DrawnGlyph[], weigh: WeighInk): readonly DrawnGlyph[] {
  const fonts = new Map<number, Map<string, DrawnGlyph>>();
  const counts = new Map<number, number>();
  for (const glyph of glyphs) {
    if (glyph.namelessFont === undefined || !isLetter(glyph)) continue;
    const letters = fonts.get(glyph.namelessFont) ?? new Map<string, DrawnGlyph>();
    fonts.set(glyph.namelessFont, letters);
    if (!letters.has(glyph.text)) letters.set(glyph.text, glyph);
    counts.set(glyph.namelessFont, (counts.get(glyph.namelessFont) ?? 0) + 1);
  }
  if (fonts.size < 2 || fonts.size > MOST_FONTS) return glyphs;
  const [usual] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most));
  const known = new Map<DrawnGlyph, number | null>();
  const inkOf = (glyph: DrawnGlyph): number | null => {
    const found = known.has(glyph) ? known.get(glyph) : weighLetter(glyph, weigh);
    known.set(glyph, found ?? null);
    return found ?? null;
  };
  const model = fonts.get(usual) ?? new Map<string, DrawnGlyph>();
  const heavy = new Set(
    [...fonts].flatMap(([font, letters]) =>
      font !== usual && gainOf(letters, model, inkOf) >= LEAST_GAIN ? [font] : [],
    ),
  );
  if (heavy.size === 0) return glyphs;
  const bolder = new Map<GlyphStyle, GlyphStyle>();
  return glyphs.map((glyph) => {
    if (glyph.namelessFont === undefined || !heavy.has(glyph.namelessFont)) return glyph;
    const style = bolder.get(glyph.style) ?? { ...glyph.style, bold: true };
    bolder.set(glyph.style, style);
    return { ...glyph, style };
  });
}

function isLetter({ text, isPainted, isUpright }: DrawnGlyph): boolean {
  return isPainted && isUpright && /^\p{L}$/u.test(text);
}

/** The middle one of how much more ink each letter has that both fonts have. */
function gainOf(
  letters: ReadonlyMap<string, DrawnGlyph>,
  model: ReadonlyMap<string, DrawnGlyph>,
  inkOf: (glyph: DrawnGlyph) => number | null,
): number {
  const gains: number[] = [];
  for (const [text, glyph] of letters) {
    const other = model.get(text);
    if (other === undefined || gains.length >= MOST_LETTERS) continue;
    const [own, usual] = [inkOf(glyph), inkOf(other)];
    if (own !== null && usual !== null && usual > 0) gains.push(own / usual);
  }
  if (gains.length < LEAST_LETTERS) return 0;
  return gains.sort((a, b) => a - b)[gains.length >> 1] ?? 0;
}

/** Per square of its size. */
function weighLetter(glyph: DrawnGlyph, weigh: WeighInk): number | null {
  const share = weigh(glyph);
  const areaPt = (glyph.rightPt - glyph.leftPt) * (glyph.bottomPt - glyph.topPt);
  return share === null ? null : (share * areaPt) / glyph.style.sizePt ** 2;
}
