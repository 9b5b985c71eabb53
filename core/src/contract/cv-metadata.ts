import { z } from 'zod';
import { writtenBy } from '../applications/application';
import { designSchema } from '../document';
import { draftMarks, reviewDecisions } from '../review';
import { storableText } from '../text';

/** The CV another one was made of, at which version, and for which job. */
export const tailoredFrom = z.object({
  cvId: z.uuid(),
  version: z.number().int().min(1),
  jobTitle: storableText({ max: 200 }),
  /** Who wrote it. */
  engine: writtenBy.optional(),
});
export type TailoredFrom = z.output<typeof tailoredFrom>;

/** What a person puts on a CV to find it again. */
export const MOST_TAGS = 10;
export const LONGEST_TAG = 30;
export const cvTags = z.array(storableText({ min: 1, max: LONGEST_TAG })).max(MOST_TAGS);

/** Places of one text that changed since the other was written. */
const marks = z
  .array(
    z.object({
      section: z.string(),
      entry: z.string(),
      index: z.number().int().default(-1),
      field: z.string(),
      kind: z.enum(['added', 'removed', 'changed']).default('changed'),
    }),
  )
  .catch([])
  .default([]);

const outdated = z.object({ original: marks, english: marks });
export type OutdatedMarks = z.output<typeof outdated>;

const names = z.array(z.string()).catch([]).default([]);
const sectionNames = z.object({ original: names, english: names });
export type SectionNames = z.output<typeof sectionNames>;

/** Unreadable parts are ignored, so that the rest of the CV isn't lost. */
const part = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);

/** What is known about a CV besides its texts. */
export const cvMetadata = z.object({
  /** Who read the file, whether from a picture of it, in which language, and how many lines found no place. */
  engine: part(z.string()),
  read_from_image: part(z.boolean()),
  language: part(z.enum(['es', 'en'])),
  unplaced_lines: part(z.number().int()),
  /** The review: what the person has confirmed, and how much is left to check. */
  review: part(reviewDecisions),
  open_points: part(z.number().int()),
  /** Its template and design. */
  design: part(designSchema),
  /** The places where one language version is out of date. */
  outdated: part(outdated),
  /** What its translator was not sure of, and whether nobody has read the translation yet. */
  english_drafts: part(draftMarks),
  english_unread: part(z.boolean()),
  /** The order of the person's own sections, because the database doesn't keep the order of object keys. */
  section_names: part(sectionNames),
  tailored_from: part(tailoredFrom),
  tags: part(cvTags),
});
export type CvMetadata = z.output<typeof cvMetadata>;

/** As the database has it, whichever version wrote it. */
export function readMetadata(stored: unknown): CvMetadata {
  return cvMetadata.catch({}).parse(stored);
}
