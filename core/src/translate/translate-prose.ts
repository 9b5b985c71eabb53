import { type Direction, sure, type Translated } from './direction';
import { isAlreadyIn } from './find-language';
import { translateEnglish } from './grammar/translate-english';
import { translateSpanish } from './grammar/translate-spanish';
import { splitTranslatable } from './split-translatable';

/** How actions told as nouns are told in English: "Gestión de nóminas" → "Managed payroll" in a past job. */
export type DeedTense = 'past' | 'present' | 'noun';

export interface ProseContext {
  readonly deeds: DeedTense;
  /** Names that stay as they are: employers, schools, the person. */
  readonly names: readonly string[];
  /** What another translator makes of a sentence we are not sure of; undefined where it has nothing to say. */
  readonly secondOpinion?: SecondOpinion | undefined;
  /** Asked first; where it is silent, the grammar speaks. */
  readonly answer?:
    | ((sentence: string, direction: Direction) => Translated | undefined)
    | undefined;
}

export type SecondOpinion = (
  sentence: string,
  ours: Translated,
  names: readonly string[],
) => string | undefined;

/** Running text, sentence by sentence; one that we doubt makes the whole text a draft. */
export function translateProse(
  text: string,
  direction: Direction,
  context: ProseContext,
): Translated {
  let isSure = true;
  const parts = splitTranslatable(text).map((part) => {
    if (!part.isSentence) return part.text;
    const translated = translateSentence(part.text, direction, context);
    if (translated.isSure) return translated.text;
    isSure = false;
    return context.secondOpinion?.(part.text, translated, context.names) ?? translated.text;
  });
  return { text: parts.join(''), isSure };
}

export function translateSentence(
  sentence: string,
  direction: Direction,
  { deeds, names, answer }: ProseContext,
): Translated {
  const { from, to } = direction;
  if (from === to || !/\p{L}/u.test(sentence) || isAlreadyIn(sentence, direction))
    return sure(sentence);
  const answered = answer?.(sentence, direction);
  if (answered !== undefined) return answered;
  if (from === 'es') return translateSpanish(sentence, deeds, names);
  return translateEnglish(sentence, names);
}
