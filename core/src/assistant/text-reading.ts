import { z } from 'zod';

/** A change that the model would make in a text, and how much likelier (by its logarithm) it finds the text with it. */
const correction = z.object({
  from: z.number().int().min(0),
  to: z.number().int().min(0),
  replacement: z.string(),
  gain: z.number(),
});
export type Correction = z.output<typeof correction>;

/** Words that the model wouldn't have expected where they are: the larger, the less. */
const surprise = z.object({
  from: z.number().int().min(0),
  to: z.number().int().min(0),
  amount: z.number(),
});

/** What the model makes of a text. Where it is surprised by nothing, it is sure that the words are right. */
export const textReading = z.object({
  corrections: z.array(correction),
  surprises: z.array(surprise),
});
export type TextReading = z.output<typeof textReading>;
