import { irregularVerbs, rareIrregularVerbs } from '../words/english-forms';
import { listWords } from '../words/word-kinds';

/** Their regular past is a word too: "learned", "lied", "leaded windows", "the seed", "putted". */
const either = listWords('two pasts');

/** "Catched", "builded", "payed", "cutted": a past made as most verbs make theirs, with what it is, and its participle. */
export const wrongPasts: ReadonlyMap<string, readonly [past: string, participle: string]> = new Map(
  [...rareIrregularVerbs, ...irregularVerbs].flatMap(([base = '', past = '', participle = '']) =>
    either.has(base) ? [] : listRegular(base).map((wrong) => [wrong, [past, participle]] as const),
  ),
);

function listRegular(base: string): readonly string[] {
  if (base.endsWith('e')) return base.endsWith('ee') ? [] : [`${base}d`];
  if (/[^aeiou]y$/.test(base)) return [`${base.slice(0, -1)}ied`];
  const isShort = /(?:^|[^aeiou])[aeiou][bdgmnprt]$/.test(base);
  return isShort ? [`${base}${base.at(-1)}ed`] : [`${base}ed`];
}
