import type { GuardFinding, OpenQuestion, TranslateResult } from '@trayecto/core/assistant';
import type { Cv } from '@trayecto/core/cv';
import type { DocumentLanguage } from '@trayecto/core/document';
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
    };

export interface GuardResult {
  readonly cv: Cv;
  readonly findings: readonly GuardFinding[];
  readonly questions?: readonly OpenQuestion[];
  readonly notes?: TranslateResult['notes'];
}

export function createModelGuard(run: (task: GuardTask) => Promise<GuardResult>): ModelGuard {
  return {
    improvement: (original, proposed, language) =>
      run({ kind: 'guard-improvement', original, proposed, language }),
    translation: (original, proposed, from, to) =>
      run({ kind: 'guard-translation', original, proposed, from, to }),
  };
}
