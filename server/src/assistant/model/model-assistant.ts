import type {
  Assistant,
  CancelSignal,
  GuardFinding,
  OpenQuestion,
  TaskContext,
  TaskProgress,
  TranslateResult,
} from '@trayecto/core/assistant';
import { AppError } from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import type { DocumentLanguage } from '@trayecto/core/document';
import type { ModelClient, ModelQuestion } from './model-client';
import { placeModelCv } from './model-cv';
import type { ModelEndpoint } from './model-endpoint';
import { askForImprovement, askForTranslation } from './model-tasks';
import { keepToTexts, proposeChanges } from './propose-changes';

/** What is checked by code in whatever a model wrote. */
export interface ModelGuard {
  improvement(original: Cv, proposed: Cv, language: DocumentLanguage): Promise<GuardedImprovement>;
  translation(
    original: Cv,
    translated: Cv,
    from: DocumentLanguage,
    to: DocumentLanguage,
  ): Promise<GuardedTranslation>;
}

export interface GuardedImprovement {
  readonly cv: Cv;
  readonly findings: readonly GuardFinding[];
  readonly questions?: readonly OpenQuestion[];
}

export interface GuardedTranslation {
  readonly cv: Cv;
  readonly findings: readonly GuardFinding[];
  readonly notes?: TranslateResult['notes'];
}

/** One person's share of the model. */
export interface TaskBudget {
  /** Refuses when the share is used up. */
  take(): Promise<void>;
  giveBack(): Promise<void>;
}

export interface ModelAssistantParts {
  readonly client: ModelClient;
  readonly endpoint: ModelEndpoint;
  readonly guard: ModelGuard;
  readonly budget: TaskBudget;
}

/** Refusals for which the endpoint has not worked. */
const unworked = ['model_busy', 'model_key_rejected'];

/** A model as an engine: it writes, and code decides what of it may stand. */
export function createModelAssistant(parts: ModelAssistantParts): Assistant {
  const { client, endpoint, guard, budget } = parts;

  async function ask<T>(
    question: ModelQuestion<T>,
    context: TaskContext,
    onText: (characters: number) => void,
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
        onText,
        admit,
      });
    } catch (error) {
      const free = error instanceof AppError && unworked.includes(error.code);
      if (taken && free) await budget.giveBack();
      throw error;
    }
  }

  return {
    engine: { kind: 'model', name: endpoint.model },

    async improve(input, context) {
      const question = askForImprovement(input);
      const progress = followAnswer(context, 'enhance', { from: 20, to: 65 }, question.user.length);
      const said = await ask(question, context, progress);
      context.onProgress({ step: 'check', percent: 67 });
      const proposed = placeModelCv(input.cv, said, 'kept');
      const guarded = await guard.improvement(input.cv, proposed, input.language);
      const cv = keepToTexts(input.cv, guarded.cv);
      return {
        cv,
        changes: proposeChanges(input.cv, cv),
        questions: [...(guarded.questions ?? [])],
        warnings: [...guarded.findings],
      };
    },

    async translate(input, context) {
      const question = askForTranslation(input);
      const progress = followAnswer(
        context,
        'translate',
        { from: 72, to: 95 },
        question.user.length,
      );
      const said = await ask(question, context, progress);
      context.onProgress({ step: 'check', percent: 97 });
      const translated = placeModelCv(input.cv, said, 'translated');
      const guarded = await guard.translation(input.cv, translated, input.from, input.to);
      return {
        cv: guarded.cv,
        drafts: [],
        notes: guarded.notes ?? [],
        warnings: [...guarded.findings],
      };
    },
  };
}

/** Each whole percent once; an answer is about as long as what was sent. */
function followAnswer(
  { onProgress }: TaskContext,
  step: TaskProgress['step'],
  span: { from: number; to: number },
  expected: number,
): (characters: number) => void {
  let last = -1;
  return (characters) => {
    const share = Math.min(1, characters / Math.max(1, expected));
    const percent = Math.floor(span.from + (span.to - span.from) * share);
    if (percent <= last) return;
    last = percent;
    onProgress({ step, percent });
  };
}

function toAbortSignal(signal: CancelSignal): AbortSignal | undefined {
  return signal instanceof AbortSignal ? signal : undefined;
}
