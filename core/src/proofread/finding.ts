import { z } from 'zod';

const findingKinds = [
  'spelling',
  'accent',
  'confusion',
  'repeated-word',
  'missing-word',
  'extra-word',
  'agreement',
  'article',
  'tense',
  'capital',
  'spacing',
  'punctuation',
  'brackets',
] as const;
export type FindingKind = (typeof findingKinds)[number];

/** Something to look at in a text: where it is, what is the matter, and what may have been meant, likeliest first. */
const finding = z.object({
  from: z.number().int().min(0),
  to: z.number().int().min(0),
  kind: z.enum(findingKinds),
  suggestions: z.array(z.string()),
  /** We are sure enough of the first suggestion to apply it without asking. */
  isSure: z.boolean(),
  /** Found by what the clause is made of: who does it, however far away. */
  isParsed: z.boolean().optional(),
});
export type Finding = z.output<typeof finding>;
