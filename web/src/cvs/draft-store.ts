import { cvSchema } from '@trayecto/core/cv';
import { z } from 'zod';

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

const PREFIX = 'trayecto.draft.';
const nameKey = (userId: string, cvId: string) => `${PREFIX}${userId}.${cvId}`;

export const draftStore = {
  read(userId: string, cvId: string): Draft | null {
    try {
      const stored = localStorage.getItem(nameKey(userId, cvId));
      return stored === null ? null : (draftSchema.safeParse(JSON.parse(stored)).data ?? null);
    } catch {
      return null;
    }
  },

  /** False when the browser has no room or keeps nothing. */
  write(userId: string, cvId: string, draft: Draft): boolean {
    try {
      localStorage.setItem(nameKey(userId, cvId), JSON.stringify(draft));
      return true;
    } catch {
      return false;
    }
  },

  forget(userId: string, cvId: string): void {
    try {
      localStorage.removeItem(nameKey(userId, cvId));
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
  },
};
