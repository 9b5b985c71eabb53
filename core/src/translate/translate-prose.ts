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
  const parts = splitTranslatable(text, names).map((part) => {
    if (!part.isSentence) return part.text;
    const translated = translateSentence(part.text, direction, answer);
    if (!translated.isSure) {
      isSure = false;
      doubtful.push(...(translated.doubtful ?? []));
    }
    return translated.text;
  });
  return { text: parts.join(''), isSure, doubtful };
}

function translateSentence(
  sentence: string,
  direction: Direction,
  answer: Answer | undefined,
): Translated {
  if (!/\p{L}/u.test(sentence) || isAlreadyIn(sentence, direction)) return sure(sentence);
  return answer?.(sentence) ?? unsure(sentence);
}
