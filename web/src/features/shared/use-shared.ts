import { useQuery } from '@tanstack/react-query';
import { drawShared, openShare, type SharedCv } from '@trayecto/core/contract';
import { useState } from 'react';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/browser-api';
import { queryClient } from '../../api/query-client';
import { pageHeightsPt } from '../../document/open-picture';
import { usePagesPicture } from '../../document/pages-picture';

export type SharedText = 'original' | 'english';

export interface OpenedShare {
  readonly shared: SharedCv;
  readonly pass: string | null;
}

type ShareProblem = 'gone' | 'password' | 'wrong-password' | 'other';

const problems: Readonly<Record<string, ShareProblem>> = {
  share_gone: 'gone',
  share_password_needed: 'password',
  share_password_wrong: 'wrong-password',
};

export function judgeProblem(error: unknown): ShareProblem {
  return (error instanceof ApiError && problems[error.code]) || 'other';
}

/** Opened once with what the visitor has; again with the password when one is asked for. */
export function useShared(token: string) {
  const [password, setPassword] = useState<string | null>(null);
  const answer = useQuery(
    {
      queryKey: ['shared', token, password],
      queryFn: async ({ signal }): Promise<OpenedShare> =>
        call(
          openShare,
          { params: { token }, body: password === null ? {} : { password } },
          { signal },
        ),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      retry: false,
      // While another password is tried, the form stays.
      placeholderData: (previous) => previous,
    },
    queryClient,
  );
  return { ...answer, hasTried: password !== null, enter: setPassword };
}

/** The pages as the engine of the PDF draws them. */
export function useSharedPages(token: string, { shared, pass }: OpenedShare, text: SharedText) {
  const answer = useQuery(
    {
      queryKey: ['shared-pages', token, text],
      queryFn: ({ signal }) =>
        call(drawShared, { params: { token }, body: { pass, text } }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      retry: 1,
    },
    queryClient,
  );
  const picture = usePagesPicture(answer.data?.bytes, pageHeightsPt[shared.design.pageSize]);
  return { ...answer, picture };
}
