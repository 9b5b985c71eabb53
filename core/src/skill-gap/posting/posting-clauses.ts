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
export function dropFragments(
  tokens: readonly Token[],
  zoneOf: readonly (Zone | undefined)[],
  all: readonly Mention[],
): readonly Mention[] {
  const clauseOf = readClauses(tokens);
  /** Where names begin in each clause. */
  const named = new Map<Clause | undefined, Set<number>>();
  for (const { first } of all) {
    const known = named.get(clauseOf[first]);
    if (known === undefined) named.set(clauseOf[first], new Set([first]));
    else known.add(first);
  }
  return all.filter(({ first, last, isProperName, thing }) => {
    if (first !== last || isProperName || thing.kind !== 'hard') return true;
    const clause = clauseOf[first];
    if (zoneOf[first]?.isAsking !== true || clause === undefined) return true;
    if ((named.get(clause)?.size ?? 0) > 1) return true;
    return countTelling(tokens.slice(clause.start, clause.end)) < MOST_PER_NAME;
  });
}

interface Clause {
  readonly start: number;
  end: number;
}

/** Of each token the clause it is in: looked for once, since a text may be one clause. */
function readClauses(tokens: readonly Token[]): readonly Clause[] {
  let clause: Clause = { start: 0, end: 0 };
  return tokens.map((token, at) => {
    if (at > 0 && isClauseEnd(token)) clause = { start: at, end: at };
    clause.end = at + 1;
    return clause;
  });
}
