import { useQuery } from '@tanstack/react-query';
import { getJob, searchJobs } from '@trayecto/core/contract';
import { call } from '../../api/browser-api';
import { queryClient } from '../../api/query-client';
import { judgeWish, type SearchWish, startOfDays } from './search-address';

const FRESH_MS = 5 * 60_000;

/** Asks once for each wish; a repeated one is answered from memory for a while. */
export function useJobSearch(wish: SearchWish, now: Date) {
  const postedSince = startOfDays(wish.days, now);
  const body = {
    interest: wish.interest.trim(),
    location: wish.location.trim(),
    ...(wish.isRemote && { remote: true }),
    ...(postedSince && { postedSince }),
    ...(wish.language && { language: wish.language }),
    ...(wish.cvId && { cvId: wish.cvId }),
  };
  return useQuery(
    {
      queryKey: ['job-search', body],
      queryFn: ({ signal }) => call(searchJobs, { body }, { signal }),
      enabled: judgeWish(wish) === 'whole',
      staleTime: FRESH_MS,
      retry: false,
    },
    queryClient,
  );
}

export function useJob(id: string) {
  return useQuery(
    {
      queryKey: ['job', id],
      queryFn: async ({ signal }) => (await call(getJob, { params: { id } }, { signal })).job,
      staleTime: FRESH_MS,
    },
    queryClient,
  );
}
