import { readStems } from '../../evidence';
import type { Token } from '../../language';
import { anyJobWords, carriers } from '../names/term-words';
import { findTitleSpans } from './read-title';
import type { TermSpan } from './term-shapes';
import { isEmpty, trimClause } from './trim-clause';

const OR_MORE: ReadonlySet<string> = new Set(['o', 'mas', 'or', 'more']);
const OF_WHAT = /^(?:en|como|con|de|in|as|with|of|on|at|using)$/;
const IN_A_PLACE = /^(?:en|in|at)$/;

/** "Dos años en cantera o mina": what the years are of, where no catalogue names it. */
export function readSubject(
  tokens: readonly Token[],
  counted: number,
  end: number,
): readonly TermSpan[] {
  let from = counted + 1;
  // "2 años o más en …"
  while (OR_MORE.has(tokens[from]?.word ?? '')) from += 1;
  let stop = from;
  while (stop < end && !/[,;:()]/.test(tokens[stop]?.gap ?? '')) stop += 1;
  const span = trimClause(tokens, from, stop, { fewest: 1, isWholeItem: false });
  if (span === null) return [];
  const before = tokens.slice(from, span.first).map(({ word }) => word);
  if (!before.some((word) => OF_WHAT.test(word)) && !isDoing(tokens, from, span)) return [];
  const words = tokens.slice(span.first, span.last + 1);
  const telling = words.filter(
    (token) => !isEmpty(token) && !carriers.has(token.word) && !anyJobWords.has(token.word),
  );
  if (readStems(telling).length === 0) return [];
  const titles = findTitleSpans(words);
  const isMore = words.some((token, at) => telling.includes(token) && !titles.has(at));
  return isMore || isPlace(before, words) ? [span] : [];
}

const DOING = /^\p{L}{2,}ing$/u;

/** "5 years climbing", "12 months' Class 1 experience": what was done, or what it is experience of, with nothing between. */
function isDoing(tokens: readonly Token[], from: number, { first, last }: TermSpan): boolean {
  // Years "post-qualification" are of no field.
  if (first !== from || tokens[first]?.word === 'post') return false;
  const isOfIt = tokens.slice(first, last + 2).some(({ word }) => word === 'experience');
  return DOING.test(tokens[first]?.word ?? '') || isOfIt;
}

/** "En una óptica", "en notaría": where it was, though a woman of that trade is called the same. */
function isPlace(before: readonly string[], words: readonly Token[]): boolean {
  const link = before.findLast((word) => OF_WHAT.test(word)) ?? '';
  return (
    IN_A_PLACE.test(link) && words.length <= 2 && !words.some(({ word }) => anyJobWords.has(word))
  );
}
