import type { Endpoint, EndpointInput, EndpointOutput, FileAnswer } from '@trayecto/core/contract';
import type { z } from 'zod';
import type { Limit } from '../auth/throttle';
import type { Question } from '../db';
import type { Coding } from './pick-coding';
import type { AppContext, Caller } from './request-scope';
import type { StreamedJson } from './streamed-json';

/** What a handler is given beside its checked input. */
export interface RequestScope<E extends Endpoint> extends EndpointInput<E> {
  /** The person calling; there is none on public endpoints. */
  readonly caller: E['access'] extends 'public' ? undefined : Caller;
  /** What limits are counted by. */
  readonly address: string;
  /** Where the request really comes from, for logs that ask for it. */
  readonly plainAddress: string;
  readonly userAgent: string;
  readonly requestId: string;
  /** Aborted when the caller goes away: work on their behalf can stop. */
  readonly signal: AbortSignal;
  /** Tells the caller how far the work is, if they asked to hear of it. */
  readonly reportProgress: E['progress'] extends z.ZodType
    ? (progress: z.output<E['progress']>) => void
    : undefined;
  readonly context: AppContext;
}

/** A file too large to be held whole, sent as it is made. */
interface StreamedFile {
  readonly type: string;
  readonly name?: string;
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** A file that browsers may keep, for as long as `control` says; `tag` changes when the file does. */
interface CachedFile extends FileAnswer {
  readonly cache: { readonly control: string; readonly tag: string };
}

/** A file that was packed where it was made, for those who take it so. */
interface PackedFile extends FileAnswer {
  readonly encoding: Coding;
}

export type SentFile = FileAnswer | CachedFile | PackedFile | StreamedFile;

type Answer<E extends Endpoint> = E['file'] extends readonly string[]
  ? SentFile
  : EndpointOutput<E>;

export interface Route {
  readonly endpoint: Endpoint;
  /** How often one person may ask, counted before anything they send is read. */
  readonly limit?: Limit;
  /** Asked together with whether the caller's session is valid; the handler is given the rows. */
  readonly ask?: (userId: string) => Question<object>;
  readonly handle: (
    scope: RequestScope<Endpoint>,
    rows: readonly object[] | undefined,
  ) => Promise<unknown>;
}

export function route<E extends Endpoint>(
  endpoint: E,
  handle: (scope: RequestScope<E>) => Promise<Answer<E>>,
): Route {
  // The router checks input and caller against this very endpoint before it calls the handler.
  return { endpoint, handle: handle as unknown as Route['handle'] };
}

/** The same route for those who have not asked too often. */
export function limited(limit: Limit, entry: Route): Route {
  return { ...entry, limit };
}

/** For what is asked for all the time and is one question: it costs the database one message, caller's check and all. */
export function questionRoute<E extends Endpoint & { access: 'user' }, Row extends object>(
  endpoint: E,
  ask: (userId: string) => Question<Row>,
  answer: (
    rows: readonly Row[],
    scope: RequestScope<E>,
  ) => Answer<E> | Promise<Answer<E> | StreamedJson>,
): Route {
  const handle = async (scope: RequestScope<E>, rows: readonly Row[]) => answer(rows, scope);
  return { endpoint, ask, handle: handle as unknown as Route['handle'] };
}
