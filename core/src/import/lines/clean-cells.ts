import type { SourceLine } from '../source-document';
import type { CvLine, LinePart } from './cv-line';

export const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;
/** Icon fonts draw envelopes and phones with private characters; emoji do the same in public. */
const ICONS =
  /[\u{e000}-\u{f8ff}\u{f0000}-\u{10ffff}\u{1f300}-\u{1faff}\u2300-\u23ff\u2600-\u2604\u260e\u260f\u2690-\u2704\u2706-\u2712\u2b50\u2b55\ufffc\ufffd]/gu;

export function cleanCell(cell: string): string {
  const text = closeLetterSpacing(cell.normalize('NFC').replace(INVISIBLE, ''))
    .replace(ICONS, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}%€$£]/u.test(text) || /^[★☆●○■□]+$/.test(text) ? text : '';
}

/** "E X P E R I E N C I A" is a word drawn with wide letters. */
export function closeLetterSpacing(text: string): string {
  if (!/^\S \S \S/.test(text)) return text;
  const words = text.split(/ {2,}|\t/);
  const closed = words.map((word) => {
    const parts = word.split(' ');
    // "B y C" is no word: in none a capital follows a small letter.
    const isOne =
      parts.length > 2 &&
      parts.every((part) => [...part].length === 1) &&
      !/\p{Ll}\p{Lu}/u.test(parts.join(''));
    return isOne ? parts.join('') : null;
  });
  return closed.some((word) => word === null) ? text : closed.join(' ');
}

/** A dash between the cells of a table whose columns have no edges: without it the next cell would be taken for its own. */
export function keepsPlace(
  cell: string,
  at: number,
  all: readonly string[],
  { xPt }: SourceLine,
): boolean {
  const isBetween = at > 0 && at < all.length - 1 && all.length >= LEAST_TABLE_CELLS;
  return xPt === undefined && isBetween && /^\s*[–—-]\s*$/.test(cell);
}

const LEAST_TABLE_CELLS = 4;

/** Which look each stretch of each cell has: the runs cut at the cells' ends. */
export function partsOf(runs: SourceLine['runs'], cells: readonly string[]): Pick<CvLine, 'parts'> {
  if (runs === undefined) return {};
  const parts: LinePart[] = [];
  let cell = 0;
  let left = lettersOf(cells[0] ?? '').length;
  for (const { text, bold, italic } of runs) {
    const style = `${bold === true ? 'b' : ''}${italic === true ? 'i' : ''}`;
    let words = cleanCell(text).split(' ');
    while (words.length > 0 && cell < cells.length) {
      let taken = 0;
      const fitting = words.findIndex((word) => {
        taken += lettersOf(word).length;
        return taken > left;
      });
      const own = fitting < 0 ? words : words.slice(0, fitting);
      if (own.length > 0 && own.join('') !== '') parts.push({ text: own.join(' '), cell, style });
      left -= lettersOf(own.join('')).length;
      words = words.slice(own.length);
      if (words.length === 0 && left > 0) break;
      cell += 1;
      left = lettersOf(cells[cell] ?? '').length;
    }
  }
  const isWhole = lettersOf(parts.map((part) => part.text).join('')) === lettersOf(cells.join(''));
  return isWhole && parts.length > 1 ? { parts } : {};
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
