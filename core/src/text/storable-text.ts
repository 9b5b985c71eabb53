import { z } from 'zod';
import { cleanText, isStorableText } from './clean-text';

interface TextLimits {
  readonly min?: number;
  readonly max: number;
}

/**
 * Any text a person writes. Postgres stores neither U+0000 nor half of a surrogate pair: the first, which nobody sees, is
 * left out, and the second becomes the sign for a character that is missing. All other characters are kept.
 */
export function storableText({ min = 0, max }: TextLimits) {
  return z.string().max(max).overwrite(cleanText).min(min);
}

/** Text that means only itself, such as a password, a token or a name to be looked up: it is taken as it is or refused. */
export function exactText({ min = 0, max }: TextLimits) {
  return z
    .string()
    .min(min)
    .max(max)
    .refine(isStorableText, 'has characters that cannot be stored');
}

const LONGEST_EMAIL = 254;

export const emailAddress = exactText({ max: LONGEST_EMAIL })
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email());
