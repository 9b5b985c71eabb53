import type { Finding } from './finding';
import { beginLike, isCapital, isUpper } from './known-forms';
import type { TextWord } from './read-words';

/** Written with a vowel, spoken with a consonant. */
const soundsConsonant =
  /^(?:uni(?!n|m)|use|usu|usa|uti|ure|euro|eu[lp]|ewe|one|once|u[krt]o|ubi|ufo)/i;
/** Written with an h that is not spoken. */
const silentH = /^(?:hour|honest|honou?r|heir)/i;

/** "a" before a vowel that is heard, "an" before a consonant. Abbreviations are spoken as each likes. */
export function checkArticles(words: readonly TextWord[]): Finding[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    const small = word.text.toLowerCase();
    if ((small !== 'a' && small !== 'an') || next === undefined || next.gap !== ' ') return [];
    if (word.isCode || next.isCode || isUpper(next.text) || (isCapital(word.text) && !word.isFirst))
      return [];
    const wanted = startsWithVowel(next.text) ? 'an' : 'a';
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

function startsWithVowel(word: string): boolean {
  if (silentH.test(word)) return true;
  return /^[aeiou]/i.test(word) && !soundsConsonant.test(word);
}
