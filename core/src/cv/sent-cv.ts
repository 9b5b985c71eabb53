import { z } from 'zod';
import { cleanTexts } from '../text';
import { cvSchema } from './cv-schema';
import { isGiven, isObject } from './loose-values';
import { readCvParts } from './read-cv-shape';

/** Why a value is refused, for its sender: it is understood as data, and has no place in a CV. */
export const UNPLACED = 'unplaced';
type GivenCv = z.input<typeof cvSchema>;
const MOST_NAMED = 20;

/**
 * A CV as it comes in from outside: any shape one was ever kept in. What has no place in the canonical one is named and
 * refused, so that nothing is taken and lost. Characters that cannot be stored are put right here, for all its texts.
 */
export const sentCv = z.pipe(
  z.transform((value: GivenCv, context): GivenCv => {
    const sent: unknown = cleanTexts(value);
    if (!isObject(sent)) {
      context.issues.push({ code: 'invalid_type', expected: 'object', input: sent });
      return z.NEVER;
    }
    const canonical = cvSchema.safeParse(sent);
    if (canonical.success && isWhole(sent, canonical.data) && !hidesCertifications(sent)) {
      return canonical.data;
    }
    const { cv, left } = readCvParts(sent, MOST_NAMED);
    for (const { path } of left) {
      context.issues.push({
        code: 'custom',
        path: [...path],
        input: undefined,
        message: UNPLACED,
      });
    }
    return cv;
  }),
  cvSchema,
);

/** Whether everything given came through the schema, which drops what it does not know. */
function isWhole(given: unknown, kept: unknown): boolean {
  if (!isGiven(given)) return true;
  if (typeof given !== 'object' || given === null) return given === kept;
  if (typeof kept !== 'object' || kept === null) return false;
  return Object.keys(given).every((name) =>
    isWhole(Reflect.get(given, name), Object.hasOwn(kept, name) ? Reflect.get(kept, name) : null),
  );
}

/** One of the older shapes looks like today's, and keeps the certifications elsewhere. */
function hidesCertifications(sent: object): boolean {
  const additional: unknown = Reflect.get(sent, 'additional');
  return isObject(additional) && Object.hasOwn(additional, 'certifications');
}
