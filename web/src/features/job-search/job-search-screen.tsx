import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { describeError } from '../../api/describe-error';
import { paths } from '../../app/paths';
import { useCvs } from '../../cvs/use-cvs';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { PageHeading } from '../../ui/page-heading';
import { Skeleton } from '../../ui/skeleton';
import { IdleHints } from './idle-hints';
import { JobPage } from './job-page';
import { JobResults, sayFound } from './job-results';
import { judgeWish, readSearchWish, type SearchWish, writeSearchWish } from './search-address';
import { SearchFilters } from './search-filters';
import { SearchForm } from './search-form';
import { useJobSearch } from './use-job-search';

/** Jobs by interest and place; one listing where the address names it. */
export default function JobSearchScreen() {
  const search = useSearch();
  const job = new URLSearchParams(search).get('job');
  return job ? <JobPage key={job} id={job} /> : <JobSearch wish={readSearchWish(search)} />;
}

function JobSearch({ wish }: { wish: SearchWish }) {
  const { t } = useLanguage();
  const [, navigate] = useLocation();
  const [fields, setFields] = useState({ interest: wish.interest, location: wish.location });
  const [now] = useState(() => new Date());
  const cvs = useCvs().data ?? [];
  const found = useJobSearch(wish, now);
  const state = judgeWish(wish);

  // The way back changes the address; the fields follow it.
  useEffect(
    () => setFields({ interest: wish.interest, location: wish.location }),
    [wish.interest, wish.location],
  );

  function go(changes: Partial<SearchWish>, options?: { replace: boolean }) {
    const next = { ...wish, ...changes };
    const isSame = writeSearchWish(next) === writeSearchWish(wish);
    if (isSame && state === 'whole') void found.refetch();
    else navigate(`${paths.jobSearch}?${writeSearchWish(next)}`, options);
  }

  return (
    <div className="page-width flex flex-col gap-8 py-10">
      <header className="flex flex-col gap-3">
        <PageHeading page={t('jobSearch.page')} className="text-title">
          {t('jobSearch.heading')}
        </PageHeading>
        <p
          className={classes(
            'max-w-[42rem] text-lead text-muted',
            state === 'whole' && 'max-sm:hidden',
          )}
        >
          {t('jobSearch.line')}
        </p>
      </header>
      <div className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 sm:p-6">
        <SearchForm
          {...fields}
          isSearching={found.isFetching}
          onChange={setFields}
          onSearch={() => go(fields)}
        />
        <SearchFilters wish={wish} onChange={(changes) => go(changes, { replace: true })} />
      </div>
      {state === 'idle' && (
        <IdleHints
          cvs={cvs}
          onChoose={(hint) => {
            setFields(hint);
            go(hint);
          }}
        />
      )}
      {state === 'missing' && <Alert kind="warning">{t('jobSearch.missingFields')}</Alert>}
      {/* There all along: a status that comes with its words is not read out everywhere. */}
      <p role="status" className="sr-only">
        {state === 'whole' && found.isFetching && t('jobSearch.searching')}
        {state === 'whole' &&
          !found.isFetching &&
          found.data &&
          sayFound(found.data.jobs.length, t)}
      </p>
      {state === 'whole' && <Found wish={wish} found={found} go={go} />}
    </div>
  );
}

interface FoundProps {
  readonly wish: SearchWish;
  readonly found: ReturnType<typeof useJobSearch>;
  readonly go: (changes: Partial<SearchWish>, options?: { replace: boolean }) => void;
}

function Found({ wish, found, go }: FoundProps) {
  const { t, formats } = useLanguage();
  if (found.isFetching) return <Searching />;
  if (found.isError) {
    return (
      <Alert kind="error" onDismiss={() => go({ interest: '', location: '' })}>
        <p>{t('jobSearch.failed', { reason: describeError(found.error, t, formats) })}</p>
        <Button className="mt-3" onClick={() => void found.refetch()}>
          {t('jobSearch.retry')}
        </Button>
      </Alert>
    );
  }
  if (!found.data) return null;
  return (
    <JobResults
      answer={found.data}
      hasFilters={wish.isRemote || wish.days > 0 || wish.language !== null}
      hasCv={wish.cvId !== null}
      onClearFilters={() => go({ isRemote: false, days: 0, language: null }, { replace: true })}
    />
  );
}

const PLACES = ['first', 'second', 'third'];

function Searching() {
  const { t } = useLanguage();
  return (
    <div className="flex flex-col gap-4">
      <p aria-hidden className="font-serif text-2xl font-semibold">
        {t('jobSearch.searching')}
      </p>
      {PLACES.map((place) => (
        <div
          key={place}
          className="flex flex-col gap-3 rounded-card border border-line bg-surface p-6"
        >
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-16 w-full" />
        </div>
      ))}
    </div>
  );
}
