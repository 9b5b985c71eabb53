import { useQuery } from '@tanstack/react-query';
import { adviseOnLine } from '@trayecto/core/contract';
import type { Language } from '@trayecto/core/language';
import { call } from '../../../api/browser-api';
import { queryClient } from '../../../api/query-client';
import { useSettled } from '../../../ui/use-settled';
import type { DeedLine, LineAdvice } from './list-checks';

const PAUSE_MS = 700;
const LONGEST = 2_000;

/** What the engine says of a line while the writing rests; null until then, and where it cannot be asked. */
export function useLineAdvice(
  text: string,
  deed: DeedLine | null,
  language: Language,
): LineAdvice | null {
  const settled = useSettled(text, PAUSE_MS);
  const isAsked = deed !== null && settled.trim() !== '' && settled.length <= LONGEST;
  const { kind = 'achievement', dates = '' } = deed ?? {};
  const answer = useQuery(
    {
      queryKey: ['line-advice', language, kind, dates, settled],
      queryFn: ({ signal }) =>
        call(adviseOnLine, { body: { language, kind, text: settled, dates } }, { signal }),
      enabled: isAsked,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
    queryClient,
  );
  return isAsked && settled === text ? (answer.data ?? null) : null;
}
