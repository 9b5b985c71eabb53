import { z } from 'zod';
import { defineEndpoint } from './endpoint';

const answerKinds = ['yes', 'some', 'no'] as const;

/** A person's answer about a skill a job asked for, kept so that we ask only once. */
const earlierAnswer = z.object({
  /** As `skillGap` names it, and as the person read it. */
  skill_id: z.string(),
  skill: z.string(),
  kind: z.enum(answerKinds),
  /** After a yes: at which employer, and the line they wrote. */
  where: z.string(),
  line: z.string(),
  /** The application it was said in. */
  application_id: z.uuid(),
  application: z.string(),
});
export type EarlierAnswer = z.output<typeof earlierAnswer>;

export const listAnswers = defineEndpoint({
  id: 'listAnswers',
  method: 'GET',
  path: '/api/answers',
  access: 'user',
  summary:
    'Your answers about skills in your applications, the latest application first. Withdrawn answers are left out.',
  status: 200,
  output: z.object({ answers: z.array(earlierAnswer) }),
});
