import table from '../../data/cv-words/word-senses.tsv' with { type: 'text' };
import { wordList } from '../language';
import { readRows } from '../tables';

/** A skill name that is also an everyday word, and the neighbouring words that decide. */
export interface WordSense {
  /** With one of these in the same line, the skill is meant. */
  readonly company: ReadonlySet<string>;
  /** With one of these right before or after it, something else is meant. */
  readonly other: ReadonlySet<string>;
}

export const wordSenses: ReadonlyMap<string, WordSense> = readSenses();

function readSenses(): ReadonlyMap<string, WordSense> {
  const byName = new Map<string, WordSense>();
  for (const { names, company, other } of readRows(table, ['names', 'company', 'other'])) {
    const sense = { company: new Set(wordList(company)), other: new Set(wordList(other)) };
    for (const name of wordList(names)) byName.set(name, sense);
  }
  return byName;
}
