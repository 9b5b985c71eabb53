import { useEffect, useRef, useState } from 'react';
import { keyForQuestion } from './key-for-question';
import type { Outcome, Task, TaskQuestion } from './task';
import { beginProgress, DONE, hearProgress, type Progress, tick } from './task-progress';
import { refreshResultLists } from './use-results';

/** A model may think for minutes; each word of progress begins the wait again. */
const TIMEOUT_MS = 180_000;
const SEEN_DONE_MS = 300;

export type RunState<Question, Doubt> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly progress: Progress }
  | { readonly phase: 'failed'; readonly error: unknown; readonly question: Question }
  | { readonly phase: 'doubtful'; readonly question: Question; readonly doubt: Doubt };

/** One run at a time, with its bar; it ends with the screen. */
export function useTaskRun<Choices, Question extends TaskQuestion, Result, Doubt>(
  task: Task<Choices, Question, Result, Doubt>,
  onDone: (question: Question, outcome: Exclude<Outcome<Result, Doubt>, { doubt: Doubt }>) => void,
) {
  const [state, setState] = useState<RunState<Question, Doubt>>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  const { ticks } = task;
  const isRunning = state.phase === 'running';

  const change = (next: (progress: Progress) => Progress) =>
    setState((now) =>
      now.phase === 'running' ? { phase: 'running', progress: next(now.progress) } : now,
    );

  useEffect(() => {
    if (!isRunning || ticks === null) return;
    const timer = setInterval(
      () =>
        setState((now) =>
          now.phase === 'running' ? { ...now, progress: tick(now.progress, ticks) } : now,
        ),
      ticks.everyMs,
    );
    return () => clearInterval(timer);
  }, [isRunning, ticks]);
  useEffect(() => () => running.current?.abort(), []);

  async function run(question: Question, engine?: 'builtin') {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ phase: 'running', progress: beginProgress(ticks) });
    try {
      const outcome = await task.ask(question, {
        query: engine ? { engine } : {},
        options: {
          signal,
          timeoutMs: TIMEOUT_MS,
          // The other engine's answer is another answer.
          idempotencyKey: engine ? undefined : keyForQuestion(question),
          onProgress: (news) => change((progress) => hearProgress(progress, news, ticks)),
        },
      });
      signal.throwIfAborted();
      if ('doubt' in outcome) {
        setState({ phase: 'doubtful', question, doubt: outcome.doubt });
        return;
      }
      change(() => DONE);
      await Promise.all([refreshResultLists(), pause(SEEN_DONE_MS)]);
      signal.throwIfAborted();
      setState({ phase: 'idle' });
      onDone(question, outcome);
    } catch (error) {
      // One that was cancelled has left the bar to whatever came after it.
      if (!signal.aborted) setState({ phase: 'failed', error, question });
    }
  }

  return {
    state,
    run,
    /** Back to where nothing runs and nothing has failed. */
    reset() {
      running.current?.abort();
      setState({ phase: 'idle' });
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
