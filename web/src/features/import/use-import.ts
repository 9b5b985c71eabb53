import { type CvRecord, findImport } from '@trayecto/core/contract';
import { useEffect, useRef, useState } from 'react';
import { account, call } from '../../api/browser-api';
import { makeRequestKey } from '../../api/make-request-key';
import { unsavedCvStore } from '../../cvs/unsaved-cv-store';
import { putCv } from '../../cvs/use-cvs';
import { nextPaint } from '../../ui/next-paint';
import { type ImportOutcome, type ImportProgress, importFile } from './import-file';
import { ImportProblem, isWorthAnotherTry } from './import-problem';
import { findInterruptedFile, forgetInterruption, noteInterruption } from './interrupted-import';
import type { Twin, TwinChoice } from './twin';

/** What the waiting zone has to tell about the last import. */
export type IdleNews =
  | { readonly kind: 'problem'; readonly problem: unknown; readonly file: File | null }
  /** The session ended half-way; nothing was made of the file. */
  | { readonly kind: 'interrupted'; readonly file: File }
  | { readonly kind: 'cancelled' }
  /** Cancelled while it was being saved: whether it was in time is not known yet. */
  | { readonly kind: 'cancelling' }
  | { readonly kind: 'saved-anyway'; readonly id: string; readonly filename: string };

type ImportState =
  | { readonly phase: 'idle'; readonly news: IdleNews | null }
  | { readonly phase: 'working'; readonly filename: string; readonly progress: ImportProgress }
  | { readonly phase: 'saved'; readonly filename: string; readonly id: string }
  | { readonly phase: 'unsaved'; readonly problem: unknown }
  | { readonly phase: 'twin'; readonly id: string };

interface TwinQuestion {
  readonly twin: Twin;
  readonly answer: (choice: TwinChoice) => void;
}

interface Run {
  readonly file: File;
  readonly ownerId: string;
  readonly control: AbortController;
  isSaving: boolean;
  isOver: boolean;
  /** Whether a CV that cannot be saved is still wanted: not after a cancel or when the user has left. */
  isWanted: boolean;
}

const IDLE: ImportState = { phase: 'idle', news: null };
const sleep = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs));

const requestKeys = new WeakMap<File, string>();

/** The same file tried again is the same request: of one that was done after all no second CV is made. */
function keyOf(file: File): string {
  const key = requestKeys.get(file) ?? makeRequestKey();
  requestKeys.set(file, key);
  return key;
}

const idleWith = (news: IdleNews): ImportState => ({ phase: 'idle', news });

function firstState(): ImportState {
  if (unsavedCvStore.get()) return { phase: 'unsaved', problem: null };
  const file = findInterruptedFile();
  return file ? idleWith({ kind: 'interrupted', file }) : IDLE;
}

function stateAfter(outcome: ImportOutcome, file: File): ImportState {
  switch (outcome.kind) {
    case 'saved':
      return { phase: 'saved', filename: outcome.cv.filename, id: outcome.cv.id };
    case 'unsaved':
      return { phase: 'unsaved', problem: outcome.problem };
    case 'twin':
      return { phase: 'twin', id: outcome.twin.id };
    case 'cancelled':
      return idleWith({ kind: 'cancelled' });
    case 'failed': {
      const { problem } = outcome;
      return idleWith({
        kind: 'problem',
        problem,
        file: isWorthAnotherTry(problem) ? file : null,
      });
    }
  }
}

/** What is left to say once the person has cancelled. */
function newsAfterCancel(outcome: ImportOutcome): IdleNews {
  if (outcome.kind !== 'saved') return { kind: 'cancelled' };
  return { kind: 'saved-anyway', id: outcome.cv.id, filename: outcome.cv.filename };
}

/** One import at a time, for as long as the screen is there. */
export function useImport() {
  const [state, setState] = useState<ImportState>(firstState);
  const [question, setQuestion] = useState<TwinQuestion | null>(null);
  const running = useRef<Run>(undefined);

  useEffect(
    () => () => {
      const run = running.current;
      if (!run || run.isOver || run.control.signal.aborted) return;
      run.control.abort();
      run.isWanted = noteInterruption(run) === 'may-return';
    },
    [],
  );

  async function start(file: File) {
    const now = account.get();
    if (now.status !== 'signed-in') return;
    const control = new AbortController();
    const run: Run = {
      file,
      ownerId: now.user.id,
      control,
      isSaving: false,
      isOver: false,
      isWanted: true,
    };
    running.current = run;
    forgetInterruption();
    const isCurrent = () => running.current === run && !control.signal.aborted;
    let drawing = Promise.resolve();
    let isDrawing = true;
    /** Each for a moment at least: steps that take no time would otherwise never be seen. */
    const draw = (progress: ImportProgress) => {
      drawing = drawing.then(async () => {
        if (!isCurrent() || !isDrawing) return;
        setState({ phase: 'working', filename: file.name, progress });
        await nextPaint();
      });
    };
    const outcome = await importFile(file, {
      call,
      sleep,
      requestKey: keyOf(file),
      signal: control.signal,
      onProgress: (progress) => {
        run.isSaving = progress.step === 'save' || progress.step === 'done';
        draw(progress);
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
    run.isOver = true;
    keepOutcome(outcome, run);
    if (outcome.kind === 'saved') await drawing;
    isDrawing = false;
    if (isCurrent()) return setState(stateAfter(outcome, file));
    if (running.current === run) setState(idleWith(newsAfterCancel(outcome)));
    const made = outcome.kind === 'saved' ? null : await findMade(keyOf(file));
    if (made && running.current === run) {
      setState(idleWith({ kind: 'saved-anyway', id: made.id, filename: made.filename }));
    }
  }

  return {
    state,
    question,
    choose(files: readonly File[]) {
      const [file] = files;
      if (state.phase === 'working' || !file) return;
      const problem = new ImportProblem('oneFile');
      if (files.length > 1) setState(idleWith({ kind: 'problem', problem, file: null }));
      else void start(file);
    },
    /** At once on the screen, whatever the network still has to say. */
    cancel() {
      const run = running.current;
      if (run) run.isWanted = false;
      run?.control.abort();
      setState(idleWith({ kind: run?.isSaving && !run.isOver ? 'cancelling' : 'cancelled' }));
    },
    reset() {
      forgetInterruption();
      setState(IDLE);
    },
    /** A CV that couldn't be saved at first has been saved after all. */
    settle: (id: string, filename: string) => setState({ phase: 'saved', id, filename }),
  };
}

/** What was cancelled may have been saved in that very moment, and its news still on their way. */
async function findMade(key: string): Promise<CvRecord | null> {
  if (account.get().status !== 'signed-in') return null;
  try {
    const { cv } = await call(findImport, { params: { key } });
    if (cv) putCv(cv);
    return cv;
  } catch {
    return null;
  }
}

/** What outlives the screen: the list, the CV in hand, the file to be read again. */
function keepOutcome(outcome: ImportOutcome, run: Run) {
  if (outcome.kind === 'saved') putCv(outcome.cv);
  if (outcome.kind === 'unsaved' && run.isWanted) {
    unsavedCvStore.keep(run.ownerId, outcome.unsaved);
  }
  if (outcome.kind === 'saved' || outcome.kind === 'unsaved') forgetInterruption();
  if (outcome.kind === 'failed') noteInterruption(run);
}
