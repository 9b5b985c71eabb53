import type { CareerLevel, TargetPlatform } from '@trayecto/core/assistant';
import {
  type EndpointOutput,
  type InterfaceLanguage,
  optimizeProfile,
  saveOptimization,
} from '@trayecto/core/contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/browser-api';
import { refreshResultLists } from '../../results/use-results';

const TICK_MS = 500;
/** Each tick adds less than this, by chance. */
const BIGGEST_TICK = 5;
const MOST_BEFORE_DONE = 95;
const SEEN_DONE_MS = 300;
const TIMEOUT_MS = 180_000;

export interface OptimizeQuestion {
  readonly cvId: string;
  readonly targetPlatform: TargetPlatform;
  readonly industryFocus: string;
  readonly careerLevel: CareerLevel;
  readonly language: InterfaceLanguage;
}

export type Optimization = EndpointOutput<typeof optimizeProfile>;

export type OptimizeState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly percent: number }
  | { readonly phase: 'failed'; readonly error: unknown; readonly question: OptimizeQuestion }
  | { readonly phase: 'done'; readonly question: OptimizeQuestion; readonly result: Optimization };

/** One optimization at a time; its bar creeps up to ninety-five and jumps to a hundred when it is done. */
export function useOptimize() {
  const [state, setState] = useState<OptimizeState>({ phase: 'idle' });
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

  async function run(question: OptimizeQuestion): Promise<boolean> {
    const controller = new AbortController();
    running.current = controller;
    setState({ phase: 'running', percent: 0 });
    try {
      const result = await call(
        optimizeProfile,
        { query: {}, body: question },
        { signal: controller.signal, timeoutMs: TIMEOUT_MS },
      );
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

/** Keeps a result with the others; gives the id it is kept under. */
export async function keepOptimization(
  question: OptimizeQuestion,
  result: Optimization,
): Promise<string> {
  const { id } = await call(saveOptimization, {
    body: {
      ...question,
      optimizationResult: result,
      timestamp: new Date().toISOString(),
    },
  });
  await refreshResultLists();
  return id;
}
