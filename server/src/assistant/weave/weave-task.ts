import type { TaskInput, TaskOutput } from '@trayecto/core/assistant';
import { type CareerPlanWords, weaveCareerPlan } from './weave-career-plan';
import { type LettersWords, weaveLetters } from './weave-letters';
import { type OptimizationWords, weaveOptimization } from './weave-optimization';
import { type ParseWords, weaveParse } from './weave-parse';
import { type SkillGapWords, weaveSkillGap } from './weave-skill-gap';

interface WeaveParts {
  readonly parse: ParseWords;
  readonly skillGap: SkillGapWords;
  readonly careerPlan: CareerPlanWords;
  readonly optimize: OptimizationWords;
  readonly letters: LettersWords;
}

export type WovenTask = keyof WeaveParts;
export type WordsFor<Name extends WovenTask> = WeaveParts[Name];

/** What was asked, what the built-in engine measured, and what a model said about it. */
export interface WeaveTask<Name extends WovenTask = WovenTask> {
  readonly kind: 'weave';
  readonly name: Name;
  readonly input: TaskInput<Name>;
  readonly measured: TaskOutput<Name>;
  readonly words: WordsFor<Name>;
}

const weavers: {
  readonly [Name in WovenTask]: (
    input: TaskInput<Name>,
    measured: TaskOutput<Name>,
    words: WordsFor<Name>,
  ) => TaskOutput<Name>;
} = {
  parse: weaveParse,
  skillGap: weaveSkillGap,
  careerPlan: weaveCareerPlan,
  optimize: weaveOptimization,
  letters: weaveLetters,
};

export function weaveAnswer<Name extends WovenTask>({
  name,
  input,
  measured,
  words,
}: WeaveTask<Name>): TaskOutput<Name> {
  return weavers[name](input, measured, words);
}
