import type { Token } from '../../language';
import { CONJUNCTIONS } from '../names/everyday-words';
import { deedVerbs, enders, offerWords, openers, triggers } from '../names/term-words';
import { isSmallWord, isTerm, type TermSpan } from './term-shapes';

const MOST_TERM_WORDS = 4;
const MOST_READ_WORDS = 12;
const MOST_TERMS_AFTER_TRIGGER = 8;

/** "commercial understanding", "budgeting skills": what comes before the word. */
export function readBefore(
  tokens: readonly Token[],
  at: number,
  taken: (index: number) => boolean,
): TermSpan | null {
  let first = at;
  while (first > 0 && at - first < 2 && !isSeparatedAt(tokens, first)) {
    const before = tokens[first - 1];
    if (before === undefined || taken(first - 1) || isSmallWord(before.word)) break;
    first -= 1;
  }
  if (first === at || taken(first - 1) || !isTerm(tokens, first, at - 1)) return null;
  return { first, last: at };
}

function isSeparatedAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token === undefined || token.isLineStart || /[.,;:()/]/.test(token.gap);
}

/** "Experience with Anaplan, Looker and the like": what comes after the words that ask. */
export function readListAfter(
  tokens: readonly Token[],
  from: number,
  taken: (index: number) => boolean,
): readonly TermSpan[] {
  const spans: TermSpan[] = [];
  const wordAt = (index: number): string => tokens[index]?.word ?? '';
  const isEnd = (index: number): boolean =>
    index >= tokens.length ||
    isStop(tokens, index, from) ||
    enders.has(wordAt(index)) ||
    triggers.has(`${wordAt(index)} ${wordAt(index + 1)}`);
  let at = from;
  for (let term = 0; term < MOST_TERMS_AFTER_TRIGGER; term++) {
    while (openers.has(wordAt(at)) && !isStop(tokens, at, from)) at++;
    const first = at;
    let isKnown = false;
    while (!isEnd(at) && at - first < MOST_READ_WORDS) {
      const isNext = isSeparated(tokens[at]?.gap ?? '') || CONJUNCTIONS.has(wordAt(at));
      if (at > first && isNext) break;
      if (taken(at)) isKnown = true;
      at++;
    }
    const last = Math.min(at - 1, first + MOST_TERM_WORDS - 1);
    if (last >= first && !isKnown && isTerm(tokens, first, last)) spans.push({ first, last });
    if (at === first || at - first === MOST_READ_WORDS || isEnd(at)) break;
  }
  return spans;
}

function isStop(tokens: readonly Token[], at: number, from: number): boolean {
  const gap = tokens[at]?.gap ?? '';
  return at > from ? /[.;:\n!?]/.test(gap) : /[.;\n!?]/.test(gap);
}

function isSeparated(gap: string): boolean {
  return /[,/()|•]/.test(gap);
}

/** Under a heading that asks, a line of a few words is what is asked for. */
export function readShortLine(
  tokens: readonly Token[],
  first: number,
  taken: (index: number) => boolean,
): TermSpan | null {
  let last = first;
  while (tokens[last + 1] !== undefined && tokens[last + 1]?.isLineStart === false) {
    last += 1;
    if (last - first >= MOST_TERM_WORDS - 1) break;
  }
  const next = tokens[last + 1];
  if (next !== undefined && (!next.isLineStart || /:/.test(next.gap))) return null;
  for (let at = first; at <= last; at++) {
    const token = tokens[at];
    if (token === undefined || taken(at) || enders.has(token.word) || /</.test(token.gap))
      return null;
    if (offerWords.has(token.word)) return null;
    if (at > first && /[:.;]/.test(token.gap)) return null;
  }
  return isTerm(tokens, first, last) ? { first, last } : null;
}

/** One of a list of which the one before or the one behind is known: "Workday or SuccessFactors". */
export function readListed(
  tokens: readonly Token[],
  first: number,
  taken: (index: number) => boolean,
): TermSpan | null {
  const token = tokens[first];
  if (token === undefined || enders.has(token.word) || CONJUNCTIONS.has(token.word)) return null;
  const before = tokens[first - 1];
  const isAfterConjunction = before !== undefined && CONJUNCTIONS.has(before.word);
  const isAfterComma = !token.isLineStart && /,/.test(token.gap);
  const isFirst = token.isLineStart || /:/.test(token.gap);
  if (!isAfterConjunction && !isAfterComma && !isFirst) return null;
  let at = first;
  while (at < tokens.length && at - first <= MOST_TERM_WORDS) {
    const next = tokens[at];
    if (next === undefined || (at > first && (next.isLineStart || /[,.;:()/]/.test(next.gap))))
      break;
    if (CONJUNCTIONS.has(next.word) || taken(at)) break;
    if (enders.has(next.word)) return null;
    at++;
  }
  const last = at - 1;
  if (last < first || last - first >= MOST_TERM_WORDS) return null;
  if (deedVerbs.has(token.word)) return null;
  const next = tokens[at];
  const isBeforeComma = next !== undefined && !next.isLineStart && /[,/]/.test(next.gap);
  const isBeforeConjunction =
    next !== undefined && CONJUNCTIONS.has(next.word) && !/[.;:\n]/.test(next.gap);
  if (next !== undefined && taken(at) && !isBeforeComma && !/[.;:()\n]/.test(next.gap)) return null;
  const isKnownBehind = (isBeforeComma && taken(at)) || (isBeforeConjunction && taken(at + 1));
  const isKnownBefore =
    !isFirst && taken(isAfterConjunction ? first - 2 : first - 1) && !/[.;:\n]/.test(token.gap);
  if (!isKnownBehind && !isKnownBefore) return null;
  return isTerm(tokens, first, last) ? { first, last } : null;
}
