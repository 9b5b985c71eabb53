import { isBlank, isPictogram } from './compose-text';
import type { Glyph } from './page-content';

export type SignTest = (glyph: Glyph) => boolean;

const LEAST_ROWS = 3;
const LEAST_WORDS = 6;

/**
 * Whatever its font, the same picture at the same edge before line after line is a list's sign, where some of the lines are
 * longer than a phone number or an address is. Fonts of such signs have nothing else.
 */
export function findRepeatedSigns(rows: readonly (readonly Glyph[])[]): SignTest {
  const groups = new Map<string, { rows: number; words: number }>();
  for (const row of rows) {
    const sign = row.find((glyph) => !isBlank(glyph) && isPictogram(glyph));
    if (sign === undefined) continue;
    const after = row.slice(row.indexOf(sign) + 1);
    if (after.every((glyph) => isBlank(glyph) || isPictogram(glyph))) continue;
    const key = keyOf(sign);
    const known = groups.get(key) ?? { rows: 0, words: 0 };
    groups.set(key, {
      rows: known.rows + 1,
      words: Math.max(known.words, countGaps(after)),
    });
  }
  const signs = new Set(
    [...groups]
      .filter(([, group]) => group.rows >= LEAST_ROWS && group.words >= LEAST_WORDS)
      .map(([key]) => key),
  );
  return (glyph) => glyph.style.pictures === 'signs' || signs.has(keyOf(glyph));
}

function keyOf({ text, leftPt, rightPt, style }: Glyph): string {
  const [left, width] = [leftPt, rightPt - leftPt].map((pt) => Math.round(pt * 2));
  return `${text}|${left}|${width}|${style.sizePt}|${style.color}`;
}

const WORD_GAP_EM = 0.105;

/** Words right of the sign, as far as the gaps between letters tell. */
function countGaps(glyphs: readonly Glyph[]): number {
  const inked = glyphs.filter((glyph) => !isBlank(glyph));
  return inked.filter((glyph, at) => {
    const last = inked[at - 1];
    return last !== undefined && glyph.leftPt - last.rightPt > WORD_GAP_EM * glyph.style.sizePt;
  }).length;
}
