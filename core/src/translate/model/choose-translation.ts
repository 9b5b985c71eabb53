import { findDoubts, type KnowsWord } from './judge-translation';
import { prepareText } from './prepare-text';
import type { Found } from './search';
import { type PreparedSentence, type WrittenSentence, writeSentence } from './translate-sentence';
import type { Vocabulary } from './vocabulary';
import { weighForward } from './weigh-trust';
import { countNewRuns, type KnowsRun } from './word-runs';

interface ChosenTranslation extends WrittenSentence {
  readonly found: Found;
  /** Three words in a row that the corpus doesn't have. */
  readonly newRuns: number;
}

const NOTHING: Found = { tokens: [], logProbabilities: [Number.NEGATIVE_INFINITY] };

/**
 * Of the answers that the search has left, one without faults that show: a word twice, a number that no longer says of what. Of
 * those the likeliest whose words go together: "Cumplí o superé" before "Supere o exceda".
 */
export function chooseTranslation(
  sentence: PreparedSentence,
  [first = NOTHING, ...others]: readonly Found[],
  vocabulary: Vocabulary,
  knows: KnowsRun,
  knowsWord?: KnowsWord,
): ChosenTranslation {
  const hidden = [...sentence.terms.values()];
  const weigh = ({ total, newRuns }: ChosenTranslation) => weighForward(total, newRuns);
  const write = (found: Found): ChosenTranslation => {
    const written = writeSentence(sentence, found, vocabulary);
    return { ...written, found, newRuns: countNewRuns(written.text, hidden, knows) };
  };
  const countFaults = ({ text }: ChosenTranslation) =>
    findDoubts(
      { ...sentence, source: prepareText(sentence.source), text, hidden, ...UNDOUBTED },
      Number.NEGATIVE_INFINITY,
      knowsWord,
    ).length;
  const answers = [first, ...others].map((found) => {
    const written = write(found);
    return {
      written,
      weight: weigh(written),
      faults: others.length > 0 ? countFaults(written) : 0,
    };
  });
  return answers.reduce((a, b) =>
    b.faults < a.faults || (b.faults === a.faults && b.weight > a.weight) ? b : a,
  ).written;
}

/** Only what the words themselves show counts here. */
const UNDOUBTED = { trust: Number.POSITIVE_INFINITY, isParted: false };
