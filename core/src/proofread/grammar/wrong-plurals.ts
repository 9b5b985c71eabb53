import nouns from '../../../data/proofread/irregular-plurals.tsv' with { type: 'text' };
import { readRows } from '../../tables';
import type { ContextToken } from '../context/context-tokens';
import type { Finding } from '../finding';
import { addS } from '../words/english-forms';
import type { Lexicon } from '../words/lexicon';
import { listWords } from '../words/word-kinds';

/** "Persons" is a word, "mans" and "foots" are verbs. */
const either = new Set(['person', 'man', 'foot']);

/** "Gooses", "loafs", "deers": a plural made as most nouns make theirs, with what it is. */
export const wrongPlurals: ReadonlyMap<string, string> = new Map([
  ...readRows(nouns, ['one', 'many'])
    .filter(({ one }) => !either.has(one))
    .map(({ one, many }) => [addS(one), many] as const),
  ...[...listWords('same plural')].map((word) => [addS(word), word] as const),
]);

/** English plurals that are made by another rule: "sandwichs", "loafs". Some are forms of a verb that nobody writes. */
export function checkWrongPlurals(
  text: string,
  tokens: readonly ContextToken[],
  lexicon: Lexicon,
): Finding[] {
  return tokens.flatMap(({ from, to, text: small }): Finding[] => {
    const typed = text.slice(from, to);
    if (typed !== small || lexicon.step(small) >= 0) return [];
    const meant = wrongPlurals.get(small) ?? findSibilant(small, lexicon);
    return meant === undefined
      ? []
      : [{ from, to, kind: 'agreement', suggestions: [meant], isSure: true }];
  });
}

function findSibilant(small: string, lexicon: Lexicon): string | undefined {
  if (!/(?:ch|sh|x|ss|z)s$/.test(small) || lexicon.has(small)) return undefined;
  const meant = addS(small.slice(0, -1));
  return lexicon.has(small.slice(0, -1)) && lexicon.has(meant) ? meant : undefined;
}
