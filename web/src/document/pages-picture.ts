import { useQuery } from '@tanstack/react-query';
import { drawPages } from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import type { DocumentLanguage } from '@trayecto/core/document';
import { useEffect, useMemo } from 'react';
import { call } from '../api/browser-api';
import { queryClient } from '../api/query-client';
import type { Design } from './design';
import { closePages, openPicture, type PagesPicture, pageHeightsPt } from './open-picture';

export interface PagesRequest {
  readonly cv: Cv;
  readonly language: DocumentLanguage;
  readonly design: Design;
}

export function usePages({ cv, language, design }: PagesRequest, isWanted = true) {
  const request = { cv, language, ...design };
  const answer = useQuery(
    {
      // A key is made of the whole CV: not at each letter of someone who prints nothing.
      queryKey: isWanted ? ['pages', request] : ['pages'],
      queryFn: ({ signal }) => call(drawPages, { body: request }, { signal }),
      enabled: isWanted,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 60_000,
      retry: 1,
      // The pages before a change stay until those after it are there.
      placeholderData: (previous) => previous,
    },
    queryClient,
  );
  const picture = usePagesPicture(answer.data?.bytes, pageHeightsPt[design.pageSize]);
  return { ...answer, picture };
}

/** Addresses for the pages while they are shown. */
export function usePagesPicture(
  bytes: Uint8Array<ArrayBuffer> | undefined,
  pageHeightPt: number,
): PagesPicture | undefined {
  const picture = useMemo(
    () => (bytes ? openPicture(bytes, pageHeightPt) : undefined),
    [bytes, pageHeightPt],
  );
  useEffect(() => {
    if (picture) return () => closePages(picture.pages);
  }, [picture]);
  return picture;
}
