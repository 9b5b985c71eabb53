import type { AnswerSentence } from '@trayecto/core/translate';
import type { AskedSentences, SentenceAnswers } from './prose-translator';

/** Answers from a book, and what was looked up in vain. */
export function openAnswerBook(answers: SentenceAnswers): {
  readonly answer: AnswerSentence;
  readonly listAsked: () => AskedSentences | undefined;
} {
  const known = new Map(answers);
  const missing = new Map<string, readonly string[]>();
  let last: Pick<AskedSentences, 'direction' | 'names'> | undefined;
  return {
    answer(sentence, direction, names, trades) {
      const found = known.get(sentence);
      if (found !== undefined) return found;
      missing.set(sentence, missing.get(sentence) ?? trades);
      last = { direction, names };
      return undefined;
    },
    listAsked: () =>
      last && { ...last, sentences: [...missing.keys()], trades: [...missing.values()] },
  };
}
