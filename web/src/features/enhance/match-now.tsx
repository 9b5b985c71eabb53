import { useQuery } from '@tanstack/react-query';
import { enhanceProfile, writeAimedJob } from '@trayecto/core/contract';
import { TrendingUp } from 'lucide-react';
import { call } from '../../api/browser-api';
import { queryClient } from '../../api/query-client';
import { useCv } from '../../cvs/use-cvs';
import { useLanguage } from '../../i18n';
import type { Enhancement } from './enhance-task';

/** How the CV as it is by now fits the job, beside what it was when the result was made. */
export function MatchNow({ shown }: { shown: Enhancement }) {
  const { t, formats } = useLanguage();
  const { match } = shown.result;
  const now = useMatchNow(shown);
  if (!now || match === null) return null;
  const percent = (value: number) => formats.percent(value / 100);
  return (
    <p
      role="status"
      className="inline-flex items-center gap-2 rounded-control bg-paper p-3 font-semibold tabular-nums"
    >
      <TrendingUp aria-hidden className="size-4.5 text-olive" />
      {t('enhance.matchNow', { from: percent(match.after), to: percent(now.before) })}
    </p>
  );
}

/** By the built-in rules over the CV that is saved; nothing while it is the one the result is about. */
function useMatchNow({ question, cvVersion }: Enhancement) {
  const version = useCv(question.cvId).data?.version ?? cvVersion;
  const { data } = useQuery(
    {
      queryKey: ['match-now', question, version],
      queryFn: async ({ signal }) => {
        const body = writeAimedJob(question);
        const answer = await call(
          enhanceProfile,
          { query: { engine: 'builtin' }, body },
          { signal },
        );
        return answer.enhancedData.match;
      },
      enabled: version > cvVersion,
      // The last one stays until there is another.
      placeholderData: (before) => before,
      retry: false,
    },
    queryClient,
  );
  return version > cvVersion ? data : undefined;
}
