import { useEffect, useRef, useState } from 'react';
import { keyForQuestion } from './key-for-question';

const TICK_MS = 500;
/** Each tick adds less than this, by chance. */
const BIGGEST_TICK = 5;
const MOST_BEFORE_DONE = 95;
const SEEN_DONE_MS = 300;

export type TickedState<Question, Result> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly percent: number }
  | { readonly phase: 'failed'; readonly error: unknown; readonly question: Question }
  | { readonly phase: 'done'; readonly question: Question; readonly result: Result };

/** One task at a time; its bar creeps up to ninety-five and jumps to a hundred when it is done. */
export function useTickedTask<Question extends object, Result>(
  work: (question: Question, signal: AbortSignal, requestKey: string) => Promise<Result>,
) {
  const [state, setState] = useState<TickedState<Question, Result>>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  const isRunning = state.phase === 'running';

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(
      () =>
        setState((now) => {
          if (now.phase !== 'running' || now.percent >= MOST_BEFORE_DONE) return now;
          const percent = now.percent + Math.random() * BIGGEST_TICK;
          return { phase: 'running', percent: Math.min(MOST_BEFORE_DONE, percent) };
        }),
      TICK_MS,
    );
    return () => clearInterval(timer);
  }, [isRunning]);
  useEffect(() => () => running.current?.abort(), []);

  async function run(question: Question): Promise<boolean> {
    const controller = new AbortController();
    running.current = controller;
    setState({ phase: 'running', percent: 0 });
    try {
      const result = await work(question, controller.signal, keyForQuestion(question));
      setState({ phase: 'running', percent: 100 });
      await new Promise((resolve) => setTimeout(resolve, SEEN_DONE_MS));
      if (controller.signal.aborted) throw controller.signal.reason;
      setState({ phase: 'done', question, result });
      return true;
    } catch (error) {
      setState(
        controller.signal.aborted ? { phase: 'idle' } : { phase: 'failed', error, question },
      );
      return false;
    }
  }

  return {
    state,
    run,
    cancel: () => running.current?.abort(),
    reset: () => setState({ phase: 'idle' }),
  };
}
