import { findDates } from '../dates/read-dates';
import { isOrganisation, scoreDegree, scoreTitle } from '../entries/score-roles';
import { type CvLine, countWords, isUpperCase, lookKey } from '../lines/cv-line';
import { findContactValues } from '../person/read-contact-values';
import { guessKind } from './match-heading';

const MOST_HEADING_WORDS = 8;
export const LONGEST_HEADING = 60;
/** Size, weight, slant, colour and case. */
export function headingKey(line: CvLine): string | null {
  const key = lookKey(line.look);
  return key === null ? null : `${key}|${isUpperCase(line.text)}`;
}

export function mayBeHeading({ bullet, cells, text }: CvLine): boolean {
  return (
    !bullet &&
    cells.length === 1 &&
    text.length <= LONGEST_HEADING &&
    countWords(text) <= MOST_HEADING_WORDS &&
    /\p{L}{2}/u.test(text) &&
    !/[;,@]$|\d{3}|^\d+%/.test(text) &&
    !(text.endsWith('.') && !isStoppedHeading(text)) &&
    findContactValues(text).length === 0
  );
}

const MOST_STOPPED_WORDS = 4;

/** "Puestos académicos.": some close their headings as they close a sentence. */
function isStoppedHeading(text: string): boolean {
  return /^\p{Lu}[^.,]*\.$/u.test(text) && countWords(text) <= MOST_STOPPED_WORDS;
}

export function namesEntry(text: string): boolean {
  if (guessKind(text) !== 'additional') return false;
  return scoreTitle(text) >= 3 || isOrganisation(text) || scoreDegree(text) >= 2;
}

/** A line with more words than that is no date but an entry that has one. */
const LEAST_OF_DATE_LINE = 0.4;

/** The name of a job, firm or course, or anything with a date right below it. */
export function headsEntry(
  line: CvLine,
  next: CvLine | undefined,
  second: CvLine | undefined,
): boolean {
  if (namesEntry(line.text)) return true;
  const isDate = ({ cells, text }: CvLine) => {
    const [dates] = cells.length === 1 ? findDates(text) : [];
    if (dates === undefined) return false;
    const isAtEdge = dates.start === 0 || dates.end > text.length - 3;
    return isAtEdge && dates.end - dates.start > LEAST_OF_DATE_LINE * text.length;
  };
  if (next === undefined) return false;
  // If the next line begins an entry, this one heads the whole section.
  if (isDate(next))
    return second === undefined || !isStrong(second) || headingKey(second) === headingKey(line);
  return second !== undefined && isDate(second) && !isStrong(next);
}

function isStrong({ look, parts }: CvLine): boolean {
  return look.bold === true || parts?.[0]?.style.includes('b') === true;
}
