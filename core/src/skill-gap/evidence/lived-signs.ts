import table from '../../../data/lived-signs.tsv' with { type: 'text' };
import { readNames, readPhrases, readRows } from '../../tables';

/** What a job asks of a person rather than of their trade: hours, circumstances, traits. */
interface LivedSign {
  readonly kind: 'days' | 'circumstance' | 'trait';
  readonly ids: readonly string[];
  readonly asked: RegExp | null;
  readonly lived: RegExp;
}

let signs: readonly LivedSign[] | null = null;

export function openLivedSigns(): readonly LivedSign[] {
  signs ??= readRows(table, ['kind', 'ids', 'asked', 'lived']).map((row) => ({
    kind: row.kind === 'days' || row.kind === 'trait' ? row.kind : 'circumstance',
    ids: readNames(row.ids),
    asked: row.asked === '' ? null : readPhrases([row.asked]),
    lived: readPhrases([row.lived]),
  }));
  return signs;
}
