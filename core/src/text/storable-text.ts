import { z } from 'zod';

/** Postgres stores neither U+0000 nor half of a surrogate pair; such text is refused at the edge. */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

export function storableText(limits: { min?: number; max: number }) {
  return z
    .string()
    .min(limits.min ?? 0)
    .max(limits.max)
    .refine(isStorableText, 'has characters that cannot be stored');
}

/** For text of files, where an odd character must not cost the person their document. */
export function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}

const LONGEST_EMAIL = 254;

export const emailAddress = storableText({ max: LONGEST_EMAIL })
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email());
