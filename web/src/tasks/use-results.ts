import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  deleteResult,
  getResult,
  listResults,
  type ResultKind,
  type ResultRecord,
  restoreResult,
  updateResult,
} from '@trayecto/core/contract';
import { useLocation, useSearch } from 'wouter';
import { call } from '../api/browser-api';
import { queryClient } from '../api/query-client';
import { joinPages } from './join-pages';

const LISTS_KEY = ['results'] as const;
const keyOf = (id: string) => ['result', id] as const;

const PAGE = 10;

/** All of a kind, a page at a time. */
export function useResultList(kind: ResultKind) {
  return useInfiniteQuery(
    {
      queryKey: [...LISTS_KEY, kind],
      queryFn: ({ signal, pageParam: offset }) =>
        call(listResults, { query: { kind, offset, limit: PAGE } }, { signal }),
      initialPageParam: 0,
      getNextPageParam: ({ results, total }, pages) => {
        const next = pages.length * PAGE;
        return results.length > 0 && next < total ? next : undefined;
      },
      select: ({ pages }) => joinPages(pages),
    },
    queryClient,
  );
}

const MOST_SCORES = 30;

/** What the kept results of a kind said of one CV, the oldest first. */
export function useScores(kind: ResultKind, cvId: string) {
  return useQuery(
    {
      queryKey: [...LISTS_KEY, kind, 'scores', cvId],
      queryFn: async ({ signal }) => {
        const query = { kind, cv: cvId, limit: MOST_SCORES };
        const { results } = await call(listResults, { query }, { signal });
        return results
          .flatMap(({ score, created_at: at }) => (score === null ? [] : [{ value: score, at }]))
          .toReversed();
      },
    },
    queryClient,
  );
}

/** One kept result; nothing is asked while there is no id. */
export function useResult(id: string | null) {
  return useQuery(
    {
      queryKey: keyOf(id ?? ''),
      queryFn: async ({ signal }) =>
        (await call(getResult, { params: { id: id ?? '' } }, { signal })).result,
      enabled: id !== null,
    },
    queryClient,
  );
}

/** Lists know nothing of a result that was just made, or of a CV that was just changed. */
export function refreshResultLists(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: LISTS_KEY });
}

/** Notes what the person did with a result; only the keys given change. */
export async function noteResultState(
  id: string,
  state: Parameters<typeof sendState>[1],
): Promise<ResultRecord> {
  queryClient.setQueryData<ResultRecord>(
    keyOf(id),
    (known) => known && { ...known, state: { ...known.state, ...state } },
  );
  try {
    const { result } = await sendState(id, state);
    queryClient.setQueryData(keyOf(id), result);
    return result;
  } catch (error) {
    await queryClient.invalidateQueries({ queryKey: keyOf(id) });
    throw error;
  }
}

type State = Parameters<typeof call<typeof updateResult>>[1]['body']['state'];

function sendState(id: string, state: State) {
  return call(updateResult, { params: { id }, body: { state } });
}

export async function removeResult(id: string): Promise<void> {
  await call(deleteResult, { params: { id } });
  queryClient.removeQueries({ queryKey: keyOf(id) });
  await refreshResultLists();
}

export async function bringBackResult(id: string): Promise<void> {
  await call(restoreResult, { params: { id } });
  await refreshResultLists();
}

/** The open result is in the URL, so that a reload opens it again and "back" closes it. */
export function useOpenResult() {
  const [path, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const go = (change: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(query);
    change(next);
    const search = next.toString();
    navigate(search === '' ? path : `${path}?${search}`);
  };
  return {
    resultId: query.get('result'),
    openResult: (id: string) => go((next) => next.set('result', id)),
    closeResult: () => go((next) => next.delete('result')),
  };
}
