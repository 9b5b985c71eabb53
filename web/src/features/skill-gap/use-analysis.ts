import { analyzeSkillGaps, type InterfaceLanguage } from '@trayecto/core/contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/browser-api';
import { keyForQuestion } from '../../tasks/key-for-question';
import { refreshResultLists } from '../../tasks/use-results';

const TICK_MS = 1_000;
const TICK_PERCENT = 10;
const MOST_BEFORE_DONE = 90;
const SEEN_DONE_MS = 250;
/** A model may think for minutes; each word of progress begins the wait again. */
const TIMEOUT_MS = 180_000;

export interface AnalysisQuestion {
  readonly cvId: string;
  readonly jobTitle: string;
  readonly jobDescription: string;
  readonly language: InterfaceLanguage;
}

export type AnalysisState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly percent: number }
  | {
      readonly phase: 'failed';
      readonly error: unknown;
      readonly question: AnalysisQuestion;
    };

/** One comparison at a time; its bar goes up by ten a second to ninety, and to a hundred when it is done. */
export function useAnalysis(onDone: (resultId: string) => void) {
  const [state, setState] = useState<AnalysisState>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  const isRunning = state.phase === 'running';

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(
      () =>
        setState((now) =>
          now.phase === 'running' && now.percent < MOST_BEFORE_DONE
            ? { phase: 'running', percent: now.percent + TICK_PERCENT }
            : now,
        ),
      TICK_MS,
    );
    return () => clearInterval(timer);
  }, [isRunning]);
  useEffect(() => () => running.current?.abort(), []);

  async function run(question: AnalysisQuestion, engine?: 'builtin') {
    const controller = new AbortController();
    running.current = controller;
    setState({ phase: 'running', percent: 0 });
    try {
      const { result } = await call(
        analyzeSkillGaps,
        { query: engine ? { engine } : {}, body: question },
        {
          signal: controller.signal,
          timeoutMs: TIMEOUT_MS,
          // The other engine's answer is another answer.
          idempotencyKey: engine ? undefined : keyForQuestion(question),
          onProgress: () => {},
        },
      );
      setState({ phase: 'running', percent: 100 });
      await Promise.all([refreshResultLists(), pause(SEEN_DONE_MS)]);
      if (controller.signal.aborted) return;
      setState({ phase: 'idle' });
      onDone(result.id);
    } catch (error) {
      setState(
        controller.signal.aborted ? { phase: 'idle' } : { phase: 'failed', error, question },
      );
    }
  }

  return {
    state,
    run,
    cancel: () => running.current?.abort(),
    dismiss: () => setState({ phase: 'idle' }),
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
