import {
  type Assistant,
  assistantTasks,
  type CancelSignal,
  makeAssistant,
  type RunTask,
  type TaskInput,
  type TaskName,
  type TaskProgress,
  taskNames,
} from '@trayecto/core/assistant';
import { findEntryFile } from '../entries/find-entry-file';
import type { StartedWhenNeeded } from '../import/start-when-needed';
import type { JobAnswer, JobTask } from '../jobs/job-engine';
import { createWorkerPool, type WorkerPool } from '../threads/worker-pool';
import type { GuardResult, GuardTask } from './model/model-guard';
import type { AskedSentences, SentenceAnswers, TranslateProse } from './prose-translator';

export type WorkerTask =
  | {
      readonly kind: 'task';
      readonly name: TaskName;
      readonly input: TaskInput<TaskName>;
      /** What the translator has said so far; undefined when there is none to ask. */
      readonly answers?: SentenceAnswers;
    }
  | { readonly kind: 'guard'; readonly guard: GuardTask; readonly answers?: SentenceAnswers }
  | JobTask;
export type WorkerAnswer =
  | {
      readonly kind: 'task';
      readonly result: unknown;
      /** What the task would still like to have from the translator. */
      readonly asked: AskedSentences | undefined;
    }
  | {
      readonly kind: 'guard';
      readonly result: GuardResult;
      /** Sentences of which a model's translation was refused. */
      readonly asked: AskedSentences | undefined;
    }
  | JobAnswer;

export type BuiltinEngine = WorkerPool<WorkerTask, WorkerAnswer>;

const LONGEST_MS = 20_000;
/** So that one person’s long task never keeps another’s short one waiting. The second starts when it is first needed. */
const THREADS = 2;
const MOST_WAITING = 100;
const MOST_HEAP_MB = 512;

export async function startBuiltinEngine(threads = THREADS): Promise<BuiltinEngine> {
  const source = new URL('./assistant-worker.ts', import.meta.url);
  return createWorkerPool({
    file: await findEntryFile('assistant-worker', source),
    kind: 'thread',
    size: threads,
    longestMs: LONGEST_MS,
    mostWaiting: MOST_WAITING,
    mostHeapMb: MOST_HEAP_MB,
  });
}

/** All of it is one step, which has nothing to tell until it is done. */
const WHOLE_TASK: TaskProgress = { step: 'analyze', percent: 10, until: 95 };

/** What is reported when a task begins. */
const firstSteps: { readonly [Name in TaskName]?: TaskProgress } = {
  skillGap: WHOLE_TASK,
  careerPlan: WHOLE_TASK,
  optimize: WHOLE_TASK,
  enhance: WHOLE_TASK,
  improve: { step: 'enhance', percent: 40 },
  translate: { step: 'translate', percent: 75 },
};

/** Tasks with sentences for the translator. */
const translating: ReadonlySet<TaskName> = new Set<TaskName>(['translate', 'letters']);

/** The engine that is always there, for one person: everyone's tasks take their turns. */
export function createBuiltinAssistant(
  engine: StartedWhenNeeded<BuiltinEngine>,
  owner: string,
  translateProse: TranslateProse = async () => undefined,
): Assistant {
  const ask = async (task: WorkerTask, signal: CancelSignal) =>
    (await engine.get()).run(task, {
      owner,
      signal: signal instanceof AbortSignal ? signal : undefined,
    });

  function task<Name extends TaskName>(name: Name): RunTask<Name> {
    return async (input, { signal, onProgress }) => {
      const first = firstSteps[name];
      if (first) onProgress(first);
      signal.throwIfAborted();
      const { result } = await ask({ kind: 'task', name, input }, signal);
      signal.throwIfAborted();
      return assistantTasks[name].output.parse(result);
    };
  }

  /** Once to hear which sentences are to be translated, and once more with their translations. */
  function translatingTask<Name extends TaskName>(name: Name): RunTask<Name> {
    return async (input, { signal, onProgress }) => {
      const run = async (answers: SentenceAnswers) => {
        const answer = await ask({ kind: 'task', name, input, answers }, signal);
        signal.throwIfAborted();
        return answer.kind === 'task' ? answer : undefined;
      };
      const first = firstSteps[name];
      if (first) onProgress(first);
      const asking = await run([]);
      if (asking?.asked === undefined) return assistantTasks[name].output.parse(asking?.result);
      const count = asking.asked.sentences.length;
      const answers = await translateProse(asking.asked, signal, (ready, sentence) => {
        const percent = tellPercent(first?.percent ?? 0, ready / count);
        if (first) onProgress({ ...first, percent, sentence });
      });
      signal.throwIfAborted();
      if (answers === undefined) return assistantTasks[name].output.parse(asking.result);
      return assistantTasks[name].output.parse((await run(answers))?.result);
    };
  }

  return makeAssistant({ kind: 'builtin' }, taskNames, (name) =>
    translating.has(name) ? translatingTask(name) : task(name),
  );
}

/** From where the step began almost to its end. */
const tellPercent = (from: number, share: number): number =>
  Math.round(from + (95 - from) * Math.min(1, share));

/** The guard against invention, run where the catalogue it reads is at hand. */
export function createGuardRunner(
  engine: StartedWhenNeeded<BuiltinEngine>,
  owner: string,
  translateProse: TranslateProse = async () => undefined,
) {
  const run = async (guard: GuardTask, answers: SentenceAnswers) => {
    const answer = await (await engine.get()).run({ kind: 'guard', guard, answers }, { owner });
    if (answer.kind !== 'guard') throw new Error('the engine answered another question');
    return answer;
  };
  /** Refused sentences are replaced by our own translation of just those sentences. */
  return async (guard: GuardTask): Promise<GuardResult> => {
    const { result, asked } = await run(guard, []);
    const answers = asked && (await translateProse(asked, new AbortController().signal, () => {}));
    return answers === undefined ? result : (await run(guard, answers)).result;
  };
}
