import { findEnglishVerbByBase } from '../../improve';
import type { Token } from '../../language';
import { CONJUNCTIONS, PREPOSITIONS } from './everyday-words';
import type { NameMatch } from './skill-names';

const SPANISH_VERB = /^\p{L}{2,}(?:[aei]r|[aei]ras)$/u;

/** Among what is done there: a word by itself, or what a verb is about, "coordinate onboarding". */
export function isDoneThere(tokens: readonly Token[], match: NameMatch): boolean {
  const before = tokens[match.first - 1];
  const isVerb =
    before !== undefined &&
    (findEnglishVerbByBase(before.word) !== null || SPANISH_VERB.test(before.word));
  return isListed(tokens, match, isVerb && match.things.every(({ kind }) => kind === 'hard'));
}

/** At the beginning of a line or between commas: a word by itself, not a part of a phrase. */
function isListed(
  tokens: readonly Token[],
  { first, last }: NameMatch,
  isObject: boolean,
): boolean {
  const token = tokens[first];
  const next = tokens[last + 1];
  const before = tokens[first - 1];
  const begins =
    isObject ||
    token?.isLineStart === true ||
    /[,:]/.test(token?.gap ?? '') ||
    (before !== undefined && CONJUNCTIONS.has(before.word));
  const ends =
    next === undefined ||
    next.isLineStart ||
    /[,.;]/.test(next.gap) ||
    CONJUNCTIONS.has(next.word) ||
    PREPOSITIONS.has(next.word);
  return begins && ends;
}
