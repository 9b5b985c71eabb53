import { findWordSense, type WordSense } from '../../catalog';
import type { Token } from '../../language';
import { PREPOSITIONS } from './everyday-words';
import type { NameMatch } from './skill-names';

const COMPANY_REACH = 15;

export function findSense(
  tokens: readonly Token[],
  { first, last }: NameMatch,
): WordSense | undefined {
  return findWordSense(tokens.slice(first, last + 1));
}

/** "redes sociales", "contenedores de basura": an everyday word counts as a skill only near other words of its trade. */
export function isInSense(
  tokens: readonly Token[],
  { first, last, things }: NameMatch,
  { isUsual, company, other }: WordSense,
  isListed: boolean,
  votes: ReadonlyMap<string, number>,
): boolean {
  const has = (words: ReadonlySet<string>, token: Token | undefined): boolean =>
    token !== undefined && (words.has(token.word) || words.has(token.stem));
  const isLink = (token: Token | undefined): boolean => PREPOSITIONS.has(token?.word ?? '');
  const after = tokens[last + 1];
  const behind = isLink(after) ? tokens[last + 2] : after;
  const right = tokens[first - 1];
  const before = isLink(right) ? tokens[first - 2] : right;
  for (const next of new Set([after, behind]))
    if (has(other, next) && next?.isLineStart === false) return false;
  for (const one of new Set([right, before]))
    if (has(other, one) && tokens[first]?.isLineStart === false) return false;
  if (isListed || isUsual) return true;
  for (let at = first - 1; at >= first - COMPANY_REACH; at--) {
    if (tokens[at + 1]?.isLineStart === true) break;
    if (has(company, tokens[at])) return true;
  }
  for (let at = last + 1; at <= last + COMPANY_REACH; at++) {
    if (tokens[at]?.isLineStart === true) break;
    if (has(company, tokens[at])) return true;
  }
  return things.some(({ category }) => (votes.get(category) ?? 0) > 0);
}
