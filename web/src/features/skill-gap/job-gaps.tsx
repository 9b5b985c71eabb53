import type { CvSummary, EndpointOutput, getSavedJobGaps } from '@trayecto/core/contract';
import { describeError } from '../../api/describe-error';
import { useLanguage } from '../../i18n';
import { useSavedJobGaps, useSavedJobs } from '../../saved-jobs/use-saved-jobs';
import { labelName } from '../../tasks/label-name';
import { Alert } from '../../ui/alert';
import { LoadingIndicator } from '../../ui/loading-indicator';

/** Which missing skill would raise the most matches, over all saved jobs. */
export function JobGaps({ cv }: { cv: CvSummary | null }) {
  const { t, formats, language } = useLanguage();
  const jobs = useSavedJobs().data ?? [];
  const gaps = useSavedJobGaps(cv?.has_data ? cv : null, jobs, language);
  if (jobs.length === 0) return null;
  return (
    <section
      aria-labelledby="job-gaps"
      className="flex flex-col gap-3 self-start rounded-card border border-line bg-surface p-6"
    >
      <h2 id="job-gaps" className="font-serif text-xl font-semibold">
        {t('skillGap.gapsTitle')}
      </h2>
      {!cv && <p className="text-muted">{t('skillGap.gapsChoose')}</p>}
      {gaps.isLoading && <LoadingIndicator />}
      {gaps.isError && <Alert kind="error">{describeError(gaps.error, t, formats)}</Alert>}
      {gaps.data && <GapBars gaps={gaps.data.gaps} />}
    </section>
  );
}

const MOST_SHOWN = 8;

function GapBars({ gaps }: { gaps: EndpointOutput<typeof getSavedJobGaps>['gaps'] }) {
  const { t, formats } = useLanguage();
  const most = gaps[0]?.points ?? 0;
  if (most === 0) return <p className="text-muted">{t('skillGap.gapsNone')}</p>;
  return (
    <>
      <p className="text-sm text-muted">{t('skillGap.gapsLine')}</p>
      <ol className="flex flex-col gap-3">
        {gaps.slice(0, MOST_SHOWN).map(({ id, name, jobs, points }) => (
          <li key={id}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span translate="no" className="font-medium">
                {labelName(name)}
              </span>
              <span className="text-sm text-muted">
                {t('skillGap.gapJobs', { count: jobs.length })}
                {' · '}
                {t('skillGap.gapPoints', { points: formats.number(points) })}
              </span>
            </p>
            <div aria-hidden className="mt-1 h-1.5 overflow-hidden rounded-full bg-desk">
              <div
                className="h-full rounded-full bg-terracotta"
                style={{ width: `${(points / most) * 100}%` }}
              />
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
