import table from '../../data/cv-words/word-senses.tsv' with { type: 'text' };
import { readTokens, wordList } from '../language';
import { readRows } from '../tables';

/** A skill name that is also used otherwise, and the neighbouring words that decide. */
export interface WordSense {
  /** Meant unless the words beside it say otherwise: `*` in the table. */
  readonly isUsual: boolean;
  /** With one of these in the same line, the skill is meant. */
  readonly company: ReadonlySet<string>;
  /** With one of these right before or after it, something else is meant. */
  readonly other: ReadonlySet<string>;
}

const senses = readSenses();

/** By its words, or by their stems: "prensa" is one of "prensas". */
export function findWordSense(
  words: readonly { readonly word: string; readonly stem: string }[],
): WordSense | undefined {
  return (
    senses.byName.get(words.map(({ word }) => word).join(' ')) ??
    senses.byStem.get(words.map(({ stem }) => stem).join(' '))
  );
}

function readSenses() {
  const byName = new Map<string, WordSense>();
  const byStem = new Map<string, WordSense>();
  for (const { names, company, other } of readRows(table, ['names', 'company', 'other'])) {
    const isUsual = company === '*';
    const sense = {
      isUsual,
      company: new Set(isUsual ? [] : wordList(company)),
      other: new Set(wordList(other)),
    };
    for (const name of wordList(names)) {
      byName.set(name, sense);
      const stem = readTokens(name)
        .map((token) => token.stem)
        .join(' ');
      if (!byStem.has(stem)) byStem.set(stem, sense);
    }
  }
  return { byName, byStem };
}
