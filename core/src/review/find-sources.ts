import type { Cv } from '../cv';
import { ITEM_FIELDS, ITEM_SECTION_KEYS, type ItemSectionKey, listFields } from './cv-fields';
import { readField } from './cv-pointer';
import type { Reading, UnplacedLine } from './reading';

/** Where the text of a field was read. */
export interface FieldSource {
  /** Where the field was when the file was read. */
  readonly place: string;
  readonly lines: readonly number[];
  readonly text: string;
  /** Worth a look: the reader was not sure, and nobody has changed the field since. */
  readonly isUnsure: boolean;
}

const UNSURE_BELOW = 0.6;
/** Larger documents aren't CVs, and matching them exactly would take too long. */
const MOST_COMPARISONS = 20_000_000;
const MOST_CHARACTERS_SEARCHED = 200_000_000;

/** Without accents, case or surplus spaces; marks stay, other than where words are compared. */
function flattenText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

export const wordsOf = (text: string) => flattenText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The part of some words that are in a source. */
export function shareOf(words: readonly string[], sourceWords: ReadonlySet<string>): number {
  return words.length === 0
    ? 0
    : words.filter((word) => sourceWords.has(word)).length / words.length;
}

export function textOf(reading: Reading, lines: readonly number[]): string {
  return lines
    .map((line) => (reading.lines[line - 1] ?? '').trim())
    .filter((line) => line !== '')
    .join(' · ');
}

/** The words behind each entry of a section, by the index it had when the file was read. */
function listReadItems(reading: Reading, section: ItemSectionKey): Map<number, Set<string>> {
  const items = new Map<number, Set<string>>();
  for (const [place, { lines }] of Object.entries(reading.provenance)) {
    const [, key, index] = place.split('/');
    if (key !== section || index === undefined) continue;
    const words = items.get(Number(index)) ?? new Set();
    for (const word of wordsOf(textOf(reading, lines))) words.add(word);
    items.set(Number(index), words);
  }
  return items;
}

/**
 * Entries may have been added, removed or moved since the file was read, while the reading still counts as it did then.
 * Each entry is matched with the one read from lines that hold its words; the place breaks ties.
 */
function alignItems(reading: Reading, section: ItemSectionKey, cv: Cv): readonly (number | null)[] {
  const free = listReadItems(reading, section);
  const items = cv[section].map((_item, at) =>
    ITEM_FIELDS[section].flatMap(({ name }) => wordsOf(readField(cv, `/${section}/${at}/${name}`))),
  );
  const wordCount = items.reduce((sum, words) => sum + words.length + 1, 0);
  const isTooMuch = wordCount * free.size > MOST_COMPARISONS;
  return items.map((itemWords, at) => {
    if (isTooMuch) return free.has(at) ? at : null;
    let best: { index: number; score: number } | null = null;
    for (const [index, words] of free) {
      const score = shareOf(itemWords, words) + (index === at ? 0.01 : 0);
      if (score > (best?.score ?? 0.3)) best = { index, score };
    }
    if (!best) return null;
    free.delete(best.index);
    return best.index;
  });
}

/** By the pointer of each current field of the CV. Fields of unknown origin are left out. */
export function findSources(reading: Reading, cv: Cv): ReadonlyMap<string, FieldSource> {
  const aligned = new Map(
    ITEM_SECTION_KEYS.map((key) => [key, alignItems(reading, key, cv)] as const),
  );
  const lists = groupLists(reading);
  const sources = new Map<string, FieldSource>();
  for (const { pointer, kind } of listFields(cv)) {
    const place = placeWhenRead(pointer, aligned);
    if (place === null) continue;
    const places = kind === 'list' ? (lists.get(place) ?? []) : [place];
    const source = findSource(reading, place, places, readField(cv, pointer));
    if (source) sources.set(pointer, source);
  }
  return sources;
}

/** The places of the entries of each list. */
function groupLists(reading: Reading): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, string[]>();
  for (const place of Object.keys(reading.provenance)) {
    const list = place.slice(0, place.lastIndexOf('/'));
    const entries = lists.get(list);
    if (entries) entries.push(place);
    else lists.set(list, [place]);
  }
  return lists;
}

function placeWhenRead(
  pointer: string,
  aligned: ReadonlyMap<string, readonly (number | null)[]>,
): string | null {
  const [, key = '', at = '', name] = pointer.split('/');
  const indexes = aligned.get(key);
  if (!indexes || name === undefined) return pointer;
  const index = indexes[Number(at)] ?? null;
  return index === null ? null : `/${key}/${index}/${name}`;
}

function findSource(
  reading: Reading,
  place: string,
  places: readonly string[],
  value: string,
): FieldSource | null {
  const entries = places.flatMap((key) => {
    const entry = reading.provenance[key];
    return entry && entry.lines.length > 0 ? [entry] : [];
  });
  if (entries.length === 0) return null;
  const unsure = entries.filter(({ confidence }) => confidence < UNSURE_BELOW);
  const lines = [...new Set(entries.flatMap((entry) => entry.lines))].sort((a, b) => a - b);
  const doubtful = textOf(reading, [...new Set(unsure.flatMap((entry) => entry.lines))]);
  const isAsRead = shareOf(wordsOf(value), new Set(wordsOf(textOf(reading, lines)))) >= 0.5;
  return {
    place,
    lines,
    text: doubtful || textOf(reading, lines),
    isUnsure: unsure.length > 0 && isAsRead,
  };
}

/** Lines that are neither in the CV nor decided upon. Page numbers and the like ask for no decision. */
export function listOpenLines(
  reading: Reading,
  cv: Cv,
  decided: ReadonlySet<number>,
): readonly UnplacedLine[] {
  const lines = listFields(cv).flatMap(({ pointer }) => readField(cv, pointer).split('\n'));
  const known = new Set(lines.map(flattenText));
  const everything = [...known].join('\n');
  const isTooMuch = reading.unplaced.length * everything.length > MOST_CHARACTERS_SEARCHED;
  const isInCv = (line: string) => known.has(line) || (!isTooMuch && everything.includes(line));
  return reading.unplaced.filter(
    ({ line, text, reason }) =>
      reason !== 'page-furniture' && !decided.has(line) && !isInCv(flattenText(text)),
  );
}
