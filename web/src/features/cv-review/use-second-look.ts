import { assistReading, type EndpointOutput } from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/browser-api';

/** A model may think for minutes; each word of progress begins the wait again. */
const TIMEOUT_MS = 180_000;

export type SecondReading = EndpointOutput<typeof assistReading>;

type SecondLookState =
  | { readonly phase: 'idle' | 'running' }
  | { readonly phase: 'failed'; readonly error: unknown }
  /** `before` is the draft as it was, for who changes their mind. */
  | { readonly phase: 'done'; readonly reading: SecondReading; readonly before: Cv };

/** A model reads the file once more, and what was empty in the draft is filled; saving is still the person's. */
export function useSecondLook(cvId: string, draft: Cv, change: (cv: Cv) => void) {
  const [state, setState] = useState<SecondLookState>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run() {
    const controller = new AbortController();
    running.current = controller;
    setState({ phase: 'running' });
    try {
      const reading = await call(
        assistReading,
        { query: {}, body: { cvId, cv: draft } },
        { signal: controller.signal, timeoutMs: TIMEOUT_MS, onProgress: () => {} },
      );
      if (reading.filled.length > 0) change(reading.cv);
      setState({ phase: 'done', reading, before: draft });
    } catch (error) {
      setState(controller.signal.aborted ? { phase: 'idle' } : { phase: 'failed', error });
    }
  }

  return {
    state,
    isRunning: state.phase === 'running',
    run: () => void run(),
    cancel: () => running.current?.abort(),
    dismiss: () => setState({ phase: 'idle' }),
    undo() {
      if (state.phase === 'done') change(state.before);
      setState({ phase: 'idle' });
    },
  };
}

export type SecondLook = ReturnType<typeof useSecondLook>;
