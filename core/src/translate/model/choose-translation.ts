import { findDoubts, type KnowsWord } from './judge-translation';
import { prepareText } from './prepare-text';
import type { Found } from './search';
import { type PreparedSentence, type WrittenSentence, writeSentence } from './translate-sentence';
import type { Vocabulary } from './vocabulary';
import { type ChoiceSigns, weighBothWays, weighForward } from './weigh-trust';
import { countNewRuns, type KnowsRun } from './word-runs';

export interface WrittenAnswer extends WrittenSentence, ChoiceSigns {
  readonly found: Found;
}

const NOTHING: Found = { tokens: [], logProbabilities: [Number.NEGATIVE_INFINITY] };
/** More ways back cost more than they bring. */
const MOST_ANSWERS = 2;

/**
 * Of the answers that the search has left, those to choose from, the likeliest first: without faults that show (a word twice, a
 * number that no longer says of what), of words that go together, such as "Cumplí o superé" before "Supere o exceda".
 */
export function listAnswers(
  sentence: PreparedSentence,
  [first = NOTHING, ...others]: readonly Found[],
  vocabulary: Vocabulary,
  knows: KnowsRun,
  knowsWord?: KnowsWord,
): readonly WrittenAnswer[] {
  const hidden = [...sentence.terms.values()];
  const write = (found: Found): WrittenAnswer => {
    const written = writeSentence(sentence, found, vocabulary);
    const newRuns = countNewRuns(written.text, hidden, knows);
    return { ...written, found, newRuns, length: found.tokens.length + 1 };
  };
  const only = write(first);
  if (others.length === 0) return [only];
  const countFaults = ({ text }: WrittenAnswer) =>
    findDoubts(
      { ...sentence, source: prepareText(sentence.source), text, hidden, ...UNDOUBTED },
      Number.NEGATIVE_INFINITY,
      knowsWord,
    ).length;
  const answers = [only, ...others.map(write)].map((answer) => ({
    answer,
    weight: weighForward(answer),
    faults: countFaults(answer),
  }));
  const least = Math.min(...answers.map(({ faults }) => faults));
  return answers
    .filter(({ faults }) => faults === least)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_ANSWERS)
    .map(({ answer }) => answer);
}

/** Only what the words themselves show counts here. */
const UNDOUBTED = { trust: Number.POSITIVE_INFINITY, isParted: false };

/** The answer from which one would come back to the source: it leaves nothing out. */
export const chooseAnswer = <Answer extends ChoiceSigns & { readonly wayBack: number }>(
  answers: readonly Answer[],
): Answer =>
  answers.reduce((a, b) => (weighBothWays(b, b.wayBack) > weighBothWays(a, a.wayBack) ? b : a));
