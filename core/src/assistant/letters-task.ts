import { z } from 'zod';
import { cvSchema } from '../cv';
import { languages } from '../language';
import { builtinPlaces, refusedText } from './engine';

export const letterKinds = ['formal', 'startup', 'creative'] as const;
export type LetterKind = (typeof letterKinds)[number];

const letterJob = z.object({
  title: z.string(),
  /** Empty where the job description does not say. */
  company: z.string(),
  description: z.string(),
  /** Null: neither of ours, or not known. */
  language: z.enum(languages).nullable(),
});
export type LetterJob = z.output<typeof letterJob>;

export const lettersInput = z.object({ cv: cvSchema, job: letterJob });
export type LettersInput = z.output<typeof lettersInput>;

export const emailTemplate = z.object({
  type: z.enum(letterKinds),
  subject: z.string(),
  body: z.string(),
});
export type EmailTemplate = z.output<typeof emailTemplate>;

export const lettersResult = z.object({
  /** What the emails are written in. */
  language: z.enum(languages),
  templates: z.array(emailTemplate),
  /** The CV's own title in that language, for the head of a letter; empty where it isn't certain. */
  headline: z.string(),
  /** Achievements that are in the emails as the CV has them, because their translation is only a draft. */
  quoted: z.array(z.string()).default([]),
  /** Achievements that would have fitted, and can be neither translated for sure nor quoted. */
  leftOut: z.array(z.string()),
  /** The CV is in another language than the emails: what they say about it was translated. */
  isTranslated: z.boolean(),
  /** The job description is in neither of the two languages, so the emails are in the CV's. */
  isOtherLanguage: z.boolean(),
  /** Texts of a model that were refused and replaced by the built-in engine's. */
  refused: z.array(refusedText).optional(),
  byBuiltin: builtinPlaces,
});
export type LettersResult = z.output<typeof lettersResult>;
