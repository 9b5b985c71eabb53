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

/** Of the answers that the search has left, the likeliest whose words go together: "Cumplí o superé" before "Superé o superé". */
export function chooseTranslation(
  sentence: PreparedSentence,
  [first = NOTHING, ...others]: readonly Found[],
  vocabulary: Vocabulary,
  knows: KnowsRun,
): ChosenTranslation {
  const hidden = [...sentence.terms.values()];
  const weigh = ({ total, newRuns }: ChosenTranslation) => weighForward(total, newRuns);
  const write = (found: Found): ChosenTranslation => {
    const written = writeSentence(sentence, found, vocabulary);
    return { ...written, found, newRuns: countNewRuns(written.text, hidden, knows) };
  };
  return others.map(write).reduce((a, b) => (weigh(b) > weigh(a) ? b : a), write(first));
}
