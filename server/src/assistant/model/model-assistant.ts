import {
  type Assistant,
  type AssistantFor,
  type CancelSignal,
  type GuardFinding,
  makeAssistant,
  type OpenQuestion,
  type TaskContext,
  type TaskInput,
  type TaskOutput,
  type TranslateResult,
} from '@trayecto/core/assistant';
import { AppError } from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import type { DocumentLanguage } from '@trayecto/core/document';
import type { WordsFor, WovenTask } from '../weave/weave-task';
import type { ModelClient, ModelQuestion } from './model-client';
import type { ModelEndpoint } from './model-endpoint';
import {
  type ModelTaskName,
  type ModelTools,
  modelTaskNames,
  modelTasks,
  type ProgressSpan,
} from './model-tasks';

/** What is checked by code in whatever a model wrote. */
export interface ModelGuard {
  improvement(original: Cv, proposed: Cv, language: DocumentLanguage): Promise<GuardedImprovement>;
  translation(
    original: Cv,
    translated: Cv,
    from: DocumentLanguage,
    to: DocumentLanguage,
  ): Promise<GuardedTranslation>;
  /** Puts a model's texts into a measured answer, where they are allowed. */
  weave<Name extends WovenTask>(
    name: Name,
    input: TaskInput<Name>,
    measured: TaskOutput<Name>,
    words: WordsFor<Name>,
  ): Promise<TaskOutput<Name>>;
}

interface GuardedImprovement {
  readonly cv: Cv;
  readonly findings: readonly GuardFinding[];
  readonly questions?: readonly OpenQuestion[];
}

interface GuardedTranslation {
  readonly cv: Cv;
  readonly findings: readonly GuardFinding[];
  readonly notes?: TranslateResult['notes'];
  readonly drafts?: TranslateResult['drafts'];
  readonly byBuiltin?: TranslateResult['byBuiltin'];
}

/** One person's share of the model. */
export interface TaskBudget {
  /** Refuses when the share is used up. */
  take(): Promise<void>;
  giveBack(): Promise<void>;
}

interface ModelAssistantParts {
  /** Measures what is measured, whichever engine writes. */
  readonly builtin: Assistant;
  readonly client: ModelClient;
  readonly endpoint: ModelEndpoint;
  readonly guard: ModelGuard;
  readonly budget: TaskBudget;
}

/** Refusals for which the endpoint has not worked. */
const unworked = ['model_busy', 'model_key_rejected'];

/** A model as an engine: it writes, and code decides what to keep. */
export function createModelAssistant(parts: ModelAssistantParts): AssistantFor<ModelTaskName> {
  const { builtin, client, endpoint, guard, budget } = parts;

  async function ask<T>(
    question: ModelQuestion<T>,
    span: ProgressSpan,
    context: TaskContext,
  ): Promise<T> {
    context.signal.throwIfAborted();
    let taken = false;
    const admit = async () => {
      await budget.take();
      taken = true;
    };
    try {
      return await client.ask(endpoint, question, {
        signal: toAbortSignal(context.signal),
        onText: followAnswer(context, span, question.user.length),
        admit,
      });
    } catch (error) {
      const free = error instanceof AppError && unworked.includes(error.code);
      if (taken && free) await budget.giveBack();
      throw error;
    }
  }

  const toolsFor = (context: TaskContext): ModelTools => ({
    ask: (question, span) => ask(question, span, context),
    guard,
    builtin,
    requireRoom(data) {
      if (JSON.stringify(data).length > client.mostPromptCharacters)
        throw new AppError('model_text_too_long');
    },
    onProgress: context.onProgress,
    quiet: { signal: context.signal, onProgress: () => {} },
  });

  const engine = { kind: 'model', name: endpoint.model } as const;
  return makeAssistant(
    engine,
    modelTaskNames,
    (name) => (input, context) => modelTasks[name](input, toolsFor(context)),
  );
}

/** Each whole percent once; an answer is about as long as what was sent. */
function followAnswer(
  { onProgress }: TaskContext,
  { step, from, to }: ProgressSpan,
  expected: number,
): (characters: number) => void {
  let last = -1;
  return (characters) => {
    const share = Math.min(1, characters / Math.max(1, expected));
    const percent = Math.floor(from + (to - from) * share);
    if (percent <= last) return;
    last = percent;
    onProgress({ step, percent });
  };
}

function toAbortSignal(signal: CancelSignal): AbortSignal | undefined {
  return signal instanceof AbortSignal ? signal : undefined;
}
