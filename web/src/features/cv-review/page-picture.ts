import { useQuery } from '@tanstack/react-query';
import { getCvPage } from '@trayecto/core/contract';
import { useEffect, useMemo } from 'react';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/browser-api';
import { queryClient } from '../../api/query-client';

const MOST_TRIES = 3;

/** One page of the person's own file, drawn when it is first looked at. */
export function usePagePicture(cvId: string, page: number, isWanted = true) {
  const answer = useQuery(
    {
      queryKey: ['cv-page', cvId, page],
      queryFn: async ({ signal }) =>
        (await call(getCvPage, { params: { id: cvId, page: String(page) } }, { signal })).bytes,
      enabled: isWanted,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 5 * 60_000,
      // A busy reader has time a moment later; a file that was not kept never comes.
      retry: (count, error) =>
        count < MOST_TRIES && !(error instanceof ApiError && error.code === 'not_found'),
    },
    queryClient,
  );
  const { data } = answer;
  const url = useMemo(
    () => data && URL.createObjectURL(new Blob([data], { type: 'image/png' })),
    [data],
  );
  useEffect(() => {
    if (url) return () => URL.revokeObjectURL(url);
  }, [url]);
  return { url, isMissing: answer.isError };
}
