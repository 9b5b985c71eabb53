import type { GuardFinding, ProposedChange } from '../assistant';
import { type Decisions, listParts } from './decide-changes';

/** Words in a proposed text that the person never wrote: whether they are true is still to be asked. */
export function findNewWords(
  { pointer }: ProposedChange,
  text: string,
  warnings: readonly GuardFinding[],
): readonly string[] {
  const words = warnings.filter(
    ({ code, pointer: place, quote }) =>
      code === 'new-words' &&
      (place === pointer || place.startsWith(`${pointer}/`)) &&
      hasWord(text, quote),
  );
  return [...new Set(words.map(({ quote }) => quote))];
}

function hasWord(text: string, word: string): boolean {
  const words: readonly string[] = text.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
  return words.includes(word);
}

/** What is decided before the person says anything: nothing is taken that has a question open. */
export function refuseDoubtful(
  changes: readonly ProposedChange[],
  warnings: readonly GuardFinding[],
): Decisions {
  const doubtful = changes.flatMap((change) =>
    listParts(change).filter(({ after }) => findNewWords(change, after, warnings).length > 0),
  );
  return Object.fromEntries(doubtful.map(({ id }) => [id, null]));
}
