import words from '../../data/cv-words/date-words.tsv' with { type: 'text' };
import months from '../../data/cv-words/months.tsv' with { type: 'text' };
import { readRows, readWords } from '../tables';

/** Month names and their usual short forms, folded; those of the co-official languages too. */
export const monthNames: Readonly<Record<string, number>> = Object.fromEntries(
  readRows(months, ['month', 'word']).map(({ month, word }) => [word, Number(month)]),
);

const byKind = readWords(words, ['season', 'present', 'since', 'range', 'note']);

export const seasonNames = byKind.season;

/** Words for "still going on". Longer ones first, because the first that fits is taken. */
export const presentWords = byKind.present;

export const sinceWords = byKind.since;

export const rangeWords = byKind.range;

/** How one worked in a time, written behind it. */
export const dateNotes = byKind.note;
