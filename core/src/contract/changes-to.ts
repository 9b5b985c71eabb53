import { z } from 'zod';

/** A field that only the server sets. */
export const ignored = z
  .unknown()
  .optional()
  .meta({ description: 'Decided by the server; not looked at.' });

/**
 * What a request may change of a record. A client may send the whole record back: what only the server sets is not looked at.
 * Any other name is refused, so that nothing is taken and lost.
 */
export function changesTo<Shape extends z.core.$ZodLooseShape>(
  record: z.ZodObject,
  shape: Shape,
): z.ZodObject<Shape, z.core.$strict> {
  const decided = Object.keys(record.shape).filter((name) => !Object.hasOwn(shape, name));
  const all = { ...Object.fromEntries(decided.map((name) => [name, ignored])), ...shape };
  // Handlers see the fields that can be changed; the others have no type to be used by.
  return z.strictObject(all) as unknown as z.ZodObject<Shape, z.core.$strict>;
}
