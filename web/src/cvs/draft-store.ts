import { cvSchema } from '@trayecto/core/cv';
import { z } from 'zod';
import { createBrowserDrafts } from './browser-drafts';

const texts = z.object({ original: cvSchema.nullable(), english: cvSchema.nullable() });

/** What was typed and not saved yet, kept in this browser so that a crash or a closed lid loses nothing. */
const draftSchema = texts.extend({
  /** The version the draft was begun from, and what it said: others may have saved since. */
  version: z.number().int(),
  base: texts,
  savedAtMs: z.number(),
  /** Typed into the review, which takes it up again by itself. */
  isReview: z.boolean().optional(),
});

export type Draft = z.output<typeof draftSchema>;

export const draftStore = createBrowserDrafts('trayecto.draft.', draftSchema);
