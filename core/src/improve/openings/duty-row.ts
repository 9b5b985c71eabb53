import type { WeakPhrase } from '../../catalog';

/** One way a duty is opened: its words are a pattern. */
export type DutyRow = readonly [
  tense: WeakPhrase['tense'],
  deed: WeakPhrase['deed'],
  continuations: string,
  verbs: string,
  pattern: string,
];
