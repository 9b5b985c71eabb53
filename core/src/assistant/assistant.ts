import type { Engine, TaskContext } from './engine';
import type { ImproveInput, ImproveResult } from './improve-task';
import type { TranslateInput, TranslateResult } from './translate-task';

/** Every task an engine can do. The built-in engine does all of them; a model, where one is set up, does them better. */
export interface Assistant {
  readonly engine: Engine;
  improve(input: ImproveInput, context: TaskContext): Promise<ImproveResult>;
  translate(input: TranslateInput, context: TaskContext): Promise<TranslateResult>;
}
