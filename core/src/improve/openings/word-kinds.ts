import table from '../../../data/wording/word-kinds.tsv' with { type: 'text' };
import { readWords } from '../../tables';

const wordKinds = [
  'noun like an infinitive',
  'regular verb',
  'feminine',
  'masculine',
  'part of a title',
  'verb with people',
  'noun in -ing',
  'plural that names no things',
  'state in -ed',
  'action or thing',
  'noun with a',
  'vague skill',
] as const;
type WordKind = (typeof wordKinds)[number];

const words = readWords(table, wordKinds);

/** The words of one kind; the table says what each kind is. */
export const listWords = (kind: WordKind): ReadonlySet<string> => new Set(words[kind]);
