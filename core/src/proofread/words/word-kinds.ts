import table from '../../../data/proofread/word-kinds.tsv' with { type: 'text' };
import { readWords } from '../../tables';

const wordKinds = [
  'clear verb',
  'group',
  'telling',
  'wish',
  'two pasts',
  'same plural',
  'owner',
  'owned',
  'single owner',
  'visited',
  'beside a noun',
  'before to',
  'giving',
  'going in',
] as const;
type WordKind = (typeof wordKinds)[number];

const words = readWords(table, wordKinds);

/** The words of one kind; the table says what each kind is. */
export const listWords = (kind: WordKind): ReadonlySet<string> => new Set(words[kind]);

/** As alternatives of a pattern. */
export const anyOf = (kind: WordKind): string => `(?:${words[kind].join('|')})`;
