import branchTable from '../../../data/study-branches.tsv' with { type: 'text' };
import table from '../../../data/study-fields.tsv' with { type: 'text' };
import { wordList } from '../../language';
import { readNames, readRows } from '../../tables';

interface StudyField {
  readonly group: string;
  readonly words: readonly string[];
}

/** The words of one row mean one field, in both languages; rows of one group are near each other. */
const fields: readonly StudyField[] = readRows(table, ['group', 'words']).map(
  ({ group, words }) => ({ group, words: wordList(words) }),
);

/** "A quantitative subject" is no field but any of several. */
const branches = readRows(branchTable, ['groups', 'words']).map(({ groups, words }) => ({
  groups: new Set(readNames(groups)),
  words: wordList(words),
}));

/** Whether a degree is in the field that is asked for, in a related one, or in one with no known relation. */
export function compareStudies(asked: string, own: string): 'same' | 'near' | 'other' {
  const [a, b] = [listFields(asked), listFields(own)];
  if (a.some((field) => b.includes(field))) return 'same';
  const isOfBranch = findNamed(branches, asked).some(({ groups }) =>
    b.some(({ group }) => groups.has(group)),
  );
  if (isOfBranch) return 'same';
  const groups = new Set(a.map(({ group }) => group));
  return b.some(({ group }) => groups.has(group)) ? 'near' : 'other';
}

function listFields(text: string): readonly StudyField[] {
  return findNamed(fields, text);
}

function findNamed<Row extends { readonly words: readonly string[] }>(
  rows: readonly Row[],
  text: string,
): readonly Row[] {
  const folded = ` ${wordList(text.replace(/[,\n]/g, ' ')).join(' ')} `;
  return rows.filter(({ words }) => words.some((word) => folded.includes(` ${word} `)));
}
