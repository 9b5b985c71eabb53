import type { DevelopmentPlan } from '@trayecto/core/assistant';
import { type InterfaceLanguage, planDevelopment, taskProgress } from '@trayecto/core/contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/browser-api';
import { keyForQuestion } from '../../tasks/key-for-question';
import { refreshResultLists } from '../../tasks/use-results';

/** A model may think for minutes; each word of progress begins the wait again. */
const TIMEOUT_MS = 180_000;

export interface DevelopmentQuestion {
  readonly cvId: string;
  readonly careerGoal: string;
  readonly language: InterfaceLanguage;
  readonly hoursPerWeek?: number;
}

export type DevelopmentState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly percent: number }
  | {
      readonly phase: 'unknown';
      readonly plan: DevelopmentPlan;
      readonly question: DevelopmentQuestion;
    }
  | {
      readonly phase: 'failed';
      readonly error: unknown;
      readonly question: DevelopmentQuestion;
    };

/** One analysis at a time; a plan that is made is opened, a goal that is not understood is asked about. */
export function useDevelopment(onDone: (resultId: string) => void) {
  const [state, setState] = useState<DevelopmentState>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run(question: DevelopmentQuestion, engine?: 'builtin') {
    const controller = new AbortController();
    running.current = controller;
    setState({ phase: 'running', percent: 0 });
    try {
      const { plan } = await call(
        planDevelopment,
        { query: engine ? { engine } : {}, body: question },
        {
          signal: controller.signal,
          timeoutMs: TIMEOUT_MS,
          // The other engine's answer is another answer.
          idempotencyKey: engine ? undefined : keyForQuestion(question),
          onProgress(news) {
            const percent = taskProgress.safeParse(news).data?.percent;
            if (percent !== undefined) setState({ phase: 'running', percent });
          },
        },
      );
      if (plan.id === null) {
        setState({ phase: 'unknown', plan, question });
        return;
      }
      await refreshResultLists();
      if (controller.signal.aborted) return;
      setState({ phase: 'idle' });
      onDone(plan.id);
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
