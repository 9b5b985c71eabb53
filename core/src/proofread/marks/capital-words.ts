import table from '../../../data/proofread/capitals.tsv' with { type: 'text' };
import { readRows } from '../../tables';
import { beginWithCapital } from '../../text';

const rows = readRows(table, ['language', 'kind', 'word']);

/** The words of one kind that tell where a capital belongs. */
export function listCapitalWords(language: string, ...kinds: readonly string[]): readonly string[] {
  const found = rows.filter((row) => row.language === language && kinds.includes(row.kind));
  if (found.length === 0) throw new Error(`no words of the kind ${kinds.join(', ')}`);
  return found.map(({ word }) => word);
}

/** As alternatives of a pattern. */
export const anyOf = (language: string, ...kinds: readonly string[]): string =>
  listCapitalWords(language, ...kinds).join('|');

/** The same where they are written with a capital. */
export const anyCapital = (language: string, ...kinds: readonly string[]): string =>
  listCapitalWords(language, ...kinds)
    .map(beginWithCapital)
    .join('|');
