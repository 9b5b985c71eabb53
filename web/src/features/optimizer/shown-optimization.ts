import type { Engine, OptimizationResult } from '@trayecto/core/assistant';
import type { OptimizeQuestion } from './use-optimize';

/** A result on the screen, fresh or kept. */
export interface ShownOptimization {
  readonly question: OptimizeQuestion;
  readonly result: OptimizationResult;
  readonly engine: Engine;
  /** The version of the CV it was made from. */
  readonly cvVersion: number;
}
