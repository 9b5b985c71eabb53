import type { CvRecord } from '@trayecto/core/contract';
import { FileUp } from 'lucide-react';
import { lazy, memo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useAccount } from '../../api/use-account';
import { editPath, readEditPlace, UNSAVED_ID } from '../../app/edit-path';
import { paths } from '../../app/paths';
import { type PlainKey, useTranslate } from '../../i18n';
import { Alert } from '../../ui/alert';
import { ButtonLink } from '../../ui/button';
import { classes } from '../../ui/classes';
import { PageHeading } from '../../ui/page-heading';
import { CvPanel } from '../cv-view/cv-panel';
import { UnsavedPanel } from '../cv-view/unsaved-panel';
import { unsavedCvStore, useUnsavedCv } from '../import/unsaved-cv-store';
import { CvList, CvListSkeleton } from './cv-list';
import {
  EmptyDrawing,
  EmptyInvitation,
  ListProblem,
  PageSkeleton,
  ReviewLoading,
  SelectPrompt,
} from './edit-states';
import { listPlace } from './list-place';
import { type News, NewsAlert } from './news-alert';
import { SearchBox } from './search-box';
import { TrashButton } from './trash-button';
import { putCv, useCvs } from './use-cvs';
import { useListActions } from './use-list-actions';

const ReviewScreen = lazy(() => import('../cv-review/review-screen'));
const EditorScreen = lazy(() => import('../cv-editor/editor-screen'));
const UnsavedEditor = lazy(() => import('../cv-editor/unsaved-editor'));

/** The person's CVs: which one, and what is done with it, stands in the address. */
export default function EditScreen() {
  const t = useTranslate();
  const { id, isReview, isEditing } = readEditPlace(useSearch());
  const [, navigate] = useLocation();
  const cvs = useCvs();
  const account = useAccount();
  const unsaved = useUnsavedCv();
  const [news, setNews] = useState<News | null>(null);
  const record = cvs.data?.find((cv) => cv.id === id);

  function finish(done: PlainKey | null) {
    setNews(done && { words: t(done) });
    if (record) navigate(editPath(record.id));
  }

  function finishUnsaved(saved: CvRecord | null, done: PlainKey | null) {
    setNews(done && { words: t(done) });
    navigate(editPath(saved?.id ?? UNSAVED_ID), { replace: saved !== null });
    if (saved) unsavedCvStore.forget();
  }

  // Until it is known which one to draw, no heading: the first one on a page would otherwise be replaced.
  if ((isReview || isEditing) && id !== UNSAVED_ID && cvs.isPending) return <ReviewLoading />;
  if (isEditing && id === UNSAVED_ID && unsaved && account.status === 'signed-in')
    return (
      <UnsavedEditor
        key={unsaved.requestKey}
        ownerId={account.user.id}
        unsaved={unsaved}
        onFinish={finishUnsaved}
      />
    );
  if (isReview && record) return <ReviewScreen key={record.id} record={record} onFinish={finish} />;
  if (isEditing && record)
    return <EditorScreen key={record.id} record={record} onFinish={finish} />;
  return <Overview id={id} news={news} onNews={setNews} />;
}

interface OverviewProps {
  readonly id: string | null;
  readonly news: News | null;
  readonly onNews: (news: News | null) => void;
}

function Overview({ id, news, onNews }: OverviewProps) {
  const t = useTranslate();
  const cvs = useCvs();
  const unsaved = useUnsavedCv();
  const [query, setQuery] = useState(listPlace.query);
  const isEmpty = cvs.data?.length === 0 && !unsaved;

  function search(words: string) {
    listPlace.query = words;
    setQuery(words);
  }

  // One heading for every state, so that the focus stays on it while the list arrives.
  return (
    <div className="flex grow flex-col">
      <div
        className={isEmpty ? 'flex grow' : classes('border-line md:border-y', !id && 'border-y')}
      >
        <div
          className={
            isEmpty
              ? 'page-width m-auto flex max-w-2xl flex-col items-center gap-5 py-16 text-center'
              : classes(
                  'bar-width flex flex-wrap items-center gap-x-6 gap-y-3 md:py-3',
                  !id && 'py-3',
                )
          }
        >
          {isEmpty && <EmptyDrawing />}
          <PageHeading
            page={t('cv.page')}
            className={
              isEmpty
                ? 'text-title'
                : classes(
                    'grow text-[1.75rem] leading-tight md:grow-0',
                    id && 'sr-only md:not-sr-only',
                  )
            }
          >
            {t(isEmpty ? 'cv.emptyTitle' : 'cv.title')}
          </PageHeading>
          {isEmpty ? (
            <>
              <EmptyInvitation />
              <TrashButton />
            </>
          ) : (
            <div
              className={classes(
                'contents items-center gap-3 md:flex md:grow',
                id && 'max-md:hidden',
              )}
            >
              <SearchBox value={query} onChange={search} />
              <ButtonLink href={paths.import}>
                <FileUp aria-hidden className="size-4.5" />
                {t('cv.uploadNew')}
              </ButtonLink>
            </div>
          )}
        </div>
      </div>
      {news && (
        <div className="bar-width py-3">
          <NewsAlert news={news} onDismiss={() => onNews(null)} />
        </div>
      )}
      {!isEmpty && <Desk id={id} query={query} onNews={onNews} />}
    </div>
  );
}

interface DeskProps {
  readonly id: string | null;
  readonly query: string;
  readonly onNews: (news: News | null) => void;
}

function Desk({ id, query, onNews }: DeskProps) {
  const actions = useListActions(id, onNews);
  const cvs = useCvs();
  const unsaved = useUnsavedCv();
  return (
    <div className="mx-auto flex w-full max-w-[90rem] grow">
      <div
        className={classes(
          'w-full shrink-0 px-3 py-4 md:w-64 md:border-r md:border-line lg:w-72',
          id && 'hidden md:block',
        )}
      >
        {cvs.isPending && <CvListSkeleton />}
        {cvs.isError && <ListProblem error={cvs.error} onRetry={() => void cvs.refetch()} />}
        {cvs.data && (
          <CvList
            cvs={cvs.data}
            unsaved={unsaved}
            selectedId={id}
            query={query}
            onFavorite={actions.favorite}
            onDelete={actions.askDelete}
          />
        )}
        <div className="mt-2 border-t border-line pt-2">
          <TrashButton />
        </div>
      </div>
      <div
        className={classes(
          'min-w-0 grow flex-col gap-6 bg-desk px-4 py-6 sm:px-8 md:flex md:py-8',
          id ? 'flex' : 'hidden',
        )}
      >
        <Selected id={id} onNews={onNews} />
      </div>
      {actions.dialog}
    </div>
  );
}

interface SelectedProps {
  readonly id: string | null;
  readonly onNews: (news: News) => void;
}

/** Not drawn again at each letter of a search. */
const Selected = memo(function Selected({ id, onNews }: SelectedProps) {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const cvs = useCvs();
  const unsaved = useUnsavedCv();

  function settle(record: CvRecord) {
    putCv(record);
    navigate(editPath(record.id), { replace: true });
    unsavedCvStore.forget();
    onNews({ words: t('cv.savedNow') });
  }

  if (id === null) return <SelectPrompt />;
  if (id === UNSAVED_ID && unsaved) return <UnsavedPanel unsaved={unsaved} onSaved={settle} />;
  const record = cvs.data?.find((cv) => cv.id === id);
  if (record)
    return <CvPanel key={record.id} record={record} onNews={(words) => onNews({ words })} />;
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
});
