import { createModelTurns } from './model-turns';
import type { TranslateProse } from './prose-translator';

/** One translation at a time for each person. */
export function createTranslateInTurns(translate: TranslateProse) {
  const inTurn = createModelTurns();
  return (owner: string): TranslateProse =>
    (asked, signal, onSentence) =>
      inTurn(owner, signal, () => translate(asked, signal, onSentence));
}
