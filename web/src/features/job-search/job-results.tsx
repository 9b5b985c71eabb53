import type { EndpointOutput, searchJobs } from '@trayecto/core/contract';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '../../api/describe-error';
import { useProblem } from '../../api/use-problem';
import { paths } from '../../app/paths';
import { type Translate, useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import { SegmentedChoice } from '../../ui/segmented-choice';
import { JobCard } from './job-card';
import { nameSource } from './job-facts';
import { type JobOrder, sortJobs } from './sort-jobs';

interface JobResultsProps {
  readonly answer: EndpointOutput<typeof searchJobs>;
  readonly hasFilters: boolean;
  readonly hasCv: boolean;
  readonly onClearFilters: () => void;
}

export function sayFound(count: number, t: Translate): string {
  return count === 0 ? t('jobSearch.none') : t('jobSearch.found', { count });
}

export function JobResults({ answer, hasFilters, hasCv, onClearFilters }: JobResultsProps) {
  const { t, formats } = useLanguage();
  const [chosen, setOrder] = useState<JobOrder>('best');
  const [failure, setFailure] = useProblem();
  const { jobs } = answer;
  const silent = answer.sources.filter(({ status }) => status !== 'answered');
  const order = chosen === 'match' && !hasCv ? 'best' : chosen;
  const orders: readonly JobOrder[] = hasCv ? ['best', 'newest', 'match'] : ['best', 'newest'];
  const labels = {
    best: t('jobSearch.sortBest'),
    newest: t('jobSearch.sortNewest'),
    match: t('jobSearch.sortMatch'),
  };
  return (
    <section aria-labelledby="jobs-found" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="jobs-found" className="font-serif text-2xl font-semibold">
          {sayFound(jobs.length, t)}
        </h2>
        {jobs.length > 1 && (
          <SegmentedChoice
            legend={t('jobSearch.sort')}
            value={order}
            options={orders.map((value) => ({ value, label: labels[value] }))}
            onChange={setOrder}
          />
        )}
      </div>
      {silent.length > 0 && (
        <Alert kind="warning">
          {t('jobSearch.silent', {
            sources: silent.map(({ name }) => nameSource(name, t)).join(', '),
          })}
        </Alert>
      )}
      {jobs.some(({ isSample }) => isSample) && <Alert kind="info">{t('jobSearch.samples')}</Alert>}
      {failure !== null && (
        <Alert kind="error" onDismiss={() => setFailure(null)}>
          {t('jobSearch.saveFailed', { reason: describeError(failure, t, formats) })}
        </Alert>
      )}
      {jobs.length === 0 ? (
        <div className="flex flex-col items-start gap-4 rounded-card border border-dashed border-edge p-6 sm:p-8">
          <SearchX aria-hidden className="size-9 text-muted" strokeWidth={1.25} />
          <p className="max-w-[38rem] text-muted">
            {t('jobSearch.noneLine')} {t('jobSearch.noneElsewhere')}
          </p>
          <div className="flex flex-wrap gap-3">
            {hasFilters && <Button onClick={onClearFilters}>{t('jobSearch.clearFilters')}</Button>}
            <ButtonLink href={paths.newApplication}>{t('jobSearch.nonePaste')}</ButtonLink>
          </div>
        </div>
      ) : (
        <ul className="flex flex-col gap-4">
          {sortJobs(jobs, order).map((job) => (
            <JobCard key={job.id} job={job} onFailure={setFailure} />
          ))}
        </ul>
      )}
    </section>
  );
}
