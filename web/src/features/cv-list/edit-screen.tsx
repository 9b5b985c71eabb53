import type { CvRecord } from '@trayecto/core/contract';
import { FileUp, MousePointerClick } from 'lucide-react';
import { lazy, type ReactNode, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { describeError } from '../../api/describe-error';
import { editPath, readEditPlace, UNSAVED_ID } from '../../app/edit-path';
import { paths } from '../../app/paths';
import { type PlainKey, useLanguage, useTranslate } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import { classes } from '../../ui/classes';
import { PageHeading } from '../../ui/page-heading';
import { Skeleton } from '../../ui/skeleton';
import { CvPanel } from '../cv-view/cv-panel';
import { UnsavedPanel } from '../cv-view/unsaved-panel';
import { unsavedCvStore, useUnsavedCv } from '../import/unsaved-cv-store';
import { CvList, CvListSkeleton } from './cv-list';
import { SearchBox } from './search-box';
import { putCv, useCvs } from './use-cvs';

const ReviewScreen = lazy(() => import('../cv-review/review-screen'));

/** The person's CVs: which one, and what is done with it, stands in the address. */
export default function EditScreen() {
  const { id, isReview } = readEditPlace(useSearch());
  const [, navigate] = useLocation();
  const cvs = useCvs();
  const [news, setNews] = useState<PlainKey | null>(null);
  const record = cvs.data?.find((cv) => cv.id === id);

  function finish(done: PlainKey | null) {
    setNews(done);
    if (record) navigate(editPath(record.id));
  }

  if (isReview && record) return <ReviewScreen key={record.id} record={record} onFinish={finish} />;
  return <Overview id={id} news={news} onNews={setNews} />;
}

interface OverviewProps {
  readonly id: string | null;
  readonly news: PlainKey | null;
  readonly onNews: (news: PlainKey | null) => void;
}

function Overview({ id, news, onNews }: OverviewProps) {
  const t = useTranslate();
  const cvs = useCvs();
  const unsaved = useUnsavedCv();
  const [query, setQuery] = useState('');
  const isEmpty = cvs.data?.length === 0 && !unsaved;
  if (isEmpty) return <EmptyState />;
  return (
    <div className="flex grow flex-col">
      <div className={classes('border-line md:border-y', !id && 'border-y')}>
        <div
          className={classes(
            'bar-width flex flex-wrap items-center gap-x-6 gap-y-3 md:py-3',
            !id && 'py-3',
          )}
        >
          <PageHeading
            page={t('cv.page')}
            className={classes(
              'grow text-[1.75rem] leading-tight md:grow-0',
              id && 'sr-only md:not-sr-only',
            )}
          >
            {t('cv.title')}
          </PageHeading>
          <div
            className={classes(
              'contents items-center gap-3 md:flex md:grow',
              id && 'max-md:hidden',
            )}
          >
            <SearchBox value={query} onChange={setQuery} />
            <ButtonLink href={paths.import}>
              <FileUp aria-hidden className="size-4.5" />
              {t('cv.uploadNew')}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="mx-auto flex w-full max-w-[90rem] grow">
        <div
          className={classes(
            'w-full shrink-0 px-3 py-4 md:w-64 md:border-r md:border-line lg:w-72',
            id && 'hidden md:block',
          )}
        >
          {cvs.isPending && <CvListSkeleton />}
          {cvs.isError && <ListProblem error={cvs.error} onRetry={() => void cvs.refetch()} />}
          {cvs.data && <CvList cvs={cvs.data} unsaved={unsaved} selectedId={id} query={query} />}
        </div>
        <div
          className={classes(
            'min-w-0 grow flex-col gap-6 bg-desk px-4 py-6 sm:px-8 md:flex md:py-8',
            id ? 'flex' : 'hidden',
          )}
        >
          {news && (
            <Alert
              kind="success"
              className="mx-auto w-full max-w-[47rem]"
              onDismiss={() => onNews(null)}
            >
              {t(news)}
            </Alert>
          )}
          <Selected id={id} onNews={onNews} />
        </div>
      </div>
    </div>
  );
}

function Selected({ id, onNews }: { id: string | null; onNews: (news: PlainKey) => void }) {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const cvs = useCvs();
  const unsaved = useUnsavedCv();

  function settle(record: CvRecord) {
    putCv(record);
    navigate(editPath(record.id), { replace: true });
    unsavedCvStore.set(null);
    onNews('cv.savedNow');
  }

  if (id === null) return <SelectPrompt />;
  if (id === UNSAVED_ID && unsaved) return <UnsavedPanel unsaved={unsaved} onSaved={settle} />;
  const record = cvs.data?.find((cv) => cv.id === id);
  if (record) return <CvPanel key={record.id} record={record} />;
  if (cvs.isFetching) return <PageSkeleton />;
  if (cvs.isError) {
    return (
      <div className="md:hidden">
        <ListProblem error={cvs.error} onRetry={() => void cvs.refetch()} />
      </div>
    );
  }
  return (
    <Alert kind="warning" className="mx-auto w-full max-w-[47rem]">
      {t('cv.notFound')}
    </Alert>
  );
}

function SelectPrompt() {
  const t = useTranslate();
  return (
    <div className="m-auto flex max-w-sm flex-col items-center gap-3 py-16 text-center">
      <MousePointerClick aria-hidden className="size-10 text-muted" strokeWidth={1.25} />
      <h2 className="font-serif text-heading font-semibold">{t('cv.selectTitle')}</h2>
      <p className="text-muted">{t('cv.selectLine')}</p>
    </div>
  );
}

function PageSkeleton() {
  const t = useTranslate();
  return (
    <div
      role="status"
      className="mx-auto w-full max-w-[47rem] rounded-sheet bg-sheet p-10 shadow-float"
    >
      <span className="sr-only">{t('common.loading')}</span>
      <div className="grid gap-4">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="mt-6 h-4 w-full" />
        <Skeleton className="h-4 w-5/6" />
        <Skeleton className="h-4 w-3/4" />
      </div>
    </div>
  );
}

function ListProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t, formats } = useLanguage();
  return (
    <Alert kind="error">
      <p>{t('cv.loadFailed', { reason: describeError(error, t, formats) })}</p>
      <Button className="mt-3" onClick={onRetry}>
        {t('cv.retry')}
      </Button>
    </Alert>
  );
}

function EmptyState() {
  const t = useTranslate();
  return (
    <div className="page-width flex max-w-2xl grow flex-col items-center justify-center gap-5 py-16 text-center">
      <EmptyDrawing />
      <PageHeading page={t('cv.page')} className="text-title">
        {t('cv.emptyTitle')}
      </PageHeading>
      <p className="text-lead text-muted">{t('cv.emptyLine')}</p>
      <ButtonLink href={paths.import} kind="primary" size="large">
        <FileUp aria-hidden className="size-5" />
        {t('cv.emptyUpload')}
      </ButtonLink>
    </div>
  );
}

/** A sheet waiting to be filled. */
function EmptyDrawing(): ReactNode {
  return (
    <svg viewBox="0 0 120 140" fill="none" aria-hidden="true" className="w-28">
      <rect
        x={14}
        y={8}
        width={92}
        height={124}
        rx={6}
        className="fill-sheet stroke-line"
        strokeWidth={2}
      />
      <path d="M30 34h36" className="stroke-terracotta" strokeWidth={5} strokeLinecap="round" />
      <path
        d="M30 52h56M30 66h60M30 80h44M30 98h58M30 112h34"
        className="stroke-line"
        strokeWidth={3}
        strokeLinecap="round"
        strokeDasharray="1 7"
      />
    </svg>
  );
}
