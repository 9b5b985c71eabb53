import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/browser-api';
import { putCv } from '../cv-list/use-cvs';
import {
  type ImportOutcome,
  type ImportProgress,
  importFile,
  type Twin,
  type TwinChoice,
} from './import-file';
import { ImportProblem } from './import-problem';
import { unsavedCvStore } from './unsaved-cv-store';

export type ImportState =
  | { readonly phase: 'idle'; readonly problem?: unknown; readonly isCancelled?: boolean }
  | { readonly phase: 'working'; readonly filename: string; readonly progress: ImportProgress }
  | { readonly phase: 'saved'; readonly filename: string; readonly id: string }
  | { readonly phase: 'unsaved'; readonly problem: unknown }
  | { readonly phase: 'twin'; readonly id: string };

interface TwinQuestion {
  readonly twin: Twin;
  readonly answer: (choice: TwinChoice) => void;
}

const IDLE: ImportState = { phase: 'idle' };
const sleep = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs));

function stateAfter(outcome: ImportOutcome): ImportState {
  switch (outcome.kind) {
    case 'saved':
      return { phase: 'saved', filename: outcome.cv.filename, id: outcome.cv.id };
    case 'unsaved':
      return { phase: 'unsaved', problem: outcome.problem };
    case 'twin':
      return { phase: 'twin', id: outcome.twin.id };
    case 'cancelled':
      return { phase: 'idle', isCancelled: true };
    case 'failed':
      return { phase: 'idle', problem: outcome.problem };
  }
}

/** One import at a time, for as long as the screen is there. */
export function useImport() {
  const [state, setState] = useState<ImportState>(IDLE);
  const [question, setQuestion] = useState<TwinQuestion | null>(null);
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File) {
    const control = new AbortController();
    running.current = control;
    const isCurrent = () => running.current === control && !control.signal.aborted;
    const outcome = await importFile(file, {
      call,
      sleep,
      signal: control.signal,
      onProgress: (progress) => {
        if (isCurrent()) setState({ phase: 'working', filename: file.name, progress });
      },
      askAboutTwin: (twin) =>
        new Promise((resolve) => {
          const answer = (choice: TwinChoice) => {
            setQuestion(null);
            resolve(choice);
          };
          control.signal.addEventListener('abort', () => answer('cancel'));
          setQuestion({ twin, answer });
        }),
    });
    if (!isCurrent()) return;
    if (outcome.kind === 'unsaved') unsavedCvStore.set(outcome.unsaved);
    if (outcome.kind === 'saved') putCv(outcome.cv);
    setState(stateAfter(outcome));
  }

  return {
    state,
    question,
    choose(files: readonly File[]) {
      const [file] = files;
      if (state.phase === 'working' || !file) return;
      if (files.length > 1) setState({ phase: 'idle', problem: new ImportProblem('oneFile') });
      else void start(file);
    },
    /** At once on the screen, whatever the network still has to say. */
    cancel() {
      running.current?.abort();
      setState({ phase: 'idle', isCancelled: true });
    },
    reset: () => setState(IDLE),
    /** A CV that could not be saved at first has been saved after all. */
    settle: (id: string, filename: string) => setState({ phase: 'saved', id, filename }),
  };
}
