import { useEffect, useMemo, useRef, useState } from 'react';
import { z } from 'zod';
import type { Outcome, Task, TaskQuestion } from './task';
import { beginProgress, DONE, hearProgress, type Progress, tick } from './task-progress';
import { useHistoryEntry } from './use-history-entry';
import { refreshResultLists } from './use-results';

/** A model may think for minutes; each word of progress begins the wait again. */
const TIMEOUT_MS = 180_000;
const SEEN_DONE_MS = 300;

/** A question on its way; the key is the same for every try at it, so that a model answers it once. */
export interface Asked<Question> {
  readonly question: Question;
  /** Wanted instead of a model. */
  readonly engine?: 'builtin' | undefined;
  readonly key: string;
}

export type RunState<Question, Doubt> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly progress: Progress }
  | { readonly phase: 'failed'; readonly error: unknown; readonly asked: Asked<Question> }
  | { readonly phase: 'doubtful'; readonly question: Question; readonly doubt: Doubt };

/** Runs that were cancelled or left; going back to where one was started does not start it again. */
const ended = new Set<string>();

/** One run at a time, with its bar. It ends when the screen is left, and goes on after a reload. */
export function useTaskRun<Choices, Question extends TaskQuestion, Result, Doubt>(
  task: Task<Choices, Question, Result, Doubt>,
  onDone: (question: Question, outcome: Exclude<Outcome<Result, Doubt>, { doubt: Doubt }>) => void,
) {
  const [state, setState] = useState<RunState<Question, Doubt>>({ phase: 'idle' });
  const running = useRef<{ readonly controller: AbortController; readonly key: string }>(undefined);
  const { ticks } = task;
  const entry = useHistoryEntry('runningTask', task.kind, useAskedSchema(task.question));
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

  function end() {
    if (running.current === undefined) return;
    ended.add(running.current.key);
    running.current.controller.abort();
    running.current = undefined;
  }
  const endLast = useRef(end);
  endLast.current = end;
  useEffect(() => () => endLast.current(), []);

  async function run(asked: Asked<Question>) {
    end();
    const { question, engine, key } = asked;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = { controller, key };
    entry.hold(asked);
    setState({ phase: 'running', progress: beginProgress(ticks) });
    try {
      const outcome = await task.ask(question, {
        query: engine ? { engine } : {},
        options: {
          signal,
          timeoutMs: TIMEOUT_MS,
          // The other engine's answer is another answer.
          idempotencyKey: engine ? undefined : key,
          onProgress: (news) => change((progress) => hearProgress(progress, news, ticks)),
        },
      });
      signal.throwIfAborted();
      if ('doubt' in outcome) {
        entry.drop();
        setState({ phase: 'doubtful', question, doubt: outcome.doubt });
        return;
      }
      change(() => DONE);
      await Promise.all([refreshResultLists(), pause(SEEN_DONE_MS)]);
      signal.throwIfAborted();
      entry.drop();
      setState({ phase: 'idle' });
      onDone(question, outcome);
    } catch (error) {
      // One that was cancelled has left the bar to whatever came after it.
      if (signal.aborted) return;
      if (!isPageLeft) entry.drop();
      setState({ phase: 'failed', error, asked });
    }
  }

  return {
    state,
    run,
    /** What a reload has interrupted. */
    interrupted:
      entry.held !== null && !ended.has(entry.held.key) && !isRunning ? entry.held : null,
    /** Back to where nothing runs and nothing has failed. */
    reset() {
      end();
      entry.drop();
      setState({ phase: 'idle' });
    },
  };
}

function useAskedSchema<Question>(question: z.ZodType<Question>) {
  return useMemo(
    () => z.object({ question, engine: z.literal('builtin').optional(), key: z.string() }),
    [question],
  );
}

/** Some browsers fail what is under way while they reload. */
let isPageLeft = false;
addEventListener('pagehide', () => {
  isPageLeft = true;
});
addEventListener('pageshow', () => {
  isPageLeft = false;
});

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
