import table from '../../data/wishes.tsv' with { type: 'text' };
import type { WishCode } from '../assistant';
import { nameEach, readPhrases, readRows } from '../tables';

const THINGS = [
  'photo',
  'age',
  'nationality',
  'marital-status',
  'id',
  'hobbies',
  'references',
  'summary',
  'education',
  'experience',
  'skills',
] as const;
/** What may be left out of a CV or put first in it. */
export type Thing = (typeof THINGS)[number];

const WISHES = ['one-page', 'shorter', 'british', 'american'] as const satisfies WishCode[];

const LEFT_OUT = [
  'no-photo',
  'no-age',
  'no-nationality',
  'no-marital-status',
  'no-id',
  'no-hobbies',
  'no-references',
] as const satisfies WishCode[];

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

interface WishWords {
  readonly things: readonly (readonly [Thing, RegExp])[];
  readonly wishes: readonly (readonly [WishCode, RegExp])[];
  readonly leftOut: Readonly<Partial<Record<WishCode, RegExp>>>;
  readonly acts: Readonly<Record<ActKind, RegExp>>;
}

let words: WishWords | null = null;

export function openWishWords(): WishWords {
  words ??= readWishWords();
  return words;
}

function readWishWords(): WishWords {
  const rows = readRows(table, ['kind', 'name', 'words']);
  const read = (kind: string, name = '') => {
    const cells = rows.filter((row) => row.kind === kind && row.name === name);
    if (cells.length === 0) throw new Error(`no words of the kind ${kind} ${name}`);
    return readPhrases(
      cells.map((row) => row.words),
      'gu',
    );
  };
  return {
    things: THINGS.map((thing) => [thing, read('thing', thing)]),
    wishes: WISHES.map((code) => [code, read('wish', code)]),
    leftOut: nameEach(LEFT_OUT, (code) => read('left out', code)),
    acts: nameEach(ACT_KINDS, (kind) => read(kind)),
  };
}
