import { startsWithVowelSound } from '../language';
import type { Finding } from './finding';
import { beginLike, isCapital, isUpper } from './known-forms';
import type { TextWord } from './read-words';

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
