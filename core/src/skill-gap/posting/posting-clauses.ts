import type { Token } from '../../language';
import type { Mention } from '../names/find-mentions';

import type { Zone } from './posting-zones';
import { countTelling, isYears } from './trim-clause';

export function isClauseEnd(token: Token | undefined): boolean {
  return token === undefined || token.isLineStart || /[,;:.()]/.test(token.gap);
}

const MOST_OF_CLAUSE = 14;

/** "dos años de experiencia en residencias" is a clause about years: from the stop before to the one behind. */
export function asksForYears(tokens: readonly Token[], at: number): boolean {
  let first = at;
  while (first > 0 && at - first < MOST_OF_CLAUSE && !isClauseEnd(tokens[first])) first -= 1;
  for (let next = first; next < tokens.length && next - at < MOST_OF_CLAUSE; next++) {
    if (next > at && isClauseEnd(tokens[next])) return false;
    if (isYears(tokens, next)) return true;
  }
  return false;
}

/** With this many other content words per known one, the clause is about something else. */
const MOST_PER_NAME = 4;

/** "Depuración de aguas residuales urbanas" names no debugging: one word of every day among many others is no name. */
export function isFragment(
  tokens: readonly Token[],
  zoneOf: readonly (Zone | undefined)[],
  { first, last, isProperName, thing }: Mention,
  all: readonly Mention[],
): boolean {
  if (first !== last || isProperName || thing.kind !== 'hard') return false;
  if (zoneOf[first]?.isAsking !== true) return false;
  let start = first;
  while (start > 0 && !isClauseEnd(tokens[start])) start -= 1;
  let end = first + 1;
  while (end < tokens.length && !isClauseEnd(tokens[end])) end += 1;
  if (all.some((one) => one.first !== first && start <= one.first && one.first < end)) return false;
  return countTelling(tokens.slice(start, end)) >= MOST_PER_NAME;
}
