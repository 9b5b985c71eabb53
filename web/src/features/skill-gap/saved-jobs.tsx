import type { CvRecord, EndpointOutput, getSavedJobGaps, SavedJob } from '@trayecto/core/contract';
import { BriefcaseBusiness, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '../../api/describe-error';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { IconButton } from '../../ui/icon-button';
import { LoadingIndicator } from '../../ui/loading-indicator';
import type { JobText } from './job-form';
import { addSavedJob, removeSavedJob, useSavedJobGaps, useSavedJobs } from './use-saved-jobs';

interface SavedJobsProps {
  readonly cv: CvRecord | null;
  readonly onOpen: (job: JobText) => void;
}

type News =
  | { readonly kind: 'deleted'; readonly job: SavedJob }
  | { readonly kind: 'failed'; readonly error: unknown };

/** The saved jobs, how well the chosen CV fits each, and what would help with most of them. */
export function SavedJobs({ cv, onOpen }: SavedJobsProps) {
  const { t, formats, language } = useLanguage();
  const [news, setNews] = useState<News | null>(null);
  const saved = useSavedJobs();
  const jobs = saved.data ?? [];
  const gaps = useSavedJobGaps(cv?.parsed_data ? cv : null, jobs, language);

  async function tell(work: () => Promise<void>, after: News | null) {
    try {
      await work();
      setNews(after);
    } catch (error) {
      setNews({ kind: 'failed', error });
    }
  }

  if (saved.isError) {
    return (
      <Alert kind="error">
        <p>{t('skillGap.jobsFailed', { reason: describeError(saved.error, t, formats) })}</p>
        <Button className="mt-3" onClick={() => void saved.refetch()}>
          {t('skillGap.retry')}
        </Button>
      </Alert>
    );
  }
  if (jobs.length === 0 && news === null) return null;
  return (
    <section aria-labelledby="saved-jobs" className="flex flex-col gap-4">
      <h2 id="saved-jobs" className="font-serif text-xl font-semibold">
        {t('skillGap.jobsTitle')}
      </h2>
      {news?.kind === 'failed' && (
        <Alert kind="error" onDismiss={() => setNews(null)}>
          {describeError(news.error, t, formats)}
        </Alert>
      )}
      {news?.kind === 'deleted' && (
        <Alert kind="success" onDismiss={() => setNews(null)}>
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {t('skillGap.jobDeleted')}
            <Button
              // What was pressed is gone with its row: the way back is the next thing at hand.
              ref={(button) => button?.focus()}
              kind="ghost"
              className="min-h-9 underline"
              onClick={() => {
                const { title, description } = news.job;
                void tell(() => addSavedJob({ title, description }), null);
              }}
            >
              {t('skillGap.undo')}
            </Button>
          </span>
        </Alert>
      )}
      <div className="grid gap-8 lg:grid-cols-2">
        <ul className="flex flex-col divide-y divide-line self-start border-y border-line empty:border-0">
          {jobs.map((job) => (
            <JobRow
              key={job.id}
              job={job}
              percent={gaps.data?.jobs.find(({ id }) => id === job.id)?.matchPercentage}
              onOpen={() => {
                onOpen({ title: job.title, description: job.description });
                window.scrollTo({ top: 0 });
              }}
              onRemove={() => void tell(() => removeSavedJob(job), { kind: 'deleted', job })}
            />
          ))}
        </ul>
        {jobs.length > 0 && (
          <div className="flex flex-col gap-3 self-start rounded-card border border-line bg-surface p-6">
            <h3 className="font-semibold">{t('skillGap.gapsTitle')}</h3>
            {!cv && <p className="text-muted">{t('skillGap.gapsChoose')}</p>}
            {gaps.isLoading && <LoadingIndicator />}
            {gaps.isError && <Alert kind="error">{describeError(gaps.error, t, formats)}</Alert>}
            {gaps.data && <GapBars gaps={gaps.data.gaps} />}
          </div>
        )}
      </div>
    </section>
  );
}

interface JobRowProps {
  readonly job: SavedJob;
  readonly percent: number | undefined;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

function JobRow({ job, percent, onOpen, onRemove }: JobRowProps) {
  const { t, formats } = useLanguage();
  return (
    <li className="flex items-center gap-2">
      <button
        type="button"
        onClick={onOpen}
        title={t('skillGap.openJob', { title: job.title })}
        className="flex min-w-0 grow items-center gap-3 rounded-control px-2 py-3 text-left transition-colors hover:bg-ink/6"
      >
        <BriefcaseBusiness aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.5} />
        <span className="min-w-0 grow">
          <span translate="no" className="block truncate font-semibold">
            {job.title}
          </span>
          <span className="block text-sm text-muted">
            {formats.shortDate(new Date(job.created_at))}
          </span>
        </span>
        {percent !== undefined && (
          <span className="shrink-0">
            <Chip tone="sea">
              {t('skillGap.jobMatch', { percent: formats.percent(percent / 100) })}
            </Chip>
          </span>
        )}
      </button>
      <IconButton
        icon={Trash2}
        label={t('skillGap.deleteJob', { title: job.title })}
        onClick={onRemove}
      />
    </li>
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
                {name}
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
