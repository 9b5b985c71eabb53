import type { Glyph } from './page-content';

const COMBINING_OF_SPACING: Readonly<Record<string, string>> = {
  '´': '\u0301',
  ˊ: '\u0301',
  '`': '\u0300',
  '¨': '\u0308',
  '˜': '\u0303',
  '~': '\u0303',
  ˆ: '\u0302',
  '¸': '\u0327',
  '˚': '\u030a',
  ˇ: '\u030c',
};
const COMBINING_MARK = /^\p{M}+$/u;
const LETTER = /^\p{L}$/u;
const WITH_DOT: Readonly<Record<string, string>> = { ı: 'i', ȷ: 'j' };

/** A letter and its accent in either order, written as one; null when they are not. */
export function joinAccent(first: string, second: string): string | null {
  for (const [letter, accent] of [
    [first, second],
    [second, first],
  ] as const) {
    const mark = COMBINING_OF_SPACING[accent] ?? (COMBINING_MARK.test(accent) ? accent : undefined);
    if (mark !== undefined && LETTER.test(letter))
      return ((WITH_DOT[letter] ?? letter) + mark).normalize('NFC');
  }
  return null;
}

/** How far apart in drawing order a letter and its accent may come. */
const FARTHEST = 8;

/** Joins accents that were drawn as characters of their own to the letter they stand over. */
export function combineAccents(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some((glyph) => markOf(glyph) !== undefined)) return glyphs;
  const combined = [...glyphs];
  const gone = new Set<number>();
  glyphs.forEach((glyph, index) => {
    const mark = markOf(glyph);
    if (mark === undefined) return;
    for (let step = 1; step <= FARTHEST; step++)
      for (const near of [index - step, index + step]) {
        const letter = combined[near];
        if (!letter || gone.has(near) || !isUnder(letter, glyph)) continue;
        combined[near] = { ...letter, text: (WITH_DOT[letter.text] ?? letter.text) + mark };
        gone.add(index);
        return;
      }
  });
  return combined.filter((_, index) => !gone.has(index));
}

function markOf({ text }: Glyph): string | undefined {
  if (text < '`') return undefined;
  return text > '\u02ff' && COMBINING_MARK.test(text) ? text : COMBINING_OF_SPACING[text];
}

function isUnder(letter: Glyph, mark: Glyph): boolean {
  if (!LETTER.test(letter.text)) return false;
  if (Math.abs(letter.baselinePt - mark.baselinePt) > 0.5 * letter.style.sizePt) return false;
  const middle = (mark.leftPt + mark.rightPt) / 2;
  const slack = COMBINING_MARK.test(mark.text) ? 0.2 * letter.style.sizePt : 0;
  return middle > letter.leftPt - slack && middle < letter.rightPt + slack;
}
