import { z } from 'zod';
import { languages } from '../language';
import { exactText } from '../text';
import { defineEndpoint, MOST_BYTES_PER_CHARACTER, USUAL_BODY_BYTES } from './endpoint';

/** As long as what the translator takes at once. */
export const LONGEST_REWORDED = 2_000;
export const LONGEST_KEPT_NAME = 300;
export const MOST_KEPT_NAMES = 40;

export const listOtherWordings = defineEndpoint({
  id: 'listOtherWordings',
  method: 'POST',
  path: '/api/other-wordings',
  access: 'user',
  summary:
    'Other ways to translate a text of a CV, the likeliest first: from a place on, or where the model was least sure. Empty without a model. Saves nothing.',
  body: z.object({
    /** The language of the translation; the source is in the other one. */
    language: z.enum(languages),
    source: exactText({ min: 1, max: LONGEST_REWORDED }),
    text: exactText({ min: 1, max: LONGEST_REWORDED }),
    /** Where in the text the other words begin. */
    at: z.number().int().min(0).max(LONGEST_REWORDED).optional(),
    kind: z.enum(['title', 'deed', 'other']),
    /** Of the job that it is part of. */
    title: exactText({ max: LONGEST_KEPT_NAME }).default(''),
    dates: exactText({ max: LONGEST_KEPT_NAME }).default(''),
    /** Employers, schools and towns, which stay as they are. */
    names: z
      .array(exactText({ min: 1, max: LONGEST_KEPT_NAME }))
      .max(MOST_KEPT_NAMES)
      .default([]),
  }),
  mostBodyBytes:
    (2 * LONGEST_REWORDED + (MOST_KEPT_NAMES + 2) * LONGEST_KEPT_NAME) * MOST_BYTES_PER_CHARACTER +
    USUAL_BODY_BYTES,
  status: 200,
  output: z.object({ texts: z.array(z.string()) }),
});
