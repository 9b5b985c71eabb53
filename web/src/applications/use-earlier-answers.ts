import { useQuery } from '@tanstack/react-query';
import { type EarlierAnswer, listAnswers } from '@trayecto/core/contract';
import { call } from '../api/browser-api';
import { queryClient } from '../api/query-client';

const KEY = ['answers'] as const;

/** What the person has said in their applications, the latest first; without it everything is asked as if for the first time. */
export function useEarlierAnswers(isWanted = true): readonly EarlierAnswer[] {
  return useSaidBefore(isWanted)?.answers ?? [];
}

/** All of it: answers about skills, answers for interviews, paragraphs of letters. */
export function useSaidBefore(isWanted = true) {
  const { data } = useQuery(
    {
      queryKey: KEY,
      queryFn: ({ signal }) => call(listAnswers, {}, { signal }),
      enabled: isWanted,
    },
    queryClient,
  );
  return data;
}

/** After one was given or taken back. */
export function refreshEarlierAnswers(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: KEY });
}
