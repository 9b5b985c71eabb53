import { useQuery } from '@tanstack/react-query';
import { drawPages } from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import type { DocumentLanguage } from '@trayecto/core/document';
import { useEffect, useMemo } from 'react';
import { call } from '../api/browser-api';
import { queryClient } from '../api/query-client';
import type { Design } from './design';
import { type PicturePlaces, readPlaces, readStart } from './picture-places';

export interface PagesRequest {
  readonly cv: Cv;
  readonly language: DocumentLanguage;
  readonly design: Design;
}

/** All pages in one picture, one below the other. */
export interface PagesPicture {
  readonly url: string;
  /** Where each text of the CV is on it, line by line. */
  readonly places: PicturePlaces;
  readonly widthPt: number;
  readonly pageHeightPt: number;
  readonly pages: number;
}

export const pageHeightsPt = { a4: 841.89, letter: 792 };

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
  const picture = usePicture(answer.data?.bytes, pageHeightsPt[design.pageSize]);
  return { ...answer, picture };
}

/** An address for the picture while it is shown, and how many pages it holds. */
function usePicture(bytes: Uint8Array<ArrayBuffer> | undefined, pageHeightPt: number) {
  const picture = useMemo((): PagesPicture | undefined => {
    if (!bytes) return undefined;
    return openPicture(bytes, pageHeightPt);
  }, [bytes, pageHeightPt]);
  useEffect(() => {
    if (picture) return () => URL.revokeObjectURL(picture.url);
  }, [picture]);
  return picture;
}

/** The caller that opens it releases its URL. */
export function openPicture(bytes: Uint8Array<ArrayBuffer>, pageHeightPt: number): PagesPicture {
  const start = readStart(bytes);
  const size = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(start);
  return {
    places: readPlaces(start),
    url: URL.createObjectURL(new Blob([bytes], { type: 'image/svg+xml' })),
    widthPt: Number(size?.[1] ?? 595),
    pageHeightPt,
    pages: Math.max(1, Math.round(Number(size?.[2] ?? pageHeightPt) / pageHeightPt)),
  };
}
