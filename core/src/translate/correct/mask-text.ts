import type { Language } from '../../language';
import { findTerms, prepareText, type Vocabulary } from '../model';

/** A text as the model sees it, each hidden term being one character, and where each character was. */
export interface MaskedText {
  readonly masked: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** What represents each hidden term. */
  readonly symbols: ReadonlyMap<string, number>;
}

/** Private letters, which nobody types: one for each hidden term. */
const FIRST_MASK = 0xe000;
const MASK = /[\ue000-\uf8ff]/u;

export const isMasked = (text: string): boolean => MASK.test(text);

/** Undefined for what can't be traced back to its places. */
export function maskText(
  text: string,
  language: Language,
  { numbers, names }: Vocabulary,
): MaskedText | undefined {
  const placed = placeLetters(text);
  const prepared = placed.map(({ letter }) => letter).join('');
  if (prepared !== prepareText(text) || isMasked(text)) return undefined;
  const letters = placed.flatMap(({ letter, from, to }) =>
    Array.from({ length: letter.length }, () => ({ from, to })),
  );
  const free = { number: [...numbers], name: [...names] };
  const symbols = new Map<string, number>();
  const starts: number[] = [];
  const ends: number[] = [];
  let masked = '';
  const add = (letter: string, first: number, last: number) => {
    masked += letter;
    starts.push(letters[first]?.from ?? 0);
    ends.push(letters[last]?.to ?? 0);
  };
  let at = 0;
  const copyUntil = (end: number) => {
    for (; at < end; at++) add(prepared.charAt(at), at, at);
  };
  for (const { start, end, kind } of findTerms(prepared, { to: language, names: [] })) {
    const symbol = free[kind].shift();
    if (symbol === undefined) continue;
    copyUntil(start);
    const mask = String.fromCharCode(FIRST_MASK + symbols.size);
    symbols.set(mask, symbol);
    add(mask, start, end - 1);
    at = end;
  }
  copyUntil(prepared.length);
  return { masked, starts, ends, symbols };
}

/** In parts, as a vocabulary takes them. */
export const splitMasked = (
  masked: string,
  { symbols }: MaskedText,
): readonly (string | number)[] =>
  masked
    .split(/([\ue000-\uf8ff])/u)
    .flatMap((part) => (part === '' ? [] : (symbols.get(part) ?? part)));

export function joinParts(parts: readonly (string | number)[], { symbols }: MaskedText): string {
  const masks = new Map([...symbols].map(([mask, symbol]) => [symbol, mask]));
  return parts.map((part) => (typeof part === 'string' ? part : (masks.get(part) ?? ''))).join('');
}

interface PlacedLetter {
  readonly letter: string;
  readonly from: number;
  readonly to: number;
}

/** Each letter with its marks, prepared by itself; runs of white space are one blank. */
function placeLetters(text: string): readonly PlacedLetter[] {
  const placed: PlacedLetter[] = [];
  for (const { 0: whole, index } of text.matchAll(/\s+|\P{M}\p{M}*|\p{M}+/gu)) {
    const letter = prepareText(whole) || (/\s/.test(whole) ? ' ' : '');
    const follows = placed.at(-1)?.letter ?? ' ';
    if (letter === '' || (letter === ' ' && follows === ' ')) continue;
    placed.push({ letter, from: index, to: index + whole.length });
  }
  if (placed.at(-1)?.letter === ' ') placed.pop();
  return placed;
}
