import table from '../../data/wishes.tsv' with { type: 'text' };
import type { WishCode } from '../assistant';
import { readPhrases, readRows } from '../tables';

/** What may be left out of a CV or put first in it. */
export type Thing =
  | 'photo'
  | 'age'
  | 'nationality'
  | 'marital-status'
  | 'id'
  | 'hobbies'
  | 'references'
  | 'summary'
  | 'education'
  | 'experience'
  | 'skills';

interface WishWords {
  readonly things: readonly (readonly [Thing, RegExp])[];
  readonly wishes: readonly (readonly [WishCode, RegExp])[];
  readonly acts: Readonly<Record<ActKind, RegExp>>;
}

const ACT_KINDS = [
  'drop',
  'include',
  'not',
  'keep',
  'change',
  'waive',
  'first',
  'before',
  'after',
  'last',
  'honest',
  'fixed act',
  'fixed thing',
  'aside',
  'idiom',
  'polite',
] as const;
export type ActKind = (typeof ACT_KINDS)[number];

const rows = () => readRows(table, ['kind', 'name', 'words']);

let words: WishWords | null = null;

export function openWishWords(): WishWords {
  words ??= {
    things: readNamed('thing') as WishWords['things'],
    wishes: readNamed('wish') as WishWords['wishes'],
    acts: Object.fromEntries(
      ACT_KINDS.map((kind) => [
        kind,
        readCells((row) => `${row.kind} ${row.name}`.trim() === kind),
      ]),
    ) as WishWords['acts'],
  };
  return words;
}

function readNamed(kind: string): readonly (readonly [string, RegExp])[] {
  const names = new Set(rows().flatMap((row) => (row.kind === kind ? row.name : [])));
  return [...names].map((name) => [
    name,
    readCells((row) => row.kind === kind && row.name === name),
  ]);
}

type Row = ReturnType<typeof rows>[number];

function readCells(isMeant: (row: Row) => boolean): RegExp {
  const cells = rows().flatMap((row) => (isMeant(row) ? row.words : []));
  return readPhrases(cells, 'gu');
}
