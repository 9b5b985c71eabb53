import {
  assistantTasks,
  type GuardFinding,
  type OpenQuestion,
  type TranslateResult,
} from '@trayecto/core/assistant';
import type { Cv } from '@trayecto/core/cv';
import type { DocumentLanguage } from '@trayecto/core/document';
import type { WeaveTask } from '../weave/weave-task';
import type { ModelGuard } from './model-assistant';

/** Work for the thread of the built-in engine, which has the catalogue at hand that the guard reads. */
export type GuardTask =
  | {
      readonly kind: 'guard-improvement';
      readonly original: Cv;
      readonly proposed: Cv;
      readonly language: DocumentLanguage;
    }
  | {
      readonly kind: 'guard-translation';
      readonly original: Cv;
      readonly proposed: Cv;
      readonly from: DocumentLanguage;
      readonly to: DocumentLanguage;
    }
  | WeaveTask;

interface GuardedCv {
  readonly cv: Cv;
  readonly findings: readonly GuardFinding[];
  readonly questions?: readonly OpenQuestion[];
  readonly notes?: TranslateResult['notes'];
  readonly drafts?: TranslateResult['drafts'];
  readonly byBuiltin?: TranslateResult['byBuiltin'];
}

export type GuardResult = GuardedCv | { readonly woven: unknown };

export function createModelGuard(run: (task: GuardTask) => Promise<GuardResult>): ModelGuard {
  async function guardCv(task: GuardTask): Promise<GuardedCv> {
    const result = await run(task);
    if ('woven' in result) throw new Error('the guard answered another question');
    return result;
  }

  return {
    improvement: (original, proposed, language) =>
      guardCv({ kind: 'guard-improvement', original, proposed, language }),
    translation: (original, proposed, from, to) =>
      guardCv({ kind: 'guard-translation', original, proposed, from, to }),
    async weave(name, input, measured, words) {
      const task: WeaveTask<typeof name> = { kind: 'weave', name, input, measured, words };
      const result = await run(task);
      if (!('woven' in result)) throw new Error('the guard answered another question');
      return assistantTasks[name].output.parse(result.woven);
    },
  };
}
