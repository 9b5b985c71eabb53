import { engineSchema } from '@trayecto/core/assistant';
import type { CvRecord, ResultRecord } from '@trayecto/core/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { z } from 'zod';
import { describeError } from '../api/describe-error';
import { makeRequestKey } from '../api/make-request-key';
import { useChosenCv } from '../cvs/use-chosen-cv';
import { useCvs } from '../cvs/use-cvs';
import { useLanguage } from '../i18n';
import { useNews } from '../ui/use-news';
import type { Answered, Task, TaskQuestion } from './task';
import { useHistoryEntry } from './use-history-entry';
import { useOpenResult } from './use-results';
import { useTaskRun } from './use-task-run';

/** A result on the screen. */
export interface OpenAnswer<Question, Result> extends Answered<Question, Result> {
  /** Another one where this changes. */
  readonly key: string;
  /** Null for one that only this tab has. */
  readonly record: ResultRecord | null;
}

export type TaskSession<Choices, Question extends TaskQuestion, Result, Doubt = never> = ReturnType<
  typeof useTask<Choices, Question, Result, Doubt>
>;

/** What of it has to do with no question in particular. */
export type TaskFrame = Pick<
  TaskSession<unknown, TaskQuestion, unknown, unknown>,
  | 'kind'
  | 'words'
  | 'cv'
  | 'choose'
  | 'missing'
  | 'percent'
  | 'failure'
  | 'cancel'
  | 'news'
  | 'clear'
  | 'openResult'
  | 'start'
>;

/** What a form needs of it. */
export interface FormSession<Choices> extends TaskFrame {
  readonly choices: Choices;
  readonly setChoices: (choices: Choices) => void;
}

/** Everything a task's screen does: its form, its run, its result that is saved or opened again. */
export function useTask<Choices, Question extends TaskQuestion, Result, Doubt = never>(
  task: Task<Choices, Question, Result, Doubt>,
) {
  const { t, formats, language } = useLanguage();
  const words = useMemo(() => task.words(t), [task, t]);
  const { cv, choose } = useChosenCv();
  const cvs = useCvs().data ?? [];
  const { resultId, openResult, closeResult } = useOpenResult();
  const [choices, setChoices] = useState(task.emptyForm);
  const { news, say, clear } = useNews();
  const fresh = useFreshResult(task);
  const { state, run, interrupted, reset } = useTaskRun(task, (question, outcome) => {
    if ('keptAs' in outcome) return openResult(outcome.keptAs);
    // What this tab holds is in the entry of the history that the answer is shown in.
    if (resultId !== null) closeResult();
    fresh.hold({ ...outcome, question, key: makeRequestKey(), isSaved: false });
  });
  useLeaving(resultId, reset, clear);

  function ask(question: Question, engine?: 'builtin') {
    clear();
    void run({ question, engine, key: makeRequestKey() });
  }

  useOnce(interrupted, (asked) => {
    setChoices(task.readChoices(asked.question));
    void run(asked);
  });

  const prepare = (filledIn: Choices) => task.prepare(filledIn, cv, language, t);
  function startWith(filledIn: Choices) {
    setChoices(filledIn);
    const prepared = prepare(filledIn);
    if ('missing' in prepared) say('error', prepared.missing);
    else ask(prepared);
  }

  const savingWords = task.saving?.words(t);
  const prepared = prepare(choices);
  return {
    kind: task.kind,
    words,
    cv,
    choose,
    choices,
    setChoices,
    /** What the form still needs. */
    missing: 'missing' in prepared ? prepared.missing : null,
    start: () => startWith(choices),
    startWith,
    /** How far a run is; null while there is none. */
    percent: state.phase === 'running' ? state.progress.percent : null,
    failure:
      state.phase === 'failed'
        ? {
            error: state.error,
            retry() {
              clear();
              void run(state.asked);
            },
            useBuiltin: () => ask(state.asked.question, 'builtin'),
          }
        : null,
    /** What the server asks back. */
    doubt: state.phase === 'doubtful' ? state : null,
    cancel: reset,
    news,
    say,
    clear,
    resultId,
    openResult,
    fresh: fresh.held,
    isSaving: fresh.isSaving,
    async save() {
      if (savingWords === undefined) return;
      if (fresh.held === null) return say('error', savingWords.nothing);
      try {
        await fresh.save(fresh.held);
        say('success', savingWords.saved);
      } catch (error) {
        say('error', savingWords.failed(describeError(error, t, formats)));
      }
    },
    startNew() {
      clear();
      reset();
      const asked = fresh.held?.question;
      if (asked && task.newForm === 'same') setChoices(task.readChoices(asked));
      if (task.newForm === 'empty') setChoices(task.emptyForm);
      fresh.drop();
      if (resultId !== null) closeResult();
      const record = asked && findCv(cvs, asked.cvId);
      if (record && record !== cv) choose(record);
    },
    readKept: task.readKept,
    savingWords,
    /** The same question about the CV as it is now, to whoever answered it, in the reader's language. */
    askAgain({ question, engine }: Answered<Question, Result>) {
      ask({ ...question, language }, engine.kind === 'builtin' ? 'builtin' : undefined);
    },
    findCv: (id: string) => findCv(cvs, id),
  };
}

function findCv(cvs: readonly CvRecord[], id: string): CvRecord | null {
  return cvs.find((cv) => cv.id === id) ?? null;
}

/** What runs or has failed belongs to the page of the result, or to the form, that it was started on. */
function useLeaving(resultId: string | null, ...leave: readonly (() => void)[]) {
  const latest = useRef(leave);
  latest.current = leave;
  const shown = useRef(resultId);
  useEffect(() => {
    if (shown.current === resultId) return;
    shown.current = resultId;
    for (const one of latest.current) one();
  }, [resultId]);
}

/** Does it with what there is at the beginning, if there is anything. */
function useOnce<T>(value: T | null, work: (value: T) => void) {
  const first = useRef({ value, work });
  useEffect(() => {
    const { value, work } = first.current;
    if (value !== null) work(value);
  }, []);
}

/** The result that was made here and is nowhere else yet. */
function useFreshResult<Choices, Question extends TaskQuestion, Result, Doubt>({
  kind,
  question,
  saving,
}: Task<Choices, Question, Result, Doubt>) {
  const [isSaving, setIsSaving] = useState(false);
  const schema = useMemo(
    () =>
      z.object({
        question,
        result: saving?.result ?? z.never(),
        engine: engineSchema,
        cvVersion: z.number(),
        key: z.string(),
        isSaved: z.boolean(),
      }),
    [question, saving],
  );
  const { held, hold, drop } = useHistoryEntry('unsavedResult', kind, schema);
  return {
    held,
    hold,
    drop,
    isSaving,
    async save(answer: NonNullable<typeof held>) {
      setIsSaving(true);
      try {
        await saving?.save(answer);
        hold({ ...answer, isSaved: true });
      } finally {
        setIsSaving(false);
      }
    },
  };
}
