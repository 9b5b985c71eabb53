import table from '../../../data/proofread/name-spellings.tsv' with { type: 'text' };
import type { Language } from '../../language';
import { readRows } from '../../tables';

/** How often a name in small letters is an ordinary word. */
type Ordinary = '' | 'some' | 'often';

/** A name of a program, a maker, a standard or an acronym, and how it is written. */
export interface NameSpelling {
  /** In small letters, as it may be typed. */
  readonly key: string;
  /** As people who know it may write it. */
  readonly typed: string;
  readonly name: string;
  readonly ordinary: Readonly<Record<Language, Ordinary>>;
}

const isOrdinary = (cell: string): cell is Ordinary => ['', 'some', 'often'].includes(cell);

function readOrdinary(cell: string): Ordinary {
  if (!isOrdinary(cell)) throw new Error(`how ordinary is "${cell}"?`);
  return cell;
}

/** The first run of letters and figures of a text in small letters. */
export const FIRST_RUN = /[\p{L}\p{N}]+/u;

let names: ReadonlyMap<string, readonly NameSpelling[]> | undefined;

/** The names by their first word, the longest of them first: read when they are first asked for. */
export function openNames(): ReadonlyMap<string, readonly NameSpelling[]> {
  names ??= readTable();
  return names;
}

function readTable() {
  const found = new Map<string, NameSpelling[]>();
  for (const { typed, name, es, en } of readRows(table, ['typed', 'name', 'es', 'en'])) {
    const key = typed.toLowerCase();
    const [first] = FIRST_RUN.exec(key) ?? [''];
    const row: NameSpelling = {
      ...{ key, typed, name: name || typed },
      ordinary: { es: readOrdinary(es), en: readOrdinary(en) },
    };
    const others = found.get(first);
    if (others) others.push(row);
    else found.set(first, [row]);
  }
  for (const rows of found.values()) rows.sort((a, b) => b.key.length - a.key.length);
  return found;
}
