import type { Engine, EnhancementResult } from '@trayecto/core/assistant';
import type { EnhanceQuestion } from './use-enhance';

/** A result on the screen, fresh or kept. */
export interface ShownEnhancement {
  readonly question: EnhanceQuestion;
  readonly result: EnhancementResult;
  readonly engine: Engine;
  /** The version of the CV it was made from. */
  readonly cvVersion: number;
}
