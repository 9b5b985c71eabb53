import type { Token } from '../../language';
import { empties, enders, months, notNames, offerWords, openers } from '../names/term-words';

export interface TermSpan {
  readonly first: number;
  readonly last: number;
}

/** "dos años en bibliotecas", "five years' checkable history": time, not a skill. */
const TIMES = new Set('ano anos year years yr yrs mes meses month months'.split(' '));
export function isTerm(tokens: readonly Token[], first: number, last: number): boolean {
  if (tokens.slice(first, last + 1).some(({ word }) => TIMES.has(word) || months.has(word)))
    return false;
  if (/^\d/.test(tokens[first]?.word ?? '')) return false;
  // "If you had: experience …" and "igual o superior al 33 %" begin no name.
  if (
    /^(?:if|si|superior|inferior|mayor|menor|higher|above|below)$/.test(tokens[first]?.word ?? '')
  )
    return false;
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
export function looksLikeName(
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

export function isSmallWord(word: string): boolean {
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

/** "ISO 9606", "WSET 3": a norm is its number, and so is a step behind letters. */
export function isNumbered(tokens: readonly Token[], at: number): boolean {
  const [token, next, behind] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (token === undefined || next === undefined || !/^[ -]$/.test(next.gap)) return false;
  if (/^\d{3,5}$/.test(next.word)) return true;
  const isCounted = behind !== undefined && TIMES.has(behind.word);
  return /^\p{Lu}{3,}$/u.test(token.text) && /^\d$/.test(next.text) && !isCounted;
}

/** "CISRS Advanced", "CSCS Gold": a step of it behind letters. */
export function isGraded(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined || next === undefined || next.gap !== ' ') return false;
  return /^\p{Lu}{3,}$/u.test(token.text) && GRADES.test(next.text);
}

const GRADES =
  /^(?:Advanced|Intermediate|Foundation|Basic|Professional|Expert|Associate|Gold|Silver|Blue|Red|Green|Black|Avanzado|Intermedio|Básico|Oro|Plata)$/;

/** "AAT Level 4": another step is another certificate. */
export function isStepped(tokens: readonly Token[], at: number): boolean {
  const [word, step] = [tokens[at + 1], tokens[at + 2]];
  if (word === undefined || step === undefined || word.gap !== ' ' || step.gap !== ' ')
    return false;
  return /^(?:level|nivel)$/.test(word.word) && /^\d$/.test(step.word);
}
