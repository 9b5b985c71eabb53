import type { ContextToken } from '../context/context-tokens';
import type { Lexicon } from '../words/lexicon';
import { dropAsides } from './asides';
import { englishAsides } from './english-asides';
import { spanishAsides } from './spanish-asides';

/** The places of a sentence without what is said between a verb and its subject; nothing where there is no such thing. */
export function bringSubjectNear(
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): readonly number[] | undefined {
  const rules = lexicon.language === 'en' ? englishAsides : spanishAsides;
  const places = dropAsides(tokens, at, rules, lexicon);
  return places && [...places, ...[...tokens.keys()].slice(at + 1)];
}
