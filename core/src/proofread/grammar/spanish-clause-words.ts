import type { ContextToken } from '../context/context-tokens';
import type { FindingKind } from '../finding';
import type { Lexicon } from '../words/lexicon';
import { wordSet } from '../words/word-set';

export interface Meant {
  readonly word: string;
  readonly kind: FindingKind;
}
export type Read = (
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
) => Meant | undefined;

export const determiners = wordSet(
  'el la los las mi mis su sus nuestro nuestra nuestros nuestras cada un una este esta',
);
