import type { TaskInput, TaskName, TaskOutput } from '@trayecto/core/assistant';
import { planCareer } from '@trayecto/core/career-plan';
import { enhanceProfile } from '@trayecto/core/enhance';
import { parseText } from '@trayecto/core/import';
import { guardAgainstInvention, improveCv } from '@trayecto/core/improve';
import { matchJobs } from '@trayecto/core/jobs';
import { writeLetters } from '@trayecto/core/letters';
import { optimizeProfile } from '@trayecto/core/optimize';
import { mendCv } from '@trayecto/core/proofread';
import { analyzeSkillGap, gatherJobGaps } from '@trayecto/core/skill-gap';
import type { AnswerSentence } from '@trayecto/core/translate';
import { openLexicons, openWords } from '../open-lexicons';
import { translateGuarded } from './translate-guarded';

type BuiltinTasks = {
  readonly [Name in TaskName]: (
    input: TaskInput<Name>,
    /** The translator's sentences; without it, they stay as they were written. */
    answer?: AnswerSentence,
  ) => TaskOutput<Name> | Promise<TaskOutput<Name>>;
};

/** What the built-in engine does, each by rules alone. A new task is one line here. */
export const builtinTasks: BuiltinTasks = {
  improve,
  translate: translateGuarded,
  parse: ({ text, cv }) => ({ cv: cv ?? parseText(text, openWords).cv, filled: [] }),
  skillGap: (input) => analyzeSkillGap(input, new Date()),
  optimize: optimizeProfile,
  enhance: enhanceProfile,
  jobGaps: (input) => gatherJobGaps(input, new Date()),
  matchJobs: (input) => matchJobs(input, new Date()),
  letters: (input, answer) => writeLetters({ ...input, today: new Date() }, answer),
  careerPlan: (input) => planCareer(input, new Date()),
};

function improve(input: TaskInput<'improve'>): TaskOutput<'improve'> {
  const { cv, language, ownWords, readings } = input;
  const lexicons = openLexicons();
  const mended = lexicons ? mendCv(cv, language, ownWords ?? [], lexicons, new Map(readings)) : cv;
  const result = improveCv(input, mended);
  const { findings } = guardAgainstInvention(mended, result.cv, language);
  // Our own engine has no business inventing: a finding is a bug, and nothing of it reaches anyone.
  const isInvented = findings.some(({ reverted }) => reverted);
  return isInvented ? { ...result, cv: input.cv, changes: [] } : result;
}
