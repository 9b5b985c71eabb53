import { engineSchema } from '@trayecto/core/assistant';
import type { CvSummary, ResultRecord } from '@trayecto/core/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { z } from 'zod';
import { describeError } from '../api/describe-error';
import { makeRequestKey } from '../api/make-request-key';
import { useChosenCv } from '../cvs/use-chosen-cv';
import { useCvs } from '../cvs/use-cvs';
import { useLanguage } from '../i18n';
import { usePassingNews } from '../ui/use-passing-news';
import type { Answered, Task, TaskQuestion } from './task';
import { useHistoryEntry } from './use-history-entry';
import { useOpenResult } from './use-results';
import { type Asked, type RunState, useTaskRun } from './use-task-run';

/** What there is to say, in red or in green. */
interface News {
  readonly kind: 'error' | 'success';
  readonly text: string;
}

const SUCCESS_MS = 3_000;
const staysMs = ({ kind }: News) => (kind === 'success' ? SUCCESS_MS : undefined);

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
  const { t, language } = useLanguage();
  const words = useMemo(() => task.words(t), [task, t]);
  const { cv, choose } = useChosenCv();
  const cvs = useCvs().data ?? [];
  const { resultId, openResult, closeResult } = useOpenResult();
  const [choices, setChoices] = useState(task.emptyForm);
  const [news, setNews] = usePassingNews(staysMs);
  const say = (kind: News['kind'], text: string) => setNews({ kind, text });
  const clear = () => setNews(null);
  const fresh = useFreshResult(task, say);
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

  function startNew() {
    clear();
    reset();
    const asked = fresh.held?.question;
    if (asked && task.newForm === 'same') setChoices(task.readChoices(asked));
    if (task.newForm === 'empty') setChoices(task.emptyForm);
    fresh.drop();
    if (resultId !== null) closeResult();
    const record = asked && findCv(cvs, asked.cvId);
    if (record && record !== cv) choose(record);
  }

  const prepared = prepare(choices);
  return {
    ...{ kind: task.kind, words, readKept: task.readKept },
    ...{ cv, choose, findCv: (id: string) => findCv(cvs, id) },
    ...{ choices, setChoices, start: () => startWith(choices), startWith, startNew },
    /** What the form still needs. */
    missing: 'missing' in prepared ? prepared.missing : null,
    ...describeRun(state, {
      retry(asked) {
        clear();
        void run(asked);
      },
      useBuiltin: ({ question }) => ask(question, 'builtin'),
    }),
    cancel: reset,
    ...{ news, say, clear },
    ...{ resultId, openResult },
    fresh: fresh.held,
    ...{ isSaving: fresh.isSaving, save: fresh.save, savingWords: fresh.words },
    /** The same question about the CV as it is now, to the same engine, in the user's language. */
    askAgain({ question, engine }: Answered<Question, Result>) {
      ask({ ...question, language }, engine.kind === 'builtin' ? 'builtin' : undefined);
    },
  };
}

interface WaysOn<Question> {
  readonly retry: (asked: Asked<Question>) => void;
  readonly useBuiltin: (asked: Asked<Question>) => void;
}

function describeRun<Question, Doubt>(
  state: RunState<Question, Doubt>,
  { retry, useBuiltin }: WaysOn<Question>,
) {
  return {
    /** How far a run is; null while there is none. */
    percent: state.phase === 'running' ? state.progress.percent : null,
    failure:
      state.phase === 'failed'
        ? {
            error: state.error,
            retry: () => retry(state.asked),
            useBuiltin: () => useBuiltin(state.asked),
          }
        : null,
    /** What the server asks back. */
    doubt: state.phase === 'doubtful' ? state : null,
  };
}

function findCv(cvs: readonly CvSummary[], id: string): CvSummary | null {
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
function useFreshResult<Choices, Question extends TaskQuestion, Result, Doubt>(
  { kind, question, saving }: Task<Choices, Question, Result, Doubt>,
  say: (kind: 'error' | 'success', text: string) => void,
) {
  const { t, formats } = useLanguage();
  const [isSaving, setIsSaving] = useState(false);
  const words = saving?.words(t);
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

  async function save() {
    if (saving === undefined || words === undefined) return;
    if (held === null) return say('error', words.nothing);
    setIsSaving(true);
    try {
      await saving.save(held);
      hold({ ...held, isSaved: true });
      say('success', words.saved);
    } catch (error) {
      say('error', words.failed(describeError(error, t, formats)));
    } finally {
      setIsSaving(false);
    }
  }

  return { held, hold, drop, isSaving, save, words };
}
