import { analyzeSkillGap, gatherJobGaps } from '@trayecto/core/analysis';
import type { TaskInput, TaskName, TaskOutput } from '@trayecto/core/assistant';
import { planCareer } from '@trayecto/core/career';
import { matchJobs } from '@trayecto/core/jobs';
import { optimizeProfile } from '@trayecto/core/optimize';
import { guardAgainstInvention, guardTranslation, improveCv } from '@trayecto/core/rewrite';
import { translateCv } from '@trayecto/core/translate';

export type BuiltinTasks = {
  readonly [Name in TaskName]: (input: TaskInput<Name>) => TaskOutput<Name>;
};

/** What the built-in engine does, each a pure function. A new task is one line here. */
export const builtinTasks: BuiltinTasks = {
  improve,
  translate,
  skillGap: (input) => analyzeSkillGap(input, new Date()),
  optimize: optimizeProfile,
  jobGaps: (input) => gatherJobGaps(input, new Date()),
  matchJobs: (input) => matchJobs(input, new Date()),
  development: (input) => planCareer(input, new Date()),
};

function improve(input: TaskInput<'improve'>): TaskOutput<'improve'> {
  const result = improveCv(input);
  const { findings } = guardAgainstInvention(input.cv, result.cv, input.language);
  // Our own engine has no business inventing: a finding is a bug, and nothing of it reaches anyone.
  const isInvented = findings.some(({ reverted }) => reverted);
  return isInvented ? { ...result, cv: input.cv, changes: [] } : result;
}

function translate(input: TaskInput<'translate'>): TaskOutput<'translate'> {
  const { cv, from, to } = input;
  const result = translateCv(input);
  const guarded = guardTranslation(cv, result.cv, from, to);
  return { ...result, cv: guarded.cv, warnings: [...result.warnings, ...guarded.findings] };
}
