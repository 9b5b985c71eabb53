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

/** Beside the letter in drawing order, as a rule; some engines hand accents over after their whole line. */
const FARTHEST = 8;
const LINE_STEP_PT = 4;
/** No line has more, and a wider search for every accent would be too slow. */
const MOST_LETTERS = 1000;

/** Joins accents that were drawn as their own characters to the letter they are over. */
export function combineAccents(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some((glyph) => markOf(glyph) !== undefined)) return glyphs;
  const combined = [...glyphs];
  const gone = new Set<number>();
  let lines: ReadonlyMap<number, readonly number[]> | undefined;
  glyphs.forEach((glyph, index) => {
    const mark = markOf(glyph);
    if (mark === undefined) return;
    const isBelow = (at: number) => {
      const letter = combined[at];
      return letter !== undefined && !gone.has(at) && isUnder(letter, glyph);
    };
    let found = stepsFrom(index).find(isBelow);
    if (found === undefined) {
      lines ??= lettersByLine(glyphs);
      found = nearLines(lines, glyph).find((at) => isBelow(at) && isBare(combined[at]));
    }
    const letter = found === undefined ? undefined : combined[found];
    if (found === undefined || letter === undefined) return;
    combined[found] = { ...letter, text: (WITH_DOT[letter.text] ?? letter.text) + mark };
    gone.add(index);
  });
  return combined.filter((_, index) => !gone.has(index));
}

function stepsFrom(index: number): readonly number[] {
  return Array.from({ length: FARTHEST }, (_, step) => [index - step - 1, index + step + 1]).flat();
}

/** Where the letters of each line are, so that an accent needn't search the whole page. */
function lettersByLine(glyphs: readonly Glyph[]): ReadonlyMap<number, readonly number[]> {
  const lines = new Map<number, number[]>();
  glyphs.forEach(({ text, baselinePt }, index) => {
    if (!LETTER.test(text)) return;
    const line = Math.round(baselinePt / LINE_STEP_PT);
    const known = lines.get(line);
    if (known === undefined) lines.set(line, [index]);
    else if (known.length < MOST_LETTERS) known.push(index);
  });
  return lines;
}

function nearLines(
  lines: ReadonlyMap<number, readonly number[]>,
  { baselinePt }: Glyph,
): readonly number[] {
  const line = Math.round(baselinePt / LINE_STEP_PT);
  return [line, line - 1, line + 1].flatMap((at) => lines.get(at) ?? []);
}

function isBare(letter: Glyph | undefined): boolean {
  return letter !== undefined && letter.text.length === 1;
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
