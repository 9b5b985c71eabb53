import { startsWithVowelSound } from '../language';
import { formOf } from './context/context-tokens';
import type { Finding } from './finding';
import { listEnglishPlurals } from './words/english-forms';
import { functionWords } from './words/function-words';
import { isCapital } from './words/known-forms';
import type { Lexicon } from './words/lexicon';
import { readWords, type TextWord } from './words/read-words';
import { wordSet } from './words/word-set';

const MOST_DESCRIBING = 2;
/** After these a thing has nothing before it that says how many. */
const before = wordSet(
  'and or of in on at to for from by with without into onto over under about across after against along around before behind below between near through upon',
);
/** After these comes a verb, which describes nothing. */
const beforeVerbs = wordSet('to and or can could will would must should may might i we they you');

/** Where there is room for it, the whole thing is shown. */
export function showBareSingulars(
  text: string,
  findings: readonly Finding[],
  lexicon: Lexicon,
): readonly Finding[] {
  return findings.map((finding, at) => {
    const whole = showBareSingular(text, finding, lexicon);
    return whole.from < (findings[at - 1]?.to ?? 0) ? finding : whole;
  });
}

/** "Wire condensing unit": whether an article is missing or there are several, it is all of "condensing unit" that changes. */
function showBareSingular(text: string, finding: Finding, lexicon: Lexicon): Finding {
  const { from, to, kind, suggestions } = finding;
  const [many = ''] = suggestions;
  const typed = text.slice(from, to);
  if (kind !== 'agreement' || !listEnglishPlurals(typed).includes(many)) return finding;
  const words = readWords(text);
  const at = words.findIndex((word) => word.from === from);
  const start = findStart(words, at, lexicon);
  const [first, last] = [words[start], words[start - 1]];
  if (!first || !last || !isBare(first, last, lexicon)) return finding;
  const article = startsWithVowelSound(first.text) ? 'an' : 'a';
  const described = text.slice(first.from, from);
  return {
    ...finding,
    from: first.from,
    suggestions: [
      described + many,
      `${article} ${described}${typed}`,
      ...suggestions.slice(1).map((one) => described + one),
    ],
  };
}

function findStart(words: readonly TextWord[], at: number, lexicon: Lexicon): number {
  let start = at;
  while (at - start < MOST_DESCRIBING && describes(words, start - 1, lexicon)) start--;
  return start;
}

function describes(words: readonly TextWord[], at: number, lexicon: Lexicon): boolean {
  const [before, word, next] = words.slice(Math.max(0, at - 1), at + 2);
  if (at < 1 || !before || !word || next?.gap !== ' ' || word.isFirst || isCapital(word.text))
    return false;
  const small = word.text;
  if (functionWords.en.has(small) || small.includes("'") || small.includes('’')) return false;
  const form = formOf(small, lexicon);
  const isVerb =
    /[vd]/.test(form) &&
    (beforeVerbs.has(before.text.toLowerCase()) || (/d/.test(form) && !small.endsWith('ed')));
  return !isVerb && !/[NV]/.test(form);
}

/** Nothing says how many: what comes before is a verb, or leads to a thing. */
function isBare(first: TextWord, last: TextWord, lexicon: Lexicon): boolean {
  if (first.gap !== ' ' || last.isCode) return false;
  const small = last.text.toLowerCase();
  return (
    before.has(small) || (!functionWords.en.has(small) && /[vdg]/.test(formOf(small, lexicon)))
  );
}
