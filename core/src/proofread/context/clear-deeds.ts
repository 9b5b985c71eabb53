import type { Lexicon } from '../words/lexicon';
import type { ContextToken } from './context-tokens';

/** What begins an object. */
export const objects: ReadonlySet<string> = new Set(
  'el la los las un una unos unas su sus mi mis al'.split(' '),
);

const beforeInfinitive = new Set('de para sin al'.split(' '));

/** "De prepara los aparejos": before an object, and no noun. */
export function isAfterPreposition(
  tokens: readonly ContextToken[],
  at: number,
  word: string,
  lexicon: Lexicon,
): boolean {
  const { text = '' } = tokens[at] ?? {};
  if (word !== `${text}r` || lexicon.nouns.has(text) || lexicon.step(word) < 2) return false;
  const isAsked = beforeInfinitive.has(tokens[at - 1]?.text ?? '');
  return isAsked && /^(?:el|la|los|las|un|una)$/.test(tokens[at + 1]?.text ?? '');
}

const tellers = new Set(
  'cuento tengo soy llevo trabajo hablo conozco domino busco disfruto poseo'.split(' '),
);

/** "Cuento con once años y manejó los programas": the first person continues. */
export function isTellersOwn(tokens: readonly ContextToken[], at: number): boolean {
  if (tokens[at - 1]?.text !== 'y') return false;
  let first = at;
  while (first > 0 && tokens[first - 1]?.isStop === false) first--;
  const isOne = tokens.slice(first, at).every(({ text }) => text !== 'que' && text !== ',');
  return isOne && tellers.has(tokens[first]?.text ?? '') && objects.has(tokens[at + 1]?.text ?? '');
}
