import type { TaskContext, TaskInput, TaskName, TaskOutput } from '@trayecto/core/assistant';
import type { ModelGuard } from './model-assistant';
import type { ModelQuestion } from './model-client';
import { placeModelCv } from './model-cv';
import { askForImprovement, askForTranslation } from './model-questions';
import { keepToTexts, proposeChanges } from './propose-changes';

/** What a task of the model works with: asking, and what code checks in the answer. */
export interface ModelTools {
  /** The checked answer; while it comes, progress runs through the span. */
  ask<T>(question: ModelQuestion<T>, span: ProgressSpan): Promise<T>;
  readonly guard: ModelGuard;
  readonly onProgress: TaskContext['onProgress'];
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

/** What a model does. A new task is one line here; one that is missing is done by the built-in engine, and said to be. */
export const modelTasks = { improve, translate } satisfies {
  readonly [Name in TaskName]?: ModelTask<Name>;
};
export type ModelTaskName = keyof typeof modelTasks;

async function improve(
  input: TaskInput<'improve'>,
  { ask, guard, onProgress }: ModelTools,
): Promise<TaskOutput<'improve'>> {
  const said = await ask(askForImprovement(input), { step: 'enhance', from: 20, to: 65 });
  onProgress({ step: 'check', percent: 67 });
  const proposed = placeModelCv(input.cv, said, 'kept');
  const guarded = await guard.improvement(input.cv, proposed, input.language);
  const cv = keepToTexts(input.cv, guarded.cv);
  return {
    cv,
    changes: proposeChanges(input.cv, cv),
    questions: [...(guarded.questions ?? [])],
    warnings: [...guarded.findings],
  };
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
    drafts: [],
    notes: guarded.notes ?? [],
    warnings: [...guarded.findings],
  };
}
