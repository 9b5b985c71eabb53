import { z } from 'zod';
import { textReading } from '../assistant';
import { languages } from '../language';
import { exactText } from '../text';
import { defineEndpoint, MOST_BYTES_PER_CHARACTER, USUAL_BODY_BYTES } from './endpoint';

/** So many texts are read in a moment; more are another question. */
const MOST_TEXTS_AT_ONCE = 40;
const LONGEST_TEXT = 2_000;

export const proofreadTexts = defineEndpoint({
  id: 'proofreadTexts',
  method: 'POST',
  path: '/api/proofread',
  access: 'user',
  summary:
    'What the model would change in texts of a CV, and which words it did not expect. Null for a text that it did not read.',
  body: z.object({
    language: z.enum(languages),
    texts: z
      .array(exactText({ min: 1, max: LONGEST_TEXT }))
      .min(1)
      .max(MOST_TEXTS_AT_ONCE),
  }),
  mostBodyBytes: MOST_TEXTS_AT_ONCE * LONGEST_TEXT * MOST_BYTES_PER_CHARACTER + USUAL_BODY_BYTES,
  status: 200,
  output: z.object({ readings: z.array(textReading.nullable()) }),
});
