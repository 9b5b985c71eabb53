import { findDates } from '../dates/read-dates';
import { type CvLine, countWords, withText } from './cv-line';

const MOST_NAME_WORDS = 9;
const MOST_ABOVE = 3;

/** A writer who ends even a line of dates with a full stop ends every line with one, so it doesn't mark sentences. */
export function dropStops(lines: readonly CvLine[]): readonly CvLine[] {
  const dated = lines.flatMap((line, index) => (isStoppedDate(line) ? [index] : []));
  if (dated.length === 0) return lines;
  return lines.map((line, index) => {
    const isAbove = dated.some((at) => at > index && at - index <= MOST_ABOVE);
    const isName = line.cells.length === 1 && countWords(line.text) <= MOST_NAME_WORDS;
    if (!isAbove || !isName || line.bullet || !/\p{Ll}{2}\.$/u.test(line.text)) return line;
    return withText(line, line.text.slice(0, -1));
  });
}

function isStoppedDate({ text, bullet, cells }: CvLine): boolean {
  if (bullet || cells.length > 1 || text.length > 60 || !text.endsWith('.')) return false;
  const [dates] = findDates(text);
  return dates?.isRange === true && dates.start === 0 && dates.end === text.length - 1;
}
