import type { AnswerSentence } from '@trayecto/core/translate';
import type { AskedSentences, SentenceAnswers } from './prose-translator';

/** Answers from a book, and what was looked up in vain. */
export function openAnswerBook(answers: SentenceAnswers): {
  readonly answer: AnswerSentence;
  readonly listAsked: () => AskedSentences | undefined;
} {
  const known = new Map(answers);
  const missing = new Set<string>();
  let last: Omit<AskedSentences, 'sentences'> | undefined;
  return {
    answer(sentence, direction, names) {
      const found = known.get(sentence);
      if (found !== undefined) return found;
      missing.add(sentence);
      last = { direction, names };
      return undefined;
    },
    listAsked: () => last && { ...last, sentences: [...missing] },
  };
}
