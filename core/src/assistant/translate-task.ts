import { z } from 'zod';
import { cvSchema } from '../cv';
import { languages } from '../language';
import { builtinText } from './engine';
import { guardFinding } from './improve-task';

export const translateInput = z.object({
  cv: cvSchema,
  from: z.enum(languages),
  to: z.enum(languages),
});
export type TranslateInput = z.output<typeof translateInput>;

export const translateResult = z.object({
  cv: cvSchema,
  /** Fields with sentences the engine is not sure of: drafts for the person to check, by JSON pointer. */
  drafts: z.array(
    z.object({
      pointer: z.string(),
      source: z.string(),
      draft: z.string(),
      /** Words of the draft that it is least sure of. */
      doubtful: z.array(z.string()).optional(),
    }),
  ),
  /** Habits of the other language's CVs: what one leaves out there. */
  notes: z.array(z.enum(['photo', 'birth-date', 'national-id', 'marital-status', 'nationality'])),
  warnings: z.array(guardFinding),
  /** In an answer of a model: the texts that are the built-in engine's, because the model left them out or said too much. */
  byBuiltin: z.array(builtinText).optional(),
});
export type TranslateResult = z.output<typeof translateResult>;
