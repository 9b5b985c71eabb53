import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../app/paths';
import { useTranslate } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { MatchCard } from './match-card';
import type { JobMatch, useMatches } from './use-matches';

const SHOWN_FIRST = 8;

interface MatchListProps {
  readonly found: ReturnType<typeof useMatches>;
  readonly isJobGone: boolean;
  readonly onChoose: (job: JobMatch) => void;
  readonly onDismiss: () => void;
}

export function MatchList({ found, isJobGone, onChoose, onDismiss }: MatchListProps) {
  const t = useTranslate();
  const [most, setMost] = useState(SHOWN_FIRST);
  if (found.isFetching && !found.data) return <Analyzing onCancel={onDismiss} />;
  if (found.isError) {
    return (
      <Alert kind="error" onDismiss={onDismiss}>
        <p>{t('jobs.analyzeFailed')}</p>
        <Button className="mt-3" isBusy={found.isFetching} onClick={() => void found.refetch()}>
          {t('jobs.retry')}
        </Button>
      </Alert>
    );
  }
  if (!found.data) return null;
  const { matches, sources } = found.data;
  const count = matches.length === 0 ? t('jobs.none') : t('jobs.found', { count: matches.length });
  return (
    <section aria-labelledby="matches" className="flex flex-col gap-5">
      <h2 id="matches" className="font-serif text-2xl font-semibold">
        {count}
      </h2>
      <p role="status" className="sr-only">
        {count}
      </p>
      {isJobGone && <Alert kind="info">{t('jobs.jobGone')}</Alert>}
      {sources.some(({ status }) => status !== 'answered') && (
        <Alert kind="warning">{t('jobs.silent')}</Alert>
      )}
      {matches.some(({ isSample }) => isSample) && <Alert kind="info">{t('jobs.samples')}</Alert>}
      {matches.length === 0 ? (
        <div className="flex flex-col items-start gap-4 rounded-card border border-dashed border-edge p-6 sm:p-8">
          <SearchX aria-hidden className="size-9 text-muted" strokeWidth={1.25} />
          <p className="max-w-[38rem] text-muted">
            {t('jobs.noneLine')} {t('jobs.noneElsewhere')}
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={paths.jobSearch}>{t('jobs.toSearch')}</ButtonLink>
            <ButtonLink href={paths.newApplication}>{t('jobs.nonePaste')}</ButtonLink>
          </div>
        </div>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
          {matches.slice(0, most).map((job) => (
            <MatchCard key={job.id} job={job} onChoose={() => onChoose(job)} />
          ))}
        </ul>
      )}
      {matches.length > most && (
        <Button className="self-center" onClick={() => setMost(matches.length)}>
          {t('jobs.showMore')}
        </Button>
      )}
    </section>
  );
}

const PLACES = ['first', 'second', 'third', 'fourth'];

function Analyzing({ onCancel }: { onCancel: () => void }) {
  const t = useTranslate();
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p role="status" className="font-serif text-2xl font-semibold">
          {t('jobs.analyzing')}
        </p>
        <Button onClick={onCancel}>{t('jobs.cancel')}</Button>
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        {PLACES.map((place) => (
          <div
            key={place}
            className="flex flex-col gap-4 rounded-card border border-line bg-surface p-6"
          >
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-16 w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
