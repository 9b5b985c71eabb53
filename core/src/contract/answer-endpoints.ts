import { z } from 'zod';
import { languages } from '../language';
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

const saidIn = z.object({ application_id: z.uuid(), application: z.string() });

/** What a person would say to a question of an interview; `question_id` is a skill's, or the one that every interview has. */
const earlierSpeech = saidIn.extend({ question_id: z.string(), text: z.string() });
export type EarlierSpeech = z.output<typeof earlierSpeech>;

/** A paragraph that a person wrote into a letter themselves. */
const earlierParagraph = saidIn.extend({ text: z.string(), language: z.enum(languages) });
export type EarlierParagraph = z.output<typeof earlierParagraph>;

export const listAnswers = defineEndpoint({
  id: 'listAnswers',
  method: 'GET',
  path: '/api/answers',
  access: 'user',
  summary:
    'What you’ve said in your applications, the latest application first: answers about skills, answers for interviews and your own paragraphs in letters. Withdrawn answers are left out.',
  status: 200,
  output: z.object({
    answers: z.array(earlierAnswer),
    interview: z.array(earlierSpeech),
    paragraphs: z.array(earlierParagraph),
  }),
});
