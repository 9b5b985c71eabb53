/**
 * Methods of zod's schemas that neither core nor web calls; the build for the browser leaves them out, and a test keeps it
 * so. Names that strings and arrays have as well, such as `startsWith`, are not here: no search could tell them apart.
 */
export const UNUSED_ZOD_METHODS = [
  // Of every schema.
  ...['exactOptional', 'nonoptional', 'and', 'readonly', 'superRefine', 'isOptional', 'isNullable'],
  ...['parseAsync', 'safeParseAsync', 'validate', 'validateAsync', 'encodeAsync', 'decodeAsync'],
  ...['safeEncode', 'safeDecode', 'safeEncodeAsync', 'safeDecodeAsync'],
  // Of objects.
  ...['keyof', 'catchall', 'passthrough', 'loose', 'strict', 'strip', 'safeExtend', 'pick'],
  ...['exactPartial', 'required'],
  // Of texts, lists and numbers.
  ...['length', 'nonempty', 'lowercase', 'uppercase', 'slugify'],
  ...['gt', 'gte', 'lt', 'lte', 'safe', 'nonnegative', 'negative', 'nonpositive', 'multipleOf'],
];
