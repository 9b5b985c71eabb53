import { findDates } from '../dates/read-dates';
import { type CvLine, countWords } from '../lines/cv-line';

const MOST_NAME_WORDS = 6;
const OPEN_END = / (?:de|del|la|el|en|y|e|con|para|por|of|and|the|in|for|with|to)$/;

/** Nothing but a name: no date, sign or separator. */
export function isBareName({ text, cells, bullet }: CvLine): boolean {
  const isShort = cells.length === 1 && countWords(text) <= MOST_NAME_WORDS;
  return isShort && !bullet && !/[,;:()|·–—]| - /.test(text) && findDates(text).length === 0;
}

/** In a list of bare names a full line says little: the next is another one, unless a single word is left over. */
export function beginsName({ text }: CvLine, above: CvLine): boolean {
  return countWords(text) > 1 && /^[\p{Lu}\d]/u.test(text) && !OPEN_END.test(above.text);
}
