import type { CvSummary, SavedJob } from '@trayecto/core/contract';
import { BriefcaseBusiness, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '../../api/describe-error';
import { useLanguage } from '../../i18n';
import {
  addSavedJob,
  removeSavedJob,
  useSavedJobGaps,
  useSavedJobs,
} from '../../saved-jobs/use-saved-jobs';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { UndoNotice } from '../../ui/undo-notice';
import type { JobText } from './skill-gap-task';

interface SavedJobsProps {
  readonly cv: CvSummary | null;
  readonly onOpen: (job: JobText) => void;
}

type News =
  | { readonly kind: 'deleted'; readonly job: SavedJob }
  | { readonly kind: 'failed'; readonly error: unknown };

/** The saved jobs, and how well the chosen CV fits each. */
export function SavedJobs({ cv, onOpen }: SavedJobsProps) {
  const { t, formats, language } = useLanguage();
  const [news, setNews] = useState<News | null>(null);
  const saved = useSavedJobs();
  const jobs = saved.data ?? [];
  const gaps = useSavedJobGaps(cv?.has_data ? cv : null, jobs, language);

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
        <UndoNotice
          text={t('skillGap.jobDeleted')}
          undo={t('skillGap.undo')}
          onUndo={() => {
            const { title, description } = news.job;
            void tell(() => addSavedJob({ title, description }), null);
          }}
          onDismiss={() => setNews(null)}
        />
      )}
      <ul className="flex flex-col divide-y divide-line border-y border-line empty:border-0">
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
          <span translate="no" className="line-clamp-2 font-semibold">
            {job.title}
          </span>
          <span className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
            {formats.shortDate(new Date(job.created_at))}
            {percent !== undefined && (
              <span className="font-semibold text-sea">
                {t('skillGap.jobMatch', { percent: formats.percent(percent / 100) })}
              </span>
            )}
          </span>
        </span>
      </button>
      <IconButton
        icon={Trash2}
        label={t('skillGap.deleteJob', { title: job.title })}
        onClick={onRemove}
      />
    </li>
  );
}
