import type { Language } from '../language';
import type { Finding } from './finding';
import { listHeardWords } from './heard-words';
import type { Lexicons } from './proofread-text';
import { listCandidates, listSuggestions } from './spelling/candidates';
import { isCapital, isKnownForm } from './words/known-forms';
import { readWords } from './words/read-words';

export interface ChangeToWeigh {
  readonly from: number;
  readonly to: number;
  readonly replacement: string;
}

const MOST_SUGGESTIONS = 3;
const MOST_CHANGES = 16;
const SHORTEST = 4;

/**
 * What the checks would change in a text, words like those that no dictionary has, and words that sound like those that are there: a model says how
 * likely each is, also where it would have written something else or nothing.
 */
export function listChangesToWeigh(
  text: string,
  findings: readonly Finding[],
  language: Language,
  lexicons: Lexicons,
): readonly ChangeToWeigh[] {
  const proposed = findings.flatMap(({ from, to, suggestions }) =>
    suggestions.slice(0, MOST_SUGGESTIONS).map((replacement) => ({ from, to, replacement })),
  );
  const isFound = (word: { readonly from: number; readonly to: number }) =>
    findings.some(({ from, to }) => from < word.to && to > word.from);
  const [own, other] = language === 'es' ? [lexicons.es, lexicons.en] : [lexicons.en, lexicons.es];
  const guessed = readWords(text).flatMap((word) => {
    const { text: typed, from, to, isCode, isFirst } = word;
    const isName = isCapital(typed) && !isFirst;
    if (isCode || isName || typed.length < SHORTEST || isFound(word)) return [];
    if (isKnownForm(typed, own) || isKnownForm(typed, other)) return [];
    return listSuggestions(typed, listCandidates(typed, own))
      .slice(0, MOST_SUGGESTIONS)
      .map((replacement) => ({ from, to, replacement }));
  });
  const heard = listHeardWords(text, own).filter((one) => !isFound(one));
  return [...[...proposed, ...guessed].slice(0, MOST_CHANGES), ...heard.slice(0, MOST_CHANGES)];
}
