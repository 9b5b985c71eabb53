import { type Cv, compareCvs, cvSchema } from '@trayecto/core/cv';
import { z } from 'zod';
import type { CvChange } from './change-cv';

/** Places of one text that changed since the other was written. */
const marks = z.array(
  z.object({
    section: z.string(),
    entry: z.string(),
    index: z.number().int().default(-1),
    field: z.string(),
    kind: z.enum(['added', 'removed', 'changed']).default('changed'),
  }),
);
const outdatedSchema = z.object({
  original: marks.catch([]).default([]),
  english: marks.catch([]).default([]),
});
type Outdated = z.output<typeof outdatedSchema>;
type Marks = Outdated['original'];

const MOST_MARKS = 100;

interface Texts {
  readonly metadata: unknown;
  readonly parsedData: unknown;
  readonly parsedDataEnglish: unknown;
}

/** After a change of one text, the same places of the other are out of date, and those of its own no longer. */
export function markOutdated(current: Texts, change: CvChange): Outdated {
  const before = outdatedSchema
    .catch({ original: [], english: [] })
    .parse(Object(current.metadata).outdated ?? {});
  const english = change.parsed_data_english ?? readCv(current.parsedDataEnglish);
  if (change.parsed_data_english === null || english === null) return { original: [], english: [] };
  const inOriginal = listChanges(readCv(current.parsedData), change.parsed_data);
  const inEnglish = listChanges(readCv(current.parsedDataEnglish), change.parsed_data_english);
  return {
    original: update(before, inEnglish, inOriginal, change, 'original'),
    english: update(before, inOriginal, inEnglish, change, 'english'),
  };
}

function update(
  before: Outdated,
  changedThere: Marks,
  changedHere: Marks,
  change: CvChange,
  text: 'original' | 'english',
): Marks {
  if (change.up_to_date === text) return [];
  const other = text === 'original' ? 'english' : 'original';
  // Both written at once: whoever did so has looked at both.
  const isBoth = change.parsed_data !== undefined && change.parsed_data_english !== undefined;
  // What the other text changed because it had fallen behind is no news for this one.
  const caughtUp = new Set(before[other].map(nameMark));
  const added = isBoth ? [] : changedThere.filter((mark) => !caughtUp.has(nameMark(mark)));
  const done = new Set(changedHere.map(nameMark));
  const kept = [...before[text], ...added].filter((mark) => !done.has(nameMark(mark)));
  return [...new Map(kept.map((mark) => [nameMark(mark), mark])).values()].slice(0, MOST_MARKS);
}

function listChanges(before: Cv | null, after: Cv | null | undefined): Marks {
  if (before === null || after === null || after === undefined) return [];
  return compareCvs(before, after).map(({ section, entry, index, field, kind }) => ({
    section,
    entry,
    index,
    field,
    kind,
  }));
}

/** Titles differ between languages: an entry is known by its place. */
const nameMark = ({ section, index, field }: Marks[number]) => `${section}/${index}/${field}`;

function readCv(data: unknown): Cv | null {
  return cvSchema
    .nullable()
    .catch(null)
    .parse(data ?? null);
}
