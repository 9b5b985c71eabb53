import table from '../../../data/wording/word-kinds.tsv' with { type: 'text' };
import { readRows } from '../../tables';

export const wordKinds = [
  'noun like an infinitive',
  'regular verb',
  'feminine',
  'masculine',
  'part of a title',
  'verb with people',
  'noun in -ing',
  'plural that names no things',
  'state in -ed',
] as const;
type WordKind = (typeof wordKinds)[number];

const rows = readRows(table, ['kind', 'word']);

/** The words of one kind; the table says what each kind is. */
export function listWords(wanted: WordKind): ReadonlySet<string> {
  const words = rows.filter(({ kind }) => kind === wanted).map(({ word }) => word);
  if (words.length === 0) throw new Error(`no word is a ${wanted}`);
  return new Set(words);
}
