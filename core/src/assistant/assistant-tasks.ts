import type { z } from 'zod';
import { careerPlan, careerPlanInput } from './career-plan-task';
import { enhanceInput, enhancementResult } from './enhance-task';
import { improveInput, improveResult } from './improve-task';
import { lettersInput, lettersResult } from './letters-task';
import { matchJobsInput, matchJobsResult } from './match-jobs-task';
import { optimizationResult, optimizeInput } from './optimize-task';
import { parseInput, parseResult } from './parse-task';
import { jobGapsInput, jobGapsResult, skillGapInput, skillGapResult } from './skill-gap-task';
import { translateInput, translateResult } from './translate-task';

/** Every task of the interface, with what goes in and what comes out. A new task is one line here. */
const schemas = {
  improve: { input: improveInput, output: improveResult },
  translate: { input: translateInput, output: translateResult },
  parse: { input: parseInput, output: parseResult },
  skillGap: { input: skillGapInput, output: skillGapResult },
  jobGaps: { input: jobGapsInput, output: jobGapsResult },
  matchJobs: { input: matchJobsInput, output: matchJobsResult },
  letters: { input: lettersInput, output: lettersResult },
  careerPlan: { input: careerPlanInput, output: careerPlan },
  optimize: { input: optimizeInput, output: optimizationResult },
  enhance: { input: enhanceInput, output: enhancementResult },
};

type Schemas = typeof schemas;
export type TaskName = keyof Schemas;
export type TaskInput<Name extends TaskName> = z.output<Schemas[Name]['input']>;
export type TaskOutput<Name extends TaskName> = z.output<Schemas[Name]['output']>;

export const assistantTasks: {
  readonly [Name in TaskName]: {
    readonly input: z.ZodType<TaskInput<Name>>;
    readonly output: z.ZodType<TaskOutput<Name>>;
  };
} = schemas;

export const taskNames = Object.keys(schemas).filter((name): name is TaskName => name in schemas);
