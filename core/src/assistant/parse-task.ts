import { z } from 'zod';
import { cvSchema } from '../cv';
import { refusedText } from './engine';

export const parseInput = z.object({
  /** The words of the file. */
  text: z.string(),
  /** What has been read of them so far; null where nobody has read them yet. */
  cv: cvSchema.nullable(),
});
export type ParseInput = z.output<typeof parseInput>;

export const parseResult = z.object({
  cv: cvSchema,
  /** What was empty in the reading before and is not any more, by JSON pointer into the new one. */
  filled: z.array(z.object({ pointer: z.string(), value: z.string() })),
  /** What a model read and the text does not say. */
  refused: z.array(refusedText).optional(),
});
export type ParseResult = z.output<typeof parseResult>;
