import { z } from 'zod';
import type { Cv } from '../cv';
import { exactText } from '../text';
import { findSources, listOpenLines } from './find-sources';
import type { Reading } from './reading';

/** What a person has settled about a reading: fields that are right as read, lines that stay out of the CV. */
export const reviewDecisions = z.object({
  /** By their position when the file was read, which later edits don't change. */
  fields: z.array(z.string()),
  lines: z.array(z.number().int()),
});

export type ReviewDecisions = z.output<typeof reviewDecisions>;

export const NO_DECISIONS: ReviewDecisions = { fields: [], lines: [] };

const LONGEST_PLACE = 300;
const MOST_AT_ONCE = 2000;
const few = (decisions: object) => Object.keys(decisions).length <= MOST_AT_ONCE;

/** Decisions taken (true) or taken back (false). */
export const decisionChanges = z.strictObject({
  fields: z
    .record(exactText({ max: LONGEST_PLACE }), z.boolean())
    .refine(few)
    .optional(),
  lines: z
    .record(z.string().regex(/^\d{1,7}$/), z.boolean())
    .refine(few)
    .optional(),
});

export type DecisionChanges = z.output<typeof decisionChanges>;

/** Only places and lines that the reading asks about can be decided. */
export function applyDecisions(
  before: ReviewDecisions,
  changes: DecisionChanges,
  reading: Reading,
): ReviewDecisions {
  // A list is one field, and is one step above its entries.
  const places = new Set(
    Object.keys(reading.provenance).flatMap((place) => [
      place,
      place.slice(0, place.lastIndexOf('/')),
    ]),
  );
  const unplaced = new Set(reading.unplaced.map(({ line }) => line));
  const lines = Object.entries(changes.lines ?? {}).map(
    ([line, is]) => [Number(line), is] as const,
  );
  return {
    fields: change(before.fields, Object.entries(changes.fields ?? {}), (field) =>
      places.has(field),
    ),
    lines: change(before.lines, lines, (line) => unplaced.has(line)),
  };
}

function change<Item>(
  before: readonly Item[],
  changes: readonly (readonly [Item, boolean])[],
  isKnown: (item: Item) => boolean,
): Item[] {
  const settled = new Set(before);
  for (const [item, isSettled] of changes) {
    if (isSettled && isKnown(item)) settled.add(item);
    else settled.delete(item);
  }
  return [...settled];
}

/** How many fields and lines still ask for a look. */
export function countOpenPoints(reading: Reading, cv: Cv, decisions: ReviewDecisions): number {
  const settled = new Set(decisions.fields);
  const unsure = [...findSources(reading, cv).values()].filter(
    ({ isUnsure, place }) => isUnsure && !settled.has(place),
  );
  return unsure.length + listOpenLines(reading, cv, new Set(decisions.lines)).length;
}
