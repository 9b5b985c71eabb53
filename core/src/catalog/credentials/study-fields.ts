import table from '../../../data/study-fields.tsv' with { type: 'text' };
import { wordList } from '../../language';
import { readRows } from '../../tables';

interface StudyField {
  readonly group: string;
  readonly words: readonly string[];
}

/** The words of one row mean one field, in both languages; rows of one group are near each other. */
const fields: readonly StudyField[] = readRows(table, ['group', 'words']).map(
  ({ group, words }) => ({ group, words: wordList(words) }),
);

/** Whether two degrees are in the same field, in related ones, or in fields with no known relation. */
export function compareStudies(one: string, other: string): 'same' | 'near' | 'other' {
  const [a, b] = [listFields(one), listFields(other)];
  if (a.some((field) => b.includes(field))) return 'same';
  const groups = new Set(a.map(({ group }) => group));
  return b.some(({ group }) => groups.has(group)) ? 'near' : 'other';
}

function listFields(text: string): readonly StudyField[] {
  const folded = ` ${wordList(text.replace(/[,\n]/g, ' ')).join(' ')} `;
  return fields.filter(({ words }) => words.some((word) => folded.includes(` ${word} `)));
}
