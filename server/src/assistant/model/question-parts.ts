import { z } from 'zod';
import type { AnswerShape } from './send-question';

export const languageNames = { es: 'Spanish', en: 'English' } as const;

/** As much of a job description as tells what it asks for. */
const POSTING_FOR_MODEL = 12_000;

export function cutPosting(text: string): string {
  return text.slice(0, POSTING_FOR_MODEL).toWellFormed();
}

/** Models say null for what is missing. */
export const saidText = z
  .string()
  .nullish()
  .transform((text) => (text ?? '').trim());

export const saidList = <T>(item: z.ZodType<T>) =>
  z
    .array(item)
    .nullish()
    .transform((list) => list ?? []);

export function toShape(name: string, schema: z.ZodType): AnswerShape {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema);
  return { name, jsonSchema };
}
