import type { Cv } from '../cv';
import { readField, splitPointer } from './cv-pointer';
import { findSources, shareOf, textOf, wordsOf } from './find-sources';
import type { Reading } from './reading';

/** What the file says where a text of the CV was read. */
interface LineSource {
  readonly text: string;
  /** Its page, counted from 1; null for files without pages. */
  readonly page: number | null;
  /** Whether the CV still says the same. */
  readonly isSame: boolean;
}

/** With fewer words in common, both ways, it may be any line; a row of skills is the source of each of them. */
const SHARE_IN_COMMON = 0.4;

/** Where one text of a CV comes from in the file it was read from; null where the file has nothing like it. */
export function findLineSource(reading: Reading, cv: Cv, pointer: string): LineSource | null {
  const value = readField(cv, pointer);
  if (value.trim() === '') return null;
  const lines = findLines(reading, cv, pointer, value);
  if (lines === null) return null;
  const text = textOf(reading, lines);
  const [words, source] = [wordsOf(value), wordsOf(text)];
  const page = reading.geometry?.places[(lines[0] ?? 0) - 1]?.page ?? null;
  return { text, page, isSame: shareOf(words, new Set(source)) === 1 };
}

function findLines(
  reading: Reading,
  cv: Cv,
  pointer: string,
  value: string,
): readonly number[] | null {
  const list = findList(pointer);
  const found = findSources(reading, cv).get(list ?? pointer);
  if (!found) return null;
  const places = list === null ? [found.place] : listPlacesIn(reading, found.place);
  const words = wordsOf(value);
  let best: { readonly lines: readonly number[]; readonly score: number } | null = null;
  for (const place of places) {
    const lines = reading.provenance[place]?.lines ?? [];
    const source = wordsOf(textOf(reading, lines));
    const isOneOfMany = list === null || list === '/skills';
    const score = Math.min(
      shareOf(words, new Set(source)),
      isOneOfMany ? 1 : shareOf(source, new Set(words)),
    );
    if (lines.length > 0 && score >= SHARE_IN_COMMON && score > (best?.score ?? 0))
      best = { lines, score };
  }
  return best?.lines ?? null;
}

/** Of a line of a list, the list; a reading knows lists as one field of several places. */
function findList(pointer: string): string | null {
  const steps = splitPointer(pointer);
  const last = steps.at(-1) ?? '';
  const isLine =
    /^\d+$/.test(last) &&
    (steps[0] === 'skills' || steps[0] === 'additional' || steps[2] === 'achievements');
  return isLine ? pointer.slice(0, pointer.lastIndexOf('/')) : null;
}

const listPlacesIn = (reading: Reading, list: string): readonly string[] =>
  Object.keys(reading.provenance).filter(
    (place) => place.slice(0, place.lastIndexOf('/')) === list,
  );
