import { z } from 'zod';
import { languages } from '../language';
import { exactText } from '../text';
import { defineEndpoint } from './endpoint';

const LONGEST_LINE = 2_000;

/** What the person would be asked about a line of a job: some of the codes of open questions. */
const questionCodes = [
  'what-exactly',
  'your-part',
  'who-did-it',
  'prove-it',
  'missing-number',
  'missing-result',
] as const;

const proposalKinds = ['direct', 'shorter', 'tidy'] as const;

export const adviseOnLine = defineEndpoint({
  id: 'adviseOnLine',
  method: 'POST',
  path: '/api/line-advice',
  access: 'user',
  summary:
    'What a line of a job leaves open, and how the built-in engine would say it with nothing added. Saves nothing.',
  body: z.object({
    language: z.enum(languages),
    text: exactText({ min: 1, max: LONGEST_LINE }),
    /** An achievement is one line of several; a description is running text. */
    kind: z.enum(['achievement', 'description']),
    /** Of the job as it is written there: whether it goes on. */
    dates: exactText({ max: 200 }).default(''),
  }),
  status: 200,
  output: z.object({
    question: z
      .object({
        code: z.enum(questionCodes),
        /** The words that say too little. */
        phrases: z.array(z.string()),
      })
      .nullable(),
    proposals: z.array(z.object({ kind: z.enum(proposalKinds), text: z.string() })),
  }),
});
