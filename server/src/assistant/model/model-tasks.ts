import type {
  Assistant,
  TaskContext,
  TaskInput,
  TaskName,
  TaskOutput,
} from '@trayecto/core/assistant';
import type { Cv } from '@trayecto/core/cv';
import { askForPlanWords, askForTitles } from './career-plan-question';
import { askForLetters } from './letters-question';
import type { ModelGuard } from './model-assistant';
import type { ModelQuestion } from './model-client';
import { type ModelCv, placeModelCv } from './model-cv';
import { askForImprovement, askForTranslation } from './model-questions';
import { askForOptimization } from './optimization-question';
import { askForReading } from './parse-question';
import { keepToTexts, proposeChanges } from './propose-changes';
import { cutPosting } from './question-parts';
import { askForGapWords } from './skill-gap-question';

/** What a task of the model works with: asking, and what code checks in the answer. */
export interface ModelTools {
  /** The checked answer; while it comes, progress runs through the span. */
  ask<T>(question: ModelQuestion<T>, span: ProgressSpan): Promise<T>;
  readonly guard: ModelGuard;
  /** Measures what is measured: percentages, scores, months, matches. */
  readonly builtin: Assistant;
  /** Refuses what no model could be asked about, before anyone measures it. */
  requireRoom(data: unknown): void;
  readonly onProgress: TaskContext['onProgress'];
  /** For the built-in engine's part, whose steps are not the task's. */
  readonly quiet: TaskContext;
}

export interface ProgressSpan {
  readonly step: 'analyze' | 'enhance' | 'translate';
  readonly from: number;
  readonly to: number;
}

type ModelTask<Name extends TaskName> = (
  input: TaskInput<Name>,
  tools: ModelTools,
) => Promise<TaskOutput<Name>>;

/**
 * What a model does. A new task is one line here; one that is missing is done by the built-in engine, and said to be:
 * `matchJobs` and `jobGaps` are all measure and no words.
 */
const tasks = {
  improve,
  translate,
  parse,
  skillGap,
  careerPlan,
  optimize,
  enhance,
  letters,
} satisfies {
  readonly [Name in TaskName]?: ModelTask<Name>;
};
export type ModelTaskName = keyof typeof tasks;

export const modelTasks: { readonly [Name in ModelTaskName]: ModelTask<Name> } = tasks;
export const modelTaskNames = Object.keys(tasks).filter(
  (name): name is ModelTaskName => name in tasks,
);

const WRITING: ProgressSpan = { step: 'enhance', from: 20, to: 90 };
const MOST_TITLES = 4;

async function improve(
  input: TaskInput<'improve'>,
  tools: ModelTools,
): Promise<TaskOutput<'improve'>> {
  const span = { step: 'enhance', from: 20, to: 65 } as const;
  const said = await tools.ask(askForImprovement(input), span);
  tools.onProgress({ step: 'check', percent: 67 });
  const guarded = await guardTexts(input.cv, said, input.language, tools);
  return {
    cv: guarded.cv,
    changes: proposeChanges(input.cv, guarded.cv),
    questions: [...(guarded.questions ?? [])],
    warnings: [...guarded.findings],
  };
}

/** What the model said of a CV, in its places, as far as the guard allows. */
async function guardTexts(
  cv: Cv,
  said: ModelCv,
  language: TaskInput<'improve'>['language'],
  { guard }: ModelTools,
) {
  const guarded = await guard.improvement(cv, placeModelCv(cv, said, 'kept'), language);
  return { ...guarded, cv: keepToTexts(cv, guarded.cv) };
}

async function translate(
  input: TaskInput<'translate'>,
  { ask, guard, onProgress }: ModelTools,
): Promise<TaskOutput<'translate'>> {
  const said = await ask(askForTranslation(input), { step: 'translate', from: 72, to: 95 });
  onProgress({ step: 'check', percent: 97 });
  const translated = placeModelCv(input.cv, said, 'translated');
  const guarded = await guard.translation(input.cv, translated, input.from, input.to);
  return {
    cv: guarded.cv,
    drafts: guarded.drafts ?? [],
    notes: guarded.notes ?? [],
    warnings: [...guarded.findings],
    byBuiltin: guarded.byBuiltin,
  };
}

async function parse(
  input: TaskInput<'parse'>,
  { ask, guard, builtin, requireRoom, onProgress, quiet }: ModelTools,
): Promise<TaskOutput<'parse'>> {
  requireRoom(input.text);
  const measured = await builtin.parse(input, quiet);
  const cv = await ask(askForReading(input.text), { step: 'analyze', from: 20, to: 90 });
  onProgress({ step: 'check', percent: 95 });
  return guard.weave('parse', input, measured, { cv });
}

async function skillGap(
  input: TaskInput<'skillGap'>,
  { ask, guard, builtin, requireRoom, onProgress, quiet }: ModelTools,
): Promise<TaskOutput<'skillGap'>> {
  requireRoom(input.cv);
  const measured = await builtin.skillGap(input, quiet);
  if (measured.posting.outcome === 'empty') return measured;
  const words = await ask(askForGapWords(input, measured), WRITING);
  onProgress({ step: 'check', percent: 95 });
  return guard.weave('skillGap', input, measured, words);
}

async function careerPlan(
  input: TaskInput<'careerPlan'>,
  tools: ModelTools,
): Promise<TaskOutput<'careerPlan'>> {
  const { ask, guard, builtin, onProgress, quiet } = tools;
  tools.requireRoom(input.cv);
  const measured = await builtin.careerPlan(input, quiet);
  if (measured.outcome === 'unknown-goal') return suggestTitles(input, measured, tools);
  const words = await ask(askForPlanWords(input, measured), WRITING);
  onProgress({ step: 'check', percent: 95 });
  return guard.weave('careerPlan', input, measured, words);
}

/** The model reads the goal; only titles the catalogue knows are offered, and the person chooses. */
async function suggestTitles(
  input: TaskInput<'careerPlan'>,
  measured: TaskOutput<'careerPlan'>,
  { ask, builtin, quiet }: ModelTools,
): Promise<TaskOutput<'careerPlan'>> {
  const { titles } = await ask(askForTitles(input), WRITING);
  const meant = [];
  for (const careerGoal of titles.slice(0, MOST_TITLES)) {
    const { goal } = await builtin.careerPlan(
      { ...input, careerGoal: careerGoal.slice(0, 200).toWellFormed(), jobs: [] },
      quiet,
    );
    if (goal.title !== null) meant.push(goal.title);
  }
  const nearest = new Map([...meant, ...measured.nearest_titles].map((one) => [one.id, one]));
  const most = Math.max(measured.nearest_titles.length, MOST_TITLES);
  return { ...measured, nearest_titles: [...nearest.values()].slice(0, most) };
}

async function optimize(
  input: TaskInput<'optimize'>,
  tools: ModelTools,
): Promise<TaskOutput<'optimize'>> {
  tools.requireRoom(input.cv);
  const measured = await tools.builtin.optimize(input, tools.quiet);
  const said = await tools.ask(askForOptimization(input, measured), WRITING);
  tools.onProgress({ step: 'check', percent: 95 });
  const { cv: draft } = await guardTexts(input.cv, said, input.cvLanguage, tools);
  const { headline, about, overview } = said;
  return tools.guard.weave('optimize', input, measured, { draft, headline, about, overview });
}

/** A model words the texts with the job in mind; code decides order, keywords, match and what is kept. */
async function enhance(
  input: TaskInput<'enhance'>,
  tools: ModelTools,
): Promise<TaskOutput<'enhance'>> {
  const { cv, cvLanguage: language, jobTitle, jobDescription } = input;
  const wanted = { style: 'formal', focusArea: 'experience', instructions: '' } as const;
  const job = { title: jobTitle, description: cutPosting(jobDescription) };
  const said = await tools.ask(askForImprovement({ cv, language, ...wanted }, job), WRITING);
  tools.onProgress({ step: 'check', percent: 95 });
  const { cv: draft } = await guardTexts(cv, said, language, tools);
  return tools.builtin.enhance({ ...input, draft }, tools.quiet);
}

/** Emails that say too much are asked for once more; what is no better then is left to the built-in engine. */
async function letters(
  input: TaskInput<'letters'>,
  { ask, guard, builtin, requireRoom, onProgress, quiet }: ModelTools,
): Promise<TaskOutput<'letters'>> {
  requireRoom(input.cv);
  const measured = await builtin.letters(input, quiet);
  const first = await ask(askForLetters(input, measured), { ...WRITING, to: 60 });
  const woven = await guard.weave('letters', input, measured, first);
  const refused = woven.refused ?? [];
  if (refused.length === 0) return woven;
  onProgress({ step: 'check', percent: 62 });
  const groundless = refused.map(({ words }) => words);
  const second = await ask(askForLetters(input, measured, groundless), { ...WRITING, from: 65 });
  const isRefused = (type: string) => refused.some(({ place }) => place === type);
  const best = [
    ...first.letters.filter(({ type }) => !isRefused(type)),
    ...second.letters.filter(({ type }) => isRefused(type)),
  ];
  return guard.weave('letters', input, measured, { letters: best });
}
