import { FileUp, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { paths } from '../../app/paths';
import { useFolded } from '../../cvs/folded-panes';
import { useUnsavedCv } from '../../cvs/unsaved-cv-store';
import { useCvs } from '../../cvs/use-cvs';
import { useTranslate } from '../../i18n';
import { ButtonLink } from '../../ui/button';
import { classes } from '../../ui/classes';
import { IconButton } from '../../ui/icon-button';
import { PageHeading } from '../../ui/page-heading';
import { useMedia } from '../../ui/use-media';
import { CvList, CvListSkeleton } from './cv-list';
import { EmptyDrawing, EmptyInvitation, ListProblem } from './edit-states';
import { listPlace } from './list-place';
import { type News, NewsAlert } from './news-alert';
import { SearchBox } from './search-box';
import { TrashButton } from './trash-button';
import { useListActions } from './use-list-actions';

const EMPTY_LIST = 'page-width m-auto flex max-w-2xl flex-col items-center gap-5 py-16 text-center';
const LIST =
  'flex w-full shrink-0 flex-col gap-2 border-line bg-paper px-3 pt-1.5 pb-3 max-md:h-[max(28rem,calc(100dvh-var(--bar-height,3.5rem)-5.1rem))] md:sticky md:top-[var(--bar-height,3.5rem)] md:h-[calc(100dvh-var(--bar-height,3.5rem))] md:border-r';

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
  const [isFolded, fold] = useFolded('list');
  const actions = useListActions(id, onNews);
  const isEmpty = cvs.data?.length === 0 && !unsaved;
  /** On a phone the list is away while a CV is shown; the page has its heading all the same. */
  const isAway = useMedia('(max-width: 47.99rem)') && id !== null && !isEmpty;

  const isSlim = isFolded && id !== null && !isEmpty;

  // One heading for every state, so that the focus stays on it while the list arrives.
  const heading = (
    <PageHeading
      page={t('cv.page')}
      className={isEmpty ? 'text-title' : 'min-w-0 grow truncate text-xl leading-tight'}
    >
      {t(isEmpty ? 'cv.emptyTitle' : 'cv.title')}
    </PageHeading>
  );
  return (
    <div className="flex grow flex-col">
      {isAway && <div className="sr-only">{heading}</div>}
      <FloatingNews news={news} onDismiss={() => onNews(null)} />
      <div className="flex grow">
        <aside
          data-cv-list=""
          className={
            isEmpty
              ? EMPTY_LIST
              : classes(LIST, isSlim ? 'md:w-14 md:px-1.5' : 'md:w-60', id && 'max-md:hidden')
          }
        >
          {isEmpty && <EmptyDrawing />}
          <div
            key="head"
            className={
              isEmpty ? undefined : isSlim ? 'sr-only' : 'flex min-h-11 items-center gap-1 pl-2'
            }
          >
            {!isAway && heading}
            {id && !isEmpty && !isSlim && <FoldButton isFolded={false} onFold={fold} />}
          </div>
          {isEmpty && (
            <>
              <EmptyInvitation />
              <TrashButton />
            </>
          )}
          {isSlim && <FoldButton isFolded onFold={fold} />}
          {!isEmpty && !isSlim && <ListPane id={id} actions={actions.stable} />}
        </aside>
        {!isEmpty && (
          <div
            className={classes(
              'min-w-0 grow flex-col overflow-x-clip bg-desk md:flex',
              id ? 'flex' : 'hidden',
            )}
          >
            {children}
          </div>
        )}
      </div>
      {actions.dialog}
    </div>
  );
}

function FoldButton({ isFolded, onFold }: { isFolded: boolean; onFold: (is: boolean) => void }) {
  const t = useTranslate();
  return (
    <IconButton
      icon={isFolded ? PanelLeftOpen : PanelLeftClose}
      label={t(isFolded ? 'cv.listShow' : 'cv.listFold')}
      aria-keyshortcuts="Control+\\"
      className={isFolded ? undefined : 'size-9! max-md:hidden'}
      onClick={() => onFold(!isFolded)}
    />
  );
}

interface ListPaneProps {
  readonly id: string | null;
  readonly actions: ComponentProps<typeof CvList>['actions'];
}

/** What one does with the list: search it, choose from it, add to it. */
function ListPane({ id, actions }: ListPaneProps) {
  const t = useTranslate();
  const cvs = useCvs();
  const unsaved = useUnsavedCv();
  const [query, setQuery] = useState(listPlace.query);

  function search(words: string) {
    listPlace.query = words;
    setQuery(words);
  }

  return (
    <>
      <SearchBox value={query} onChange={search} />
      <div className="flex min-h-0 grow flex-col">
        {cvs.isPending && <CvListSkeleton />}
        {cvs.isError && <ListProblem error={cvs.error} onRetry={() => void cvs.refetch()} />}
        {cvs.data && (
          <CvList
            cvs={cvs.data}
            unsaved={unsaved}
            selectedId={id}
            query={query}
            actions={actions}
          />
        )}
      </div>
      <div className="flex flex-col border-t border-line pt-2">
        <ButtonLink kind="ghost" href={paths.import} className="w-full justify-start">
          <FileUp aria-hidden className="size-4.5" />
          {t('cv.uploadNew')}
        </ButtonLink>
        <TrashButton />
      </div>
    </>
  );
}

function FloatingNews({ news, onDismiss }: { news: News | null; onDismiss: () => void }) {
  if (!news) return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 top-[calc(var(--bar-height,3.5rem)+3.25rem)] z-10 mx-auto flex max-w-xl px-4">
      <div className="pointer-events-auto w-full rounded-control shadow-float">
        <NewsAlert news={news} onDismiss={onDismiss} />
      </div>
    </div>
  );
}
