import { startsWithVowelSound } from '../../language';
import type { Finding } from '../finding';
import { beginLike, isCapital, isUpper } from '../words/known-forms';
import type { TextWord } from '../words/read-words';

/** Eight, eleven, eighteen and their kin begin with a vowel; a hundred and ten does not. */
const VOWEL_NUMBER = /^(?:8[\d.,]*|1[18](?:[.,]\d+)?)(?!\d)/;
const NUMBERED = /(?<![\p{L}\p{N}.'’/&-])an? (?=[£$€]?([1-9][\d.,]*))/giu;

/** "An 28-bed ward", "a 8-hour shift". */
export function checkNumberArticles(text: string): Finding[] {
  return [...text.matchAll(NUMBERED)].flatMap(({ 0: match, 1: number = '', index }) => {
    const article = match.trim();
    // "A 11": a heading's letter, or a road.
    if (article === 'A' && index > 0) return [];
    const wanted = VOWEL_NUMBER.test(number) ? 'an' : 'a';
    if (article.toLowerCase() === wanted || /^1,?[18]\d\d(?!\d)/.test(number)) return [];
    const suggestions = [beginLike(article, wanted)];
    return [
      { from: index, to: index + article.length, kind: 'article', suggestions, isSure: true },
    ];
  });
}

const SPELLED =
  /(?<![\p{L}\p{N}.'’/&-])[Aa]n? (?=(\p{Lu}[\p{Lu}\d&]+|[\p{Lu}aefhilmnorsx](?=-\p{L})))/gu;
/** Letters that are read as a word, or by some as a word and by others one by one. */
const SPOKEN = /^(?:SQL|FAQ|URL|FTSE|EU\p{Lu}+|ONC?E|[IVXLC]{2,})$/u;
/** Letters whose names begin with a vowel; two with which no word begins are read by their names. */
const NAMED_WITH_VOWEL =
  /^(?:[AEIO]|[FHLMNRSX](?:$|[\d&]|[^AEIOUY]*$|[BDFGJVXZ])|[FHLMNRX][CKMNPQSTW]|[HLMNRX][HLR]|SR)/;
const NAMED_WITH_CONSONANT = /^(?:[BCDGJKPQTVWYZ]|U(?:.{0,2})$)/;

/** "A MBA", "an UK team", "a A-level": letters that are read by their names. */
export function checkSpelledArticles(text: string): Finding[] {
  return [...text.matchAll(SPELLED)].flatMap(({ 0: match, 1: letters = '', index }) => {
    const article = match.trim();
    // After a grade or in a heading it is a letter.
    if ((article === 'A' && index > 0) || SPOKEN.test(letters)) return [];
    const pattern = article.toLowerCase() === 'an' ? NAMED_WITH_CONSONANT : NAMED_WITH_VOWEL;
    if (!pattern.test(letters.toUpperCase())) return [];
    const suggestions = [beginLike(article, article.toLowerCase() === 'an' ? 'a' : 'an')];
    return [
      { from: index, to: index + article.length, kind: 'article', suggestions, isSure: true },
    ];
  });
}

/** "a" before a vowel that is heard, "an" before a consonant. Abbreviations are spoken as each likes. */
export function checkArticles(words: readonly TextWord[]): Finding[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    const small = word.text.toLowerCase();
    if ((small !== 'a' && small !== 'an') || next === undefined || next.gap !== ' ') return [];
    if (word.isCode || next.isCode || isUpper(next.text) || (isCapital(word.text) && !word.isFirst))
      return [];
    const wanted = startsWithVowelSound(next.text) ? 'an' : 'a';
    if (next.text.length < 2 || wanted === small) return [];
    return {
      from: word.from,
      to: word.to,
      kind: 'article' as const,
      suggestions: [beginLike(word.text, wanted)],
      isSure: true,
    };
  });
}
