import { z } from 'zod';
import { emailTemplate, letterKinds } from '../assistant';
import { languages } from '../language';
import { storableText } from '../text';

/** The stages of an application, in order. */
export const stages = ['preparing', 'sent', 'interview', 'answer'] as const;
export type Stage = (typeof stages)[number];

export const answers = ['offer', 'rejected', 'silence'] as const;
export type Answer = (typeof answers)[number];

export const LONGEST_FACT = 200;
const LONGEST_URL = 2_000;
const LONGEST_NOTES = 20_000;
const LONGEST_SUBJECT = 500;
const LONGEST_LETTER = 20_000;
const LONGEST_LINE = 1_000;
const MOST_LINES = 40;
const MOST_OWN = 20;
export const LONGEST_OWN = 2_000;

const fact = storableText({ max: LONGEST_FACT });

/** What a job description says about itself, read from it and corrected by the person. */
export const postingFacts = z.object({
  title: fact,
  company: fact,
  place: fact,
  /** Null if it is neither Spanish nor English, or unclear. */
  language: z.enum(languages).nullable(),
  /** As the job description writes it: `38.000–44.000 €`. */
  salary: fact,
  /** The last day to apply, `2026-11-27`. */
  deadline: z.iso.date().nullable(),
});
export type PostingFacts = z.output<typeof postingFacts>;

/** The client sends it back with the letter, so we treat it as untrusted text. */
export const writtenBy = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('builtin') }),
  z.object({ kind: z.literal('model'), name: fact }),
]);

/** A letter as it was written for this application, the person's own changes included. */
export const keptLetter = z.object({
  engine: writtenBy,
  language: z.enum(languages),
  /** The letter chosen for sending. */
  kind: z.enum(letterKinds),
  templates: z
    .array(
      emailTemplate.extend({
        subject: storableText({ max: LONGEST_SUBJECT }),
        body: storableText({ max: LONGEST_LETTER }),
      }),
    )
    .max(letterKinds.length),
  /** For the head of the page, in the letter's language. */
  headline: storableText({ max: LONGEST_LINE }).default(''),
  /** To whom it goes; empty where nobody said. */
  recipient: storableText({ max: LONGEST_FACT }).default(''),
  /** The CV it was written from, and its version then. */
  cvId: z.uuid(),
  cvVersion: z.number().int(),
  /** The lines that were quoted or left out because they couldn't be translated for sure. */
  quoted: z
    .array(storableText({ max: LONGEST_LINE }))
    .max(MOST_LINES)
    .default([]),
  leftOut: z
    .array(storableText({ max: LONGEST_LINE }))
    .max(MOST_LINES)
    .default([]),
  /** The paragraphs that the person wrote: they can be used in another letter. */
  own: z
    .array(storableText({ max: LONGEST_OWN }))
    .max(MOST_OWN)
    .default([]),
});
export type KeptLetter = z.output<typeof keptLetter>;

/** The person's own notes on an application. */
export const applicationTexts = z.object({
  ...postingFacts.shape,
  url: storableText({ max: LONGEST_URL }),
  next_action: fact,
  next_on: z.iso.date().nullable(),
  /** The hour at the place it happens, `10:30`. */
  next_time: z
    .string()
    .max(5)
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
    .nullable(),
  notes: storableText({ max: LONGEST_NOTES }),
});
export type ApplicationTexts = z.output<typeof applicationTexts>;
