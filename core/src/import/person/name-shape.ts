import { nameParticles, nameTitles } from '../../catalog';
import { foldText } from '../../language';
import { scoreTitle } from '../entries/score-roles';
import type { CvLine } from '../lines/cv-line';
import { matchHeading } from '../sections/match-heading';
import { isPlace } from './recognise-place';

const particles = new Set(nameParticles);
const honorifics = new Set(nameTitles);

export function isHonorific(text: string): boolean {
  return honorifics.has(foldText(text));
}

/** Folded words when the text is shaped like a name, else null. */
export function nameWords(text: string): readonly string[] | null {
  if (text.length < 3 || text.length > 60 || /[\d@:;!?%€$/\\+_=]|,$/.test(text)) return null;
  const tokens = text
    .replace(/[,()"“”«»]/g, ' ')
    .split(/\s+/)
    .filter((token) => token !== '');
  if (tokens.length > 7) return null;
  const words: string[] = [];
  for (const token of tokens) {
    const folded = foldText(token);
    if (particles.has(folded) || honorifics.has(folded)) continue;
    if (!/^\p{Lu}[\p{L}.'’-]*$/u.test(token)) return null;
    words.push(folded);
  }
  return words.length === 0 ? null : words;
}

/** May be a part of a name that is set in several lines. */
export function isHalf(line: CvLine): boolean {
  return isPart(line) && !isPlace(line.text);
}

function isPart({ text, cells, bullet }: CvLine): boolean {
  const words = nameWords(text);
  if (cells.length > 1 || bullet || words === null || words.length > 3) return false;
  return matchHeading(text) === null && scoreTitle(text) === 0;
}

const MOST_STACKED = 5;

/** Some designs set every word of the name on a separate line, all of one size. */
export function findStack(lines: readonly CvLine[], at: number): readonly CvLine[] | null {
  const size = lines[at]?.look.fontSizePt;
  const isOfStack = (line: CvLine | undefined) =>
    // A surname may be a town's name as well; the size of all tells.
    line !== undefined && line.look.fontSizePt === size && isPart(line) && !line.text.includes(' ');
  if (size === undefined || !isOfStack(lines[at])) return null;
  let first = at;
  let last = at;
  while (isOfStack(lines[first - 1])) first -= 1;
  while (isOfStack(lines[last + 1])) last += 1;
  const count = last - first + 1;
  if (count < 3 || count > MOST_STACKED || (lines[last + 1]?.look.fontSizePt ?? 0) > size - 2)
    return null;
  return lines.slice(first, last + 1);
}
