import type { Lexicon } from '../words/lexicon';
import type { Candidate } from './candidates';
import { isDerived, isFormOfUsed, isWellFormed } from './derived-words';

/** Whether the other word is common enough to be meant, for how far it is. */
export function isCommonEnough(
  small: string,
  { word, cost, step }: Candidate,
  own: Lexicon,
): boolean {
  // English hands leave letters out of most words.
  const isNear = own.language === 'en' && small.length >= 6 && cost <= 0.9;
  if (isNear && step >= (isDerived(small, own) ? 4 : 2)) return true;
  const used = isNear && isFormOfUsed(word, own) ? Math.max(step, 0) : step;
  return used >= leastStep(small, cost, own);
}

const AGENT = /.{5}(?:er[oa]|ista)s?$/;

/**
 * How common the other word must be. Hands leave letters out and put some in, which seldom makes what could be a word; they
 * hardly ever put any letter for any other. So what could be a term of a trade is one, unless a very common word is near.
 */
function leastStep(small: string, cost: number, own: Lexicon): number {
  const { length } = small;
  // Swapped letters are always typing errors; "prismero" is who works with a prism.
  if (cost <= 0.75 && !(own.language === 'es' && AGENT.test(small) && isDerived(small, own))) {
    const isOdd = cost <= 0.71 && !isWellFormed(small, own);
    return length >= 7 ? (isOdd ? -1 : 0) : length >= 5 ? (isOdd ? 0 : 2) : 5;
  }
  if (isDerived(small, own)) return cost > 0.9 ? 8 : own.language === 'es' ? 6 : 4;
  if (own.language === 'en' && length >= LONGEST && cost <= 1) return 0;
  const size = length >= 8 ? 'long' : length >= 6 ? 'middling' : 'short';
  const distance = cost <= 0.9 ? 'near' : cost <= 1 ? 'off' : 'far';
  return leastSteps[isWellFormed(small, own) ? 'formed' : 'odd'][distance][size];
}

/** "Orthadontist": one letter in so many. */
const LONGEST = 11;

/** By whether it could be a word, how far the other is, and how long it is: the longer, the less it is by chance. */
const leastSteps = {
  formed: {
    near: { long: 0, middling: 3, short: 4 },
    off: { long: 4, middling: 6, short: 8 },
    far: { long: 9, middling: 9, short: 9 },
  },
  odd: {
    near: { long: 0, middling: 0, short: 3 },
    off: { long: 0, middling: 1, short: 4 },
    far: { long: 3, middling: 5, short: 7 },
  },
} as const;
