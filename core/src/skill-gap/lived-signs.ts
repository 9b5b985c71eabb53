import table from '../../data/lived-signs.tsv' with { type: 'text' };
import { readNames, readRows } from '../tables';

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
    asked: row.asked === '' ? null : readPhrases(row.asked),
    lived: readPhrases(row.lived),
  }));
  return signs;
}

const GAP = '[^\\p{L}\\d]+';
const BETWEEN = `${GAP}(?:[\\p{L}\\d]+${GAP}){0,3}`;

/** "never missed", "resolv*", "got … down", for folded texts with any signs between the words. */
function readPhrases(cell: string): RegExp {
  const written = readNames(cell).map((phrase) =>
    phrase
      .split(' … ')
      .map((part) => part.split(' ').join(GAP))
      .join(BETWEEN)
      .replaceAll('*', '\\p{L}*'),
  );
  return new RegExp(`(?<![\\p{L}\\d])(?:${written.join('|')})(?![\\p{L}\\d])`, 'u');
}
