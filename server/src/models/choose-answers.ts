import {
  chooseAnswer,
  type PreparedSentence,
  turnRound,
  type Vocabulary,
  type WrittenAnswer,
} from '@trayecto/core/translate/model';
import type { Network } from './network';
import { readAlong } from './read-along';

interface AnsweredSentence {
  readonly sentence: PreparedSentence;
  readonly answers: readonly WrittenAnswer[];
}

interface TurnedAnswer extends WrittenAnswer {
  /** How likely the source is, told from it. */
  readonly wayBack: number;
}

/** Of each sentence the answer that is best both ways. One of each is read at a time: as many fit as were translated together. */
export function chooseAnswers(
  network: Network,
  sentences: readonly AnsweredSentence[],
  vocabulary: Vocabulary,
): readonly TurnedAnswer[] {
  const turned: TurnedAnswer[][] = sentences.map(() => []);
  const most = Math.max(...sentences.map(({ answers }) => answers.length));
  for (let rank = 0; rank < most; rank++) {
    const asked = sentences.flatMap(({ sentence, answers }, at) =>
      answers.slice(rank, rank + 1).map((answer) => ({ at, sentence, answer })),
    );
    const likelihoods = readAlong(
      network,
      asked.map(({ sentence, answer }) => turnRound(sentence, answer.found, vocabulary)),
      vocabulary.beginning,
    );
    asked.forEach(({ at, answer }, place) => {
      const wayBack = (likelihoods[place] ?? []).reduce((a, b) => a + b, 0);
      turned[at]?.push({ ...answer, wayBack });
    });
  }
  return turned.map(chooseAnswer);
}
