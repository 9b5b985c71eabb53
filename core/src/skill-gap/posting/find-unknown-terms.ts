import type { Token } from '../../language';
import { CONJUNCTIONS } from '../names/everyday-words';
import type { PlaceTrust } from '../names/find-mentions';
import {
  closers,
  empties,
  enders,
  months,
  notNames,
  offerWords,
  openers,
  triggers,
} from './term-words';

export interface TermSpan {
  readonly first: number;
  readonly last: number;
}

/** "dos años en bibliotecas", "five years' checkable history": time, not a skill. */
const TIMES = new Set('ano anos year years yr yrs mes meses month months'.split(' '));
/** "keep waste down and help with stock": what is done, not what it is called. */
const DEEDS = new Set(
  'keep help work manage support make ensure provide deliver maintain build write lead run drive take give bring follow check use handle prepare assist carry answer plan report keeping helping making ensuring providing'.split(
    ' ',
  ),
);
const MOST_TERM_WORDS = 4;
const MOST_READ_WORDS = 12;
const MOST_TERMS_AFTER_TRIGGER = 8;

/** Terms in the place of a skill that the catalogue has not. `taken` tells the tokens that are already understood. */
export function findUnknownTerms(
  tokens: readonly Token[],
  taken: (index: number) => boolean,
  trustAt: (token: Token) => PlaceTrust,
): readonly TermSpan[] {
  const spans: TermSpan[] = [];
  const claimed = new Set<number>();
  const claim = (span: TermSpan | null): void => {
    if (span === null) return;
    for (let at = span.first; at <= span.last; at++) if (claimed.has(at)) return;
    for (let at = span.first; at <= span.last; at++) claimed.add(at);
    spans.push(span);
  };
  for (let at = 1; at < tokens.length; at++) {
    const before = tokens[at - 1];
    const token = tokens[at];
    if (before === undefined || token === undefined) continue;
    if (triggers.has(`${before.word} ${token.word}`) && trustAt(token) !== 'none')
      for (const span of readListAfter(tokens, at + 1, taken)) claim(span);
  }
  tokens.forEach((token, at) => {
    if (closers.has(token.word) && isAskedFor(trustAt(token))) claim(readBefore(tokens, at, taken));
    if (taken(at) || claimed.has(at)) return;
    const trust = trustAt(token);
    if (trust === 'none') return;
    const isAsking = isAskedFor(trust);
    if (looksLikeName(tokens, at, isAsking, taken))
      claim({
        first: at,
        last: isNumbered(tokens, at) ? at + 1 : isStepped(tokens, at) ? at + 2 : at,
      });
    else if (isAsking) {
      const line = token.isLineStart ? readShortLine(tokens, at, taken) : null;
      claim(line ?? readListed(tokens, at, taken));
    }
  });
  return spans
    .map((span) => trimTerm(tokens, span))
    .filter((span) => !isCommonWord(tokens, span, trustAt))
    .sort((a, b) => a.first - b.first);
}

/** One word in small letters inside a sentence is too little to ask for: "uso de piscina", "experiencia en taller". */
function isCommonWord(
  tokens: readonly Token[],
  { first, last }: TermSpan,
  trustAt: (token: Token) => PlaceTrust,
): boolean {
  const token = tokens[first];
  const next = tokens[last + 1];
  const before = `${tokens[first - 2]?.word} ${tokens[first - 1]?.word}`;
  if (token === undefined || first !== last) return false;
  // "Experience of dealing with …": the verb is no name.
  if (/^\p{Ll}+ing$/u.test(token.text) && next !== undefined && /^ $/.test(next.gap)) return true;
  const isAskedWord = triggers.has(before) && isAskedFor(trustAt(token)) && token.word.length > 5;
  if (isAskedWord || /.\p{Lu}|\d/u.test(token.text)) return false;
  if (/^\p{Lu}/u.test(token.text) && !token.isLineStart) return false;
  return !(token.isLineStart && (next === undefined || next.isLineStart));
}

function isAskedFor(trust: PlaceTrust): boolean {
  return trust === 'list' || trust === 'asking';
}

/** "ISO 9606", "WSET 3": a norm is its number, and so is a step behind letters. */
function isNumbered(tokens: readonly Token[], at: number): boolean {
  const [token, next, behind] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (token === undefined || next === undefined || !/^[ -]$/.test(next.gap)) return false;
  if (/^\d{3,5}$/.test(next.word)) return true;
  const isCounted = behind !== undefined && TIMES.has(behind.word);
  return /^\p{Lu}{3,}$/u.test(token.text) && /^\d$/.test(next.text) && !isCounted;
}

/** "AAT Level 4": another step is another certificate. */
function isStepped(tokens: readonly Token[], at: number): boolean {
  const [word, step] = [tokens[at + 1], tokens[at + 2]];
  if (word === undefined || step === undefined || word.gap !== ' ' || step.gap !== ' ')
    return false;
  return /^(?:level|nivel)$/.test(word.word) && /^\d$/.test(step.word);
}

const TRAILERS = new Set(
  'software qualification experience experiencia knowledge spoken written conocimientos'.split(' '),
);
const LEADERS = new Set('good clear strong basic buen buena buenos'.split(' '));

/** "a CII qualification" and "Empower software" are CII and Empower. */
function trimTerm(tokens: readonly Token[], { first, last }: TermSpan): TermSpan {
  let from = first;
  let to = last;
  while (
    from < to &&
    ['a', 'an', 'the', 'el', 'la', 'un', 'una'].includes(tokens[from]?.word ?? '')
  )
    from += 1;
  // "Liquidlogic (LCS)": the brackets tell more of it.
  const open = tokens.slice(from + 1, to + 1).findIndex(({ gap }) => gap.includes('('));
  if (open >= 0) to = from + open;
  if (to > from && TRAILERS.has(tokens[to]?.word ?? '')) to -= 1;
  while (from < to && LEADERS.has(tokens[from]?.word ?? '')) from += 1;
  return { first: from, last: to };
}

/** "commercial understanding", "budgeting skills": what comes before the word. */
function readBefore(
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

function readListAfter(
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

function isTerm(tokens: readonly Token[], first: number, last: number): boolean {
  if (tokens.slice(first, last + 1).some(({ word }) => TIMES.has(word) || months.has(word)))
    return false;
  if (/^\d/.test(tokens[first]?.word ?? '')) return false;
  for (let at = first; at <= last; at++) {
    const token = tokens[at];
    if (token === undefined) return false;
    if (!empties.has(token.word) && !/^\d+$/.test(token.word) && token.word.length > 2) return true;
    if (
      token.text.length > 1 &&
      token.text === token.text.toUpperCase() &&
      /\p{Lu}/u.test(token.text) &&
      !notNames.has(token.word)
    )
      return true;
  }
  return false;
}

/** "PostgrSQL", "TDD", "E2E", "Vue3": nobody writes so but in names. */
function looksLikeName(
  tokens: readonly Token[],
  at: number,
  isAsking: boolean,
  taken: (index: number) => boolean,
): boolean {
  const token = tokens[at];
  if (token === undefined || token.text.length < 2) return false;
  if (notNames.has(token.word) || offerWords.has(token.word)) return false;
  if (/<$/.test(token.gap) || isSmallWord(token.word)) return false;
  // "andEvolution": a space was lost.
  if (/^\p{Ll}{2,}\p{Lu}/u.test(token.text)) return false;
  const isInnerCapital = /\p{Ll}\p{Lu}|^\p{Lu}{2,}\p{Ll}/u.test(token.text);
  const isCapitals =
    /^\p{Lu}[\p{Lu}\d+#]{1,6}s?$/u.test(token.text) && /\p{Lu}{2}|\d/u.test(token.text);
  const isVersioned = /^\p{Lu}\p{L}+\d+$/u.test(token.text);
  if (!isInnerCapital && !isCapitals && !isVersioned) return false;
  if (isShouting(tokens, at)) return false;
  if (isInnerCapital || isAsking) return true;
  return taken(at - 1) || taken(at + 1);
}

function isSmallWord(word: string): boolean {
  return word.length > 1 && (enders.has(word) || openers.has(word) || empties.has(word));
}

/** A line in capitals says nothing by its capitals. */
function isShouting(tokens: readonly Token[], at: number): boolean {
  const isCapitals = (token: Token | undefined): boolean =>
    token !== undefined &&
    (token.text.length > 3 || isSmallWord(token.word)) &&
    token.text === token.text.toUpperCase() &&
    /\p{Lu}/u.test(token.text);
  return isCapitals(tokens[at - 1]) || isCapitals(tokens[at + 1]);
}

/** Under a heading that asks, a line of a few words is what is asked for. */
function readShortLine(
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
function readListed(
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
  if (DEEDS.has(token.word)) return null;
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
