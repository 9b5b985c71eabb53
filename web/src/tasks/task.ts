import type { Engine } from '@trayecto/core/assistant';
import type {
  CvSummary,
  InterfaceLanguage,
  ResultKind,
  ResultRecord,
} from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import type { z } from 'zod';
import type { Translate } from '../i18n';
import type { Ticks } from './task-progress';

export interface TaskQuestion {
  readonly cvId: string;
  /** The language the answer is written in. */
  readonly language: InterfaceLanguage;
}

/** An answer with what was asked, fresh or opened again. */
export interface Answered<Question, Result> {
  readonly question: Question;
  readonly result: Result;
  readonly engine: Engine;
  /** The version of the CV it was made from. */
  readonly cvVersion: number;
}

/** Kept by the server already, for the person to save, or a question back. */
export type Outcome<Result, Doubt = never> =
  | { readonly keptAs: string }
  | { readonly result: Result; readonly engine: Engine; readonly cvVersion: number }
  | { readonly doubt: Doubt };

/** What every call of a task sends along. */
interface AskOptions {
  readonly query: { readonly engine?: 'builtin' };
  readonly options: {
    readonly signal: AbortSignal;
    readonly timeoutMs: number;
    readonly idempotencyKey: string | undefined;
    readonly onProgress: (news: unknown) => void;
  };
}

/** What a screen says around its form and its result. */
interface TaskWords {
  readonly page: string;
  readonly heading: string;
  readonly line: string;
  readonly running: string;
  readonly progress: string;
  readonly cancel: string;
  failed(reason: string, error: unknown): string;
  /** When a model fails without a reason; the sentence above unless given. */
  readonly modelFailed?: string;
  readonly startNew: string;
  readonly resultPage: string;
  readonly opening: string;
  openFailed(reason: string): string;
  readonly openUnknown: string;
  readonly cvChanged: string;
  /** None: a result in another language is left as it is. */
  readonly otherLanguage?: string;
  readonly again: string;
}

/** For results that the person saves; the others are kept when they are made. */
interface Saving<Question, Result> {
  readonly result: z.ZodType<Result>;
  save(answered: Answered<Question, Result>): Promise<unknown>;
  words(t: Translate): {
    readonly save: string;
    readonly isSaved: string;
    readonly saved: string;
    readonly nothing: string;
    failed(reason: string): string;
  };
}

/** What a feature gives the shell, besides its form and its view. */
export interface Task<Choices, Question extends TaskQuestion, Result, Doubt = never> {
  readonly kind: ResultKind;
  words(t: Translate): TaskWords;
  /** None: the bar shows what the server tells, and nothing between. */
  readonly ticks: Ticks | null;
  readonly emptyForm: Choices;
  /** A new one begins with what was asked last, or with nothing. */
  readonly newForm: 'same' | 'empty';
  readonly question: z.ZodType<Question>;
  /** What would be asked, or what is still missing for it. */
  prepare(
    choices: Choices,
    cv: CvSummary | null,
    language: InterfaceLanguage,
    t: Translate,
  ): Question | { readonly missing: string };
  /** The form as it was filled in for a question. */
  readChoices(question: Question): Choices;
  ask(question: Question, ask: AskOptions): Promise<Outcome<Result, Doubt>>;
  readonly saving?: Saving<Question, Result>;
  /** Null: kept in a shape that is no longer understood. */
  readKept(
    record: ResultRecord,
    cv: Cv | null,
  ): Pick<Answered<Question, Result>, 'question' | 'result'> | null;
}
