import { drawPages } from '@trayecto/core/contract';
import { startTransition, useEffect, useState } from 'react';
import { call, connection } from '../api/browser-api';
import { queryClient } from '../api/query-client';
import { useProblem } from '../api/use-problem';
import { LiveDrawing, type LivePages } from './live-drawing';
import type { PagesRequest } from './pages-picture';

/**
 * The pages of a CV while it is being written, drawn by the engine that makes the PDF. The pages before a change stay until
 * those after it are there.
 */
export function useLivePages(request: PagesRequest, isWanted: boolean) {
  const [shown, setShown] = useState<LivePages | null>(null);
  const [problem, setProblem] = useProblem();
  const [drawing] = useState(
    () =>
      new LiveDrawing({
        ask: fetchPages,
        onPages: (pages) => {
          setProblem(null);
          // Somebody may be typing on.
          startTransition(() => setShown(pages));
        },
        onProblem: setProblem,
      }),
  );

  useEffect(() => {
    drawing.start();
    const unsubscribe = connection.subscribe(() => {
      if (connection.get() === 'reachable') drawing.drawIfFailed();
    });
    return () => {
      unsubscribe();
      drawing.stop();
    };
  }, [drawing]);

  const { cv, design, language } = request;
  useEffect(() => {
    if (!isWanted) return;
    drawing.change({ cv, design, language });
    return () => drawing.rest();
  }, [drawing, cv, design, language, isWanted]);

  return { shown, problem, retry: () => drawing.draw() };
}

let asked = 0;

async function fetchPages({ cv, language, design }: PagesRequest, known: readonly string[]) {
  const body = { cv, language, ...design, known: [...known] };
  const { bytes } = await queryClient.fetchQuery({
    // Which pages come depends on those that are there: no answer serves twice.
    queryKey: ['live-pages', asked++],
    queryFn: ({ signal }) => call(drawPages, { body }, { signal }),
    gcTime: 0,
    retry: 1,
  });
  return bytes;
}
