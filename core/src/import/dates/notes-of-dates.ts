import { dateNotes } from '../../catalog';
import { Lexicon } from '../../language';
import { scoreTitle } from '../entries/score-roles';
import { countWords } from '../lines/cv-line';
import type { FoundDates } from './read-dates';

export const STATE =
  '(?:expected|anticipated|estimated|due|in progress|ongoing|current|previst[ao]|estimad[ao]|pendiente|en curso|en progreso|actualmente|fin previsto|finalización prevista|finalizo|termino|acabo)(?: (?:in|en|por|by))?';
/** "2021 (Expected)": the bracket describes the date and names nothing. */
const STATE_OF_DATE = new RegExp(`^ ?[([]${STATE}[)\\]]`, 'i');
const NOTE = /^\)? ?[([]([^()[\]]{2,40})[)\]]/;
const STRETCH =
  /(?:^|[\s\d])(?:años?|years?|yrs?|mes(?:es)?|months?|mos?|semanas?|weeks?|días?|days?|\d ?[am])(?![\p{L}\d])/u;

/** What brackets say about the dates before them: how far one is, or how long a span is, in whatever words but names. */
export function dropNotes(after: string, { isRange }: FoundDates): string {
  const rest = after.replace(STATE_OF_DATE, '');
  const [whole = '', note = ''] = isRange ? (NOTE.exec(rest) ?? []) : [];
  return STRETCH.test(note) && !/\p{Lu}/u.test(note) ? rest.slice(whole.length) : rest;
}

const notes = new Lexicon(dateNotes);
const BEHIND = /^,? (?:\(([\p{Ll}][\p{L} -]{2,30})\)|([\p{Ll}][\p{L} -]{2,30}))\.?$/u;
const MOST_NOTE_WORDS = 4;

/**
 * "2020 – 2023, on and off": how one worked in that time, in known words or beside the name of the entry. Where it ends
 * in the cell, or where the dates do.
 */
export function endOfNote(cell: string, from: number, isBesideName: boolean): number {
  const [, inBrackets, plain] = BEHIND.exec(cell.slice(from)) ?? [];
  const note = inBrackets ?? plain ?? '';
  // How long it was is said by the dates themselves.
  if (note === '' || STRETCH.test(note)) return from;
  const isShort = countWords(note) <= MOST_NOTE_WORDS && scoreTitle(note) === 0;
  return notes.has(note) || (isBesideName && isShort) ? cell.length : from;
}
