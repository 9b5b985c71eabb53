import { expect, it } from 'vitest';
import table from '../../../data/wording/word-kinds.tsv' with { type: 'text' };
import { readRows } from '../../tables';
import { listWords, wordKinds } from './word-kinds';

it('every word of the table is of a kind that is read', () => {
  const rows = readRows(table, ['kind', 'word']);
  const read = wordKinds.flatMap((kind) => [...listWords(kind)]);
  expect(read.toSorted()).toEqual(rows.map(({ word }) => word).toSorted());
});
