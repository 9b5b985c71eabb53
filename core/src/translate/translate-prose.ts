import { type Direction, sure, type Translated, unsure } from './direction';
import { isAlreadyIn } from './find-language';
import { isCitation } from './is-citation';
import { splitTranslatable } from './split-translatable';

/** Undefined where there is no answer: the sentence stays as it was written, as a draft. */
type Answer = (sentence: string) => Translated | undefined;

/** Running text, sentence by sentence; one that we doubt makes the whole text a draft. */
export function translateProse(
  text: string,
  direction: Direction,
  answer?: Answer,
  names: readonly string[] = [],
): Translated {
  if (isCitation(text)) return sure(text);
  let isSure = true;
  const doubtful: string[] = [];
  let before = '';
  const parts = splitTranslatable(text, names).map((part) => {
    if (!part.isSentence) return part.text;
    const translated = goOn(before, part.text, translateSentence(part.text, direction, answer));
    before = part.text;
    if (!translated.isSure) {
      isSure = false;
      doubtful.push(...(translated.doubtful ?? []));
    }
    return translated.text;
  });
  return { text: parts.join(''), isSure, doubtful };
}

/** "I" is always a capital; the word that a translation has instead is none behind a semicolon. */
function goOn(before: string, source: string, translated: Translated): Translated {
  const isPronoun = /^I\b/.test(source) && translated.text !== source;
  if (!before.endsWith(';') || !isPronoun) return translated;
  return {
    ...translated,
    text: translated.text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase()),
  };
}

function translateSentence(
  sentence: string,
  direction: Direction,
  answer: Answer | undefined,
): Translated {
  if (!/\p{L}/u.test(sentence) || isAlreadyIn(sentence, direction)) return sure(sentence);
  return answer?.(sentence) ?? unsure(sentence);
}
