import { splitTranslatable } from '../split-translatable';

/** A sentence of a translated text, what it was made of, and what is around it. */
interface TranslatedSentence {
  readonly source: string;
  readonly text: string;
  readonly before: string;
  readonly after: string;
}

/**
 * The sentences of a translation beside those of its source. Where there are more of one than of the other, the whole is taken
 * for one sentence.
 */
export function pairSentences(
  source: string,
  text: string,
  names: readonly string[],
): readonly TranslatedSentence[] {
  const sentences = splitTranslatable(source, names).filter(({ isSentence }) => isSentence);
  const parts = splitTranslatable(text, names);
  const own = parts.filter(({ isSentence }) => isSentence);
  if (own.length !== sentences.length) return [{ source, text, before: '', after: '' }];
  const join = (some: typeof parts) => some.map((part) => part.text).join('');
  return own.map((part, at) => {
    const place = parts.indexOf(part);
    return {
      source: sentences[at]?.text ?? '',
      text: part.text,
      before: join(parts.slice(0, place)),
      after: join(parts.slice(place + 1)),
    };
  });
}
