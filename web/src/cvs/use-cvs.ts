import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  type CvRecord,
  type CvSummary,
  getCv,
  getCvRaw,
  getCvReading,
  listCvSummaries,
  listDeletedCvs,
  summarizeCv,
} from '@trayecto/core/contract';
import { ApiError } from '../api/api-error';
import { account, call } from '../api/browser-api';
import { queryClient } from '../api/query-client';
import { sortCvs } from './sort-cvs';

export const CVS_KEY = ['cvs'] as const;
export const TRASH_KEY = ['trash'] as const;
export const cvKey = (id: string) => ['cv', id] as const;

/** Without a person there is no list to ask for. */
function requireUserId(): void {
  if (account.get().status === 'signed-in') return;
  throw new ApiError({ code: 'not_signed_in', status: 401, message: 'User id is required.' });
}

/** Page by page. One added while they load moves the others on, so some may come twice. */
async function loadSummaries(signal: AbortSignal): Promise<readonly CvSummary[]> {
  requireUserId();
  const found = new Map<string, CvSummary>();
  let offset = 0;
  for (;;) {
    const { cvs, total } = await call(listCvSummaries, { query: { offset } }, { signal });
    for (const cv of cvs) found.set(cv.id, cv);
    offset += cvs.length;
    if (cvs.length === 0 || offset >= total) return [...found.values()];
  }
}

/** All of the person's CVs, without what is in them. */
export function useCvs() {
  return useQuery(
    { queryKey: CVS_KEY, queryFn: ({ signal }) => loadSummaries(signal) },
    queryClient,
  );
}

const cvQuery = (id: string) =>
  queryOptions({
    queryKey: cvKey(id),
    queryFn: async ({ signal }) => (await call(getCv, { params: { id } }, { signal })).cv,
  });

/** One CV with all that is in it; nothing is asked for without an id. */
export function useCv(id: string | null) {
  return useQuery({ ...cvQuery(id ?? ''), enabled: id !== null }, queryClient);
}

/** The CV as this browser knows it, from the server where it does not. */
export function findCv(id: string): Promise<CvRecord> {
  return queryClient.fetchQuery({ ...cvQuery(id), staleTime: Number.POSITIVE_INFINITY });
}

/** The CV as the server has it now. */
export function refetchCv(id: string): Promise<CvRecord> {
  return queryClient.fetchQuery({ ...cvQuery(id), staleTime: 0 });
}

export function useTrash(isWanted: boolean) {
  return useQuery(
    {
      queryKey: TRASH_KEY,
      queryFn: async ({ signal }) => (await call(listDeletedCvs, {}, { signal })).cvs,
      enabled: isWanted,
    },
    queryClient,
  );
}

export function useCvText(id: string, isWanted: boolean) {
  return useQuery(
    {
      queryKey: ['cv-text', id],
      queryFn: async ({ signal }) =>
        (await call(getCvRaw, { params: { id } }, { signal })).raw_content,
      enabled: isWanted,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
}

export function useCvReading(id: string) {
  return useQuery(
    {
      queryKey: ['cv-reading', id],
      queryFn: async ({ signal }) =>
        (await call(getCvReading, { params: { id } }, { signal })).reading,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
}

/** Keeps a record the server has just answered with, in the list too, without asking for all of them. */
export function putCv(record: CvRecord) {
  queryClient.setQueryData<CvRecord>(cvKey(record.id), record);
  queryClient.setQueryData<readonly CvSummary[]>(CVS_KEY, (cvs) => {
    if (!cvs) return cvs;
    const summary = summarizeCv(record);
    const isKnown = cvs.some(({ id }) => id === record.id);
    return isKnown
      ? cvs.map((cv) => (cv.id === record.id ? summary : cv))
      : sortCvs([summary, ...cvs]);
  });
}
