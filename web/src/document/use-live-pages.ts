import { drawPages } from '@trayecto/core/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../api/browser-api';
import { queryClient } from '../api/query-client';
import { openPicture, type PagesPicture, type PagesRequest, pageHeightsPt } from './pages-picture';

/** The pages that were drawn last, and what they are the pages of. */
export interface LivePages {
  readonly picture: PagesPicture;
  readonly of: PagesRequest;
}

/** A pause in typing: drawing at each letter would keep engine and browser busy for nothing. */
const REST_MS = 120;

/**
 * The pages of a CV while it is being written, drawn by the engine that makes the PDF: one drawing at a time, always of
 * what is newest, and the pages before a change stay until those after it are there.
 */
export function useLivePages(request: PagesRequest, isWanted: boolean) {
  const [shown, setShown] = useState<LivePages | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const newest = useRef(request);
  const isDrawing = useRef(false);
  const isGone = useRef(false);

  const draw = useCallback(async () => {
    if (isDrawing.current) return;
    isDrawing.current = true;
    let drawn: PagesRequest;
    do {
      drawn = newest.current;
      try {
        const { bytes } = await fetchPages(drawn);
        if (isGone.current) break;
        const picture = openPicture(bytes, pageHeightsPt[drawn.design.pageSize]);
        setShown({ picture, of: drawn });
        setProblem(null);
      } catch (error) {
        if (!isGone.current) setProblem(error);
      }
    } while (!isSame(drawn, newest.current) && !isGone.current);
    isDrawing.current = false;
  }, []);

  const { cv, design, language } = request;
  useEffect(() => {
    newest.current = { cv, design, language };
    if (!isWanted) return;
    const timer = setTimeout(draw, REST_MS);
    return () => clearTimeout(timer);
  }, [cv, design, language, isWanted, draw]);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  useEffect(() => {
    if (shown) return () => URL.revokeObjectURL(shown.picture.url);
  }, [shown]);

  return { shown, problem, retry: draw };
}

const isSame = (a: PagesRequest, b: PagesRequest) =>
  a.cv === b.cv && a.design === b.design && a.language === b.language;

function fetchPages({ cv, language, design }: PagesRequest) {
  const body = { cv, language, ...design };
  return queryClient.fetchQuery({
    queryKey: ['pages', body],
    queryFn: ({ signal }) => call(drawPages, { body }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: 1,
  });
}
