import { AppError, type AskedSource, MOST_FOUND_JOBS } from '@trayecto/core/contract';
import type { JobPosting, RankedPosting } from '@trayecto/core/jobs';
import { DatabaseUnavailableError } from '../db';
import type { TaskOptions } from '../threads/worker-pool';
import type { JobBoard } from './job-board';
import type { AskJobs } from './job-engine';
import { type JobQuery, type JobSource, SourceBusyError, type SourceQuery } from './job-source';

interface SearchParts {
  readonly board: JobBoard;
  readonly askJobs: AskJobs;
  /** Those that are reached over the network. */
  readonly outside: readonly JobSource[];
  readonly isBoardAsked: boolean;
  /** How long a source outside may take. */
  readonly patienceMs: number;
  readonly onFailure: (source: string, error: unknown) => void;
}

interface SearchResult {
  readonly ranked: readonly RankedPosting[];
  readonly sources: readonly AskedSource[];
}

interface Asked {
  readonly source: JobSource;
  readonly status: AskedSource['status'];
  readonly postings: readonly JobPosting[];
  readonly error?: unknown;
}

const OWN_PATIENCE = 4;

/** Who searches, and until when. */
type Searching = Required<Pick<TaskOptions, 'owner'>> & { readonly signal: AbortSignal };

export type SearchAll = (query: JobQuery, searching: Searching) => Promise<SearchResult>;

/** Asks every source in parallel. One that fails or is late is named and doesn't hold up the others. */
export function createSearchAll(parts: SearchParts): SearchAll {
  const { board, askJobs, outside, isBoardAsked, patienceMs, onFailure } = parts;
  const restsUntil = new Map<JobSource, number>();

  async function ask(source: JobSource, query: SourceQuery, signal: AbortSignal): Promise<Asked> {
    if ((restsUntil.get(source) ?? 0) > Date.now()) {
      return { source, status: 'resting', postings: [] };
    }
    // Local sources are slow only if the whole server is, so we never leave them out.
    const isOutside = outside.includes(source);
    const late = AbortSignal.timeout(isOutside ? patienceMs : patienceMs * OWN_PATIENCE);
    try {
      const postings = await abandonWhen(
        AbortSignal.any([signal, late]),
        source.search(query, AbortSignal.any([signal, late])),
      );
      return { source, status: 'answered', postings };
    } catch (error) {
      signal.throwIfAborted();
      onFailure(source.name, error);
      if (error instanceof SourceBusyError) {
        restsUntil.set(source, Date.now() + error.restMs);
        return { source, status: 'resting', postings: [], error };
      }
      return { source, status: late.aborted ? 'late' : 'failed', postings: [], error };
    }
  }

  /** Made-up listings for an installation without real ones. */
  const samples = (options: TaskOptions): JobSource => ({
    name: 'samples',
    search: () => askJobs('listSamples', null, options),
  });

  const sources = outside.length === 0 || isBoardAsked ? [board, ...outside] : outside;

  /** Samples are used while there is nothing else to search. */
  async function askAll(query: SourceQuery, searching: Searching): Promise<readonly Asked[]> {
    const { signal } = searching;
    const asked = await Promise.all(sources.map((source) => ask(source, query, signal)));
    const [first] = asked;
    const isNothing = first?.status === 'answered' && first.postings.length === 0;
    if (outside.length > 0 || !isNothing || !(await board.isEmpty())) return asked;
    if (!(await board.showsSamples())) return asked;
    return [await ask(samples(searching), query, signal)];
  }

  return async (query, searching) => {
    const { interest, location } = query;
    const wish = await askJobs('readWish', { interest, location }, searching);
    const asked = await askAll({ ...query, ...wish }, searching);
    if (asked.every(({ status }) => status !== 'answered')) refuse(asked);
    const found = asked.map(({ postings }) => postings);
    const ranked = await askJobs('rank', { query, found, most: MOST_FOUND_JOBS }, searching);
    return {
      ranked,
      sources: asked.map(({ source: { name }, status }) => ({
        name,
        status,
        found: ranked.filter(({ posting }) => posting.source === name).length,
      })),
    };
  };
}

function refuse(asked: readonly Asked[]): never {
  const lost = asked.find(({ error }) => error instanceof DatabaseUnavailableError);
  throw lost?.error ?? new AppError('job_sources_failed', { cause: asked[0]?.error });
}

/** A source that does not listen to its signal is left behind all the same. */
async function abandonWhen<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let giveUp: (reason: unknown) => void = () => {};
  const abandoned = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  const onAbort = () => giveUp(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  work.catch(() => {});
  try {
    return await Promise.race([work, abandoned]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
