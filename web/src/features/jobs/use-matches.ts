import { useQuery } from '@tanstack/react-query';
import {
  type CvRecord,
  type CvSummary,
  type EndpointOutput,
  matchJobs,
  writeEmailTemplates,
} from '@trayecto/core/contract';
import { useMemo } from 'react';
import { call } from '../../api/browser-api';
import { queryClient } from '../../api/query-client';
import { useLanguage } from '../../i18n';
import { keyForQuestion } from '../../tasks/key-for-question';

export type JobMatch = EndpointOutput<typeof matchJobs>['matches'][number];
export type Letters = EndpointOutput<typeof writeEmailTemplates>;

const FRESH_MS = 10 * 60_000;
const TIMEOUT_MS = 180_000;

export function useMatches(cv: CvSummary | null, isWanted: boolean) {
  const { language } = useLanguage();
  return useQuery(
    {
      queryKey: ['match-jobs', cv?.id, cv?.version, language],
      queryFn: ({ signal }) =>
        call(
          matchJobs,
          { body: { cvId: cv?.id ?? '', language } },
          { signal, timeoutMs: TIMEOUT_MS },
        ),
      enabled: isWanted && cv?.has_data === true,
      staleTime: FRESH_MS,
      retry: false,
    },
    queryClient,
  );
}

/** `engine`: wanted instead of a model. */
export function useLetters(
  cv: CvRecord,
  { id, title, company, description, language }: JobMatch,
  engine: 'builtin' | undefined,
) {
  const question = useMemo(
    () => ({ cvId: cv.id, version: cv.version, job: id }),
    [cv.id, cv.version, id],
  );
  return useQuery(
    {
      queryKey: ['letters', cv.id, cv.version, id, engine],
      queryFn: ({ signal }) =>
        call(
          writeEmailTemplates,
          {
            query: engine ? { engine } : {},
            body: { cvId: cv.id, job: { title, company, description, language } },
          },
          {
            signal,
            timeoutMs: TIMEOUT_MS,
            idempotencyKey: engine ? undefined : keyForQuestion(question),
            onProgress: () => {},
          },
        ),
      staleTime: FRESH_MS,
      retry: false,
    },
    queryClient,
  );
}
