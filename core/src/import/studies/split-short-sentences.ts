import { findDates, onlyDates } from '../dates/read-dates';
import { countWords } from '../lines/cv-line';
import { partLicence } from './driving-licence';

const MOST_WORDS = 12;

/** "Driving licence B. First aid, 2021. ADR, 2019.": a list whose items end as sentences do, each but the first with its year. */
export function splitShortSentences(text: string): readonly string[] {
  const parts = text.split(/(?<=[\p{Ll}\p{N})+]|\p{Lu}{2}|\+E)\. (?=\p{Lu})/u);
  const isDated = (part: string) => findDates(part).length > 0 && onlyDates(part) === null;
  const areShort = parts.every((part) => countWords(part) <= MOST_WORDS);
  const isOne = (part: string) => isDated(part) || partLicence(part) !== null;
  return parts.length > 2 && areShort && parts.slice(1).every(isOne)
    ? parts.map((part) => part.replace(/\.$/, ''))
    : [text];
}
