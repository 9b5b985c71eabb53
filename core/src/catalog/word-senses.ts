import table from '../../data/cv-words/word-senses.tsv' with { type: 'text' };
import { wordList } from '../language';
import { readRows } from '../tables';

/** A name that is also a word of every day, and the company in which it is the name. */
export interface WordSense {
  /** One of these in the same line and the skill is meant. */
  readonly company: ReadonlySet<string>;
  /** One of these right behind or before it and something else is. */
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
