import { readNumbers } from '../../improve';
import { type Language, tellsOtherwise } from '../../language';
import type { Direction } from '../direction';

const CENTURY = /\bsiglos?\s+([IVX]+)\b/gu;
const ENGLISH_CENTURY = /\b([a-z]+|\d{1,2}(?:st|nd|rd|th))(?=[- ]centur(?:y|ies)\b)/gi;
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

/**
 * Numbers in words pass through the model, which may misread a rare one ("doscientos" → "two"): each has to be on the
 * other side, in words or in digits, and so has each century.
 */
export function hasSameNumbers(source: string, text: string, { from, to }: Direction): boolean {
  const [one, other] = [listValues(source, from), listValues(text, to)];
  return (
    covers(one.spelled, other.all, text) &&
    covers(other.spelled, one.all, source) &&
    sameCenturies(source, text, from)
  );
}

const covers = (asked: readonly number[], there: ReadonlySet<number>, text: string): boolean =>
  asked.every((value) => there.has(value) || tellsOtherwise(text, value));

function listValues(text: string, language: Language) {
  const stated = readNumbers(text).filter(({ unit }) => unit !== 'times');
  // "Once" is eleven in Spanish alone.
  const own = stated.filter(({ text: words }) => language === 'es' || words !== 'once');
  return {
    all: new Set(own.map(({ value }) => value)),
    spelled: own.filter(({ text: words }) => !/\d/.test(words)).map(({ value }) => value),
  };
}

function sameCenturies(source: string, text: string, from: Language): boolean {
  const [spanish, english] = from === 'es' ? [source, text] : [text, source];
  const here = [...spanish.matchAll(CENTURY)].map(([, roman = '']) => readRoman(roman));
  const there = [...english.matchAll(ENGLISH_CENTURY)].map(([, ordinal = '']) =>
    readOrdinal(ordinal),
  );
  return here.every((century) => there.includes(century));
}

function readRoman(roman: string): number {
  const values = [...roman].map((letter) => ({ I: 1, V: 5, X: 10 })[letter] ?? 0);
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
}

const readOrdinal = (ordinal: string): number =>
  Number.parseInt(ordinal, 10) || ORDINALS.indexOf(ordinal.toLowerCase()) + 1;
