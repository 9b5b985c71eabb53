import { FileUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { paths } from '../../app/paths';
import { useUnsavedCv } from '../../cvs/unsaved-cv-store';
import { useCvs } from '../../cvs/use-cvs';
import { useTranslate } from '../../i18n';
import { ButtonLink } from '../../ui/button';
import { classes } from '../../ui/classes';
import { PageHeading } from '../../ui/page-heading';
import { CvList, CvListSkeleton } from './cv-list';
import { EmptyDrawing, EmptyInvitation, ListProblem } from './edit-states';
import { listPlace } from './list-place';
import { type News, NewsAlert } from './news-alert';
import { SearchBox } from './search-box';
import { TrashButton } from './trash-button';
import { useListActions } from './use-list-actions';

interface CvOverviewProps {
  readonly id: string | null;
  readonly news: News | null;
  readonly onNews: (news: News | null) => void;
  /** The one that is chosen. Not drawn again at each letter of a search. */
  readonly children: ReactNode;
}

/** The list of the person's CVs, and beside it the one that is chosen. */
export function CvOverview({ id, news, onNews, children }: CvOverviewProps) {
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
      {!isEmpty && (
        <Desk id={id} query={query} onNews={onNews}>
          {children}
        </Desk>
      )}
    </div>
  );
}

interface DeskProps {
  readonly id: string | null;
  readonly query: string;
  readonly onNews: (news: News | null) => void;
  readonly children: ReactNode;
}

function Desk({ id, query, onNews, children }: DeskProps) {
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
        {children}
      </div>
      {actions.dialog}
    </div>
  );
}
