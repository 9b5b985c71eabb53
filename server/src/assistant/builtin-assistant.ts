import type {
  Assistant,
  ImproveInput,
  ImproveResult,
  TaskContext,
  TranslateInput,
  TranslateResult,
} from '@trayecto/core/assistant';
import { findEntryFile } from '../entries/find-entry-file';
import type { StartedWhenNeeded } from '../import/start-when-needed';
import { createWorkerPool, type WorkerPool } from '../threads/worker-pool';
import type { GuardResult, GuardTask } from './model/model-guard';

export type BuiltinTask =
  | { readonly kind: 'improve'; readonly input: ImproveInput }
  | { readonly kind: 'translate'; readonly input: TranslateInput }
  | GuardTask;
export type BuiltinResult =
  | { readonly kind: 'improve'; readonly result: ImproveResult }
  | { readonly kind: 'translate'; readonly result: TranslateResult }
  | { readonly kind: 'guard'; readonly result: GuardResult };

export type BuiltinEngine = WorkerPool<BuiltinTask, BuiltinResult>;

const LONGEST_MS = 20_000;
const MOST_WAITING = 100;
const MOST_HEAP_MB = 512;

export async function startBuiltinEngine(): Promise<BuiltinEngine> {
  const source = new URL('./assistant-worker.ts', import.meta.url);
  return createWorkerPool({
    file: await findEntryFile('assistant-worker', source),
    size: 1,
    longestMs: LONGEST_MS,
    mostWaiting: MOST_WAITING,
    mostHeapMb: MOST_HEAP_MB,
  });
}

/** The engine that is always there. */
export function createBuiltinAssistant(engine: StartedWhenNeeded<BuiltinEngine>): Assistant {
  async function run(task: BuiltinTask, { signal }: TaskContext) {
    signal.throwIfAborted();
    const answer = await (await engine.get()).run(task);
    signal.throwIfAborted();
    return answer;
  }

  return {
    engine: { kind: 'builtin' },
    async improve(input, context) {
      context.onProgress({ step: 'enhance', percent: 40 });
      const answer = await run({ kind: 'improve', input }, context);
      if (answer.kind !== 'improve') throw new Error('the engine answered another question');
      return answer.result;
    },
    async translate(input, context) {
      context.onProgress({ step: 'translate', percent: 75 });
      const answer = await run({ kind: 'translate', input }, context);
      if (answer.kind !== 'translate') throw new Error('the engine answered another question');
      return answer.result;
    },
  };
}

/** The guard against invention, run where the catalogue it reads is at hand. */
export function createGuardRunner(engine: StartedWhenNeeded<BuiltinEngine>) {
  return async (task: GuardTask): Promise<GuardResult> => {
    const answer = await (await engine.get()).run(task);
    if (answer.kind !== 'guard') throw new Error('the engine answered another question');
    return answer.result;
  };
}
