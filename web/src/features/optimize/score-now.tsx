import { useQuery } from '@tanstack/react-query';
import { optimizeProfile } from '@trayecto/core/contract';
import { TrendingUp } from 'lucide-react';
import { call } from '../../api/browser-api';
import { queryClient } from '../../api/query-client';
import { useCv } from '../../cvs/use-cvs';
import { useLanguage } from '../../i18n';
import type { Optimization } from './optimize-task';

const SMALLEST_CHANGE = 0.05;

/** The score of the CV as it is by now, beside the one shown, and which checks made the difference. */
export function ScoreNow({ shown }: { shown: Optimization }) {
  const { t, formats } = useLanguage();
  const now = useResultNow(shown);
  if (!now) return null;
  const points = (value: number) => formats.number(Math.round(Math.abs(value) * 10) / 10);
  const moved = now.checks.flatMap(({ code, name, weight, before }) => {
    const old = shown.result.checks.find((check) => check.code === code);
    const gain = old === undefined ? 0 : weight * (before - old.before);
    return Math.abs(gain) < SMALLEST_CHANGE ? [] : [{ code, name, gain }];
  });
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-paper p-3"
    >
      <p className="inline-flex items-center gap-2 font-semibold tabular-nums">
        <TrendingUp aria-hidden className="size-4.5 text-olive" />
        {t('optimize.scoreNow', {
          from: formats.number(shown.result.overallScore.before),
          to: formats.number(now.overallScore.before),
        })}
      </p>
      {moved.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">
          {moved
            .toSorted((one, other) => other.gain - one.gain)
            .map(({ code, name, gain }) => (
              <li key={code}>
                {t(gain > 0 ? 'optimize.scoreGain' : 'optimize.scoreLoss', {
                  name,
                  points: points(gain),
                })}
              </li>
            ))}
        </ul>
      )}
    </div>
  );
}

/** The built-in rules over the CV that is saved; nothing while it is the one the result is about. */
function useResultNow({ question, cvVersion }: Optimization) {
  const version = useCv(question.cvId).data?.version ?? cvVersion;
  const { data } = useQuery(
    {
      queryKey: ['score-now', question, version],
      queryFn: ({ signal }) =>
        call(optimizeProfile, { query: { engine: 'builtin' }, body: question }, { signal }),
      enabled: version > cvVersion,
      // The last one stays until there is another.
      placeholderData: (before) => before,
      retry: false,
    },
    queryClient,
  );
  return version > cvVersion ? data : undefined;
}
