import { useQuery } from '@tanstack/react-query';
import {
  type CvRecord,
  getCvRaw,
  getCvReading,
  listCvs,
  listDeletedCvs,
} from '@trayecto/core/contract';
import { ApiError } from '../api/api-error';
import { account, call } from '../api/browser-api';
import { queryClient } from '../api/query-client';

export const CVS_KEY = ['cvs'] as const;
export const TRASH_KEY = ['trash'] as const;

/** Without a person there is no list to ask for. */
function requireUserId(): string {
  const now = account.get();
  if (now.status === 'signed-in') return now.user.id;
  throw new ApiError({ code: 'not_signed_in', status: 401, message: 'User id is required.' });
}

export function useCvs() {
  return useQuery(
    {
      queryKey: CVS_KEY,
      queryFn: async ({ signal }) =>
        (await call(listCvs, { query: { userId: requireUserId() } }, { signal })).cvs,
    },
    queryClient,
  );
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

/** Puts a record the server has just answered with into the list, without asking for all of them. */
export function putCv(record: CvRecord) {
  queryClient.setQueryData<readonly CvRecord[]>(CVS_KEY, (cvs) => {
    if (!cvs) return cvs;
    const isKnown = cvs.some(({ id }) => id === record.id);
    return isKnown ? cvs.map((cv) => (cv.id === record.id ? record : cv)) : [record, ...cvs];
  });
}
