import type { EndpointOutput, getCvReading } from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import { foldText } from '../../text/fold-text';
import { readField } from './cv-pointer';
import { ITEM_SECTIONS, type ItemSection, listFields, type ReviewField } from './review-fields';

export type Reading = NonNullable<EndpointOutput<typeof getCvReading>['reading']>;
export type UnplacedLine = Reading['unplaced'][number];

/** Where the text of a field was read. */
export interface FieldSource {
  readonly lines: readonly number[];
  readonly text: string;
  /** Worth a look: the reader was not sure, and nobody has changed the field since. */
  readonly isUnsure: boolean;
}

const UNSURE_BELOW = 0.6;

const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The part of a text's words that stand in a source. */
function shareOf(text: string, sourceWords: ReadonlySet<string>): number {
  const words = wordsOf(text);
  return words.length === 0
    ? 0
    : words.filter((word) => sourceWords.has(word)).length / words.length;
}

function textOf(reading: Reading, lines: readonly number[]): string {
  return lines
    .map((line) => (reading.lines[line - 1] ?? '').trim())
    .filter((line) => line !== '')
    .join(' · ');
}

/** The lines behind a pointer and everything below it. */
function linesUnder(reading: Reading, pointer: string): number[] {
  const lines = Object.entries(reading.provenance)
    .filter(([place]) => place === pointer || place.startsWith(`${pointer}/`))
    .flatMap(([, source]) => source.lines);
  return [...new Set(lines)].sort((a, b) => a - b);
}

/**
 * Entries may have been added, removed or moved since the file was read, while the reading still counts as it did then.
 * Each entry is matched with the one read from lines that hold its words; the place breaks ties.
 */
export function alignItems(
  reading: Reading,
  section: ItemSection,
  cv: Cv,
): readonly (number | null)[] {
  const readIndexes = new Set(
    Object.keys(reading.provenance).flatMap((place) => {
      const [, key, index] = place.split('/');
      return key === section.key && index !== undefined ? [Number(index)] : [];
    }),
  );
  const free = new Map(
    [...readIndexes].map((index) => {
      const lines = linesUnder(reading, `/${section.key}/${index}`);
      return [index, new Set(wordsOf(textOf(reading, lines)))] as const;
    }),
  );
  return cv[section.key].map((_item, at) => {
    const text = section.fields
      .map(({ name }) => readField(cv, `/${section.key}/${at}/${name}`))
      .join(' ');
    let best: { index: number; score: number } | null = null;
    for (const [index, words] of free) {
      const score = shareOf(text, words) + (index === at ? 0.01 : 0);
      if (score > (best?.score ?? 0.3)) best = { index, score };
    }
    if (!best) return null;
    free.delete(best.index);
    return best.index;
  });
}

/** By the pointer of each field of the CV as it is now. Fields nobody can say the origin of are left out. */
export function findSources(reading: Reading, cv: Cv): ReadonlyMap<string, FieldSource> {
  const aligned = new Map(
    ITEM_SECTIONS.map((section) => [section.key, alignItems(reading, section, cv)] as const),
  );
  const sources = new Map<string, FieldSource>();
  for (const field of listFields(cv)) {
    const place = placeWhenRead(field.pointer, aligned);
    const source = place && findSource(reading, place, field, readField(cv, field.pointer));
    if (source) sources.set(field.pointer, source);
  }
  return sources;
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
  { kind }: ReviewField,
  value: string,
): FieldSource | null {
  const places =
    kind === 'list'
      ? Object.keys(reading.provenance).filter((key) => key.startsWith(`${place}/`))
      : [place];
  const entries = places.flatMap((key) => {
    const entry = reading.provenance[key];
    return entry && entry.lines.length > 0 ? [entry] : [];
  });
  if (entries.length === 0) return null;
  const unsure = entries.filter(({ confidence }) => confidence < UNSURE_BELOW);
  const lines = [...new Set(entries.flatMap((entry) => entry.lines))].sort((a, b) => a - b);
  const doubtful = textOf(reading, [...new Set(unsure.flatMap((entry) => entry.lines))]);
  const isAsRead = shareOf(value, new Set(wordsOf(textOf(reading, lines)))) >= 0.5;
  return {
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
  const everything = foldText(
    listFields(cv)
      .map(({ pointer }) => readField(cv, pointer))
      .join('\n'),
  );
  return reading.unplaced.filter(
    ({ line, text, reason }) =>
      reason !== 'page-furniture' && !decided.has(line) && !everything.includes(foldText(text)),
  );
}
