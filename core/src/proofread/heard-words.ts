import type { TextReading } from '../assistant';
import type { Finding } from './finding';
import { isKnownWord } from './spelling/known-words';
import { isSpeltOtherwise } from './spelling/spelling-variants';
import { listPasts } from './words/english-forms';
import { functionWords } from './words/function-words';
import { beginLike, isCapital, isUpper } from './words/known-forms';
import type { Lexicon } from './words/lexicon';
import { readWords, type TextWord } from './words/read-words';

interface HeardWord {
  readonly from: number;
  readonly to: number;
  readonly replacement: string;
}

const SHORTEST = 3;

/** Words that sound like others, with those: a model says which one is meant. Only English has so many of them. */
export function listHeardWords(text: string, own: Lexicon): readonly HeardWord[] {
  const sounding = own.context?.sounding;
  if (own.language !== 'en' || sounding === undefined) return [];
  return readWords(text).flatMap((word) => {
    if (!mayBeMisheard(word)) return [];
    const typed = word.text.toLowerCase();
    return (sounding.get(typed) ?? [])
      .filter((other) => isOtherWord(typed, other, own))
      .map((other) => ({ from: word.from, to: word.to, replacement: beginLike(word.text, other) }));
  });
}

function mayBeMisheard({ text, isCode, isFirst, isJoined }: TextWord): boolean {
  if (isCode || isJoined || text.length < SHORTEST || isUpper(text)) return false;
  return isFirst || !isCapital(text);
}

/** "Build" and "built" are one verb, "stationery" and "stationary" are not. */
function isOtherWord(typed: string, other: string, own: Lexicon): boolean {
  if (other.length < SHORTEST || /['’]/.test(typed + other)) return false;
  // "With" is no "withe": small words are everywhere, and the model knows them well.
  if (functionWords.en.has(typed) || own.step(other) < 0) return false;
  const isOneVerb = listPasts(typed).includes(other) || listPasts(other).includes(typed);
  return !isOneVerb && !isSpeltOtherwise(typed, other);
}

/**
 * The model copies what it is given, so it seldom prefers the other word outright; where it nearly does, the ear has been at work: "checked tyres,
 * breaks and lights". What sounds alike hardly ever fits as well by chance, and a rare word is seldom written for a common one on purpose.
 */
const LEAST = 0;
const LEAST_OF_RARER = -2;

export function listMisheard(
  text: string,
  { corrections }: TextReading,
  known: ReadonlySet<string>,
  own: Lexicon,
): readonly Finding[] {
  const gainOf = (one: HeardWord) =>
    corrections.find(
      ({ from, to, replacement }) =>
        from === one.from && to === one.to && replacement === one.replacement,
    )?.gain ?? -Infinity;
  return listHeardWords(text, own)
    .map((one) => ({ one, gain: gainOf(one) }))
    .filter(({ one: { from, to, replacement }, gain }) => {
      const typed = text.slice(from, to);
      const isRarer = own.step(typed.toLowerCase()) <= own.step(replacement.toLowerCase());
      return gain >= (isRarer ? LEAST_OF_RARER : LEAST) && !isKnownWord(typed, known);
    })
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ one: { from, to, replacement } }) => ({
      from,
      to,
      kind: 'confusion',
      suggestions: [replacement],
      isSure: false,
    }));
}
