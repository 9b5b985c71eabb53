import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import type { CvSummary } from '@trayecto/core/contract';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { UNSAVED_ID } from '../../app/edit-path';
import { useApplicationsByCv } from '../../applications/use-applications-by-cv';
import type { UnsavedCv } from '../../cvs/save-cv';
import { searchCvs } from '../../cvs/search-cvs';
import { RichText, useTranslate } from '../../i18n';
import { Chip } from '../../ui/chip';
import { classes } from '../../ui/classes';
import { Skeleton } from '../../ui/skeleton';
import { CvItem, type CvItemActions, ItemLink, PersonName } from './cv-item';
import { groupCvs, type ListedCv } from './group-cvs';
import { listPlace } from './list-place';

interface CvListProps {
  /** Favourites first, then newest, as the server sends them. */
  readonly cvs: readonly CvSummary[];
  readonly unsaved: UnsavedCv | null;
  readonly selectedId: string | null;
  readonly query: string;
  readonly actions: CvItemActions;
}

const USUAL_HEIGHT_PX = 90;
const DRAWN_BEYOND = 8;

/** However many CVs there are, only those in sight are drawn. */
export function CvList(props: CvListProps) {
  const { cvs, unsaved, selectedId, query } = props;
  const t = useTranslate();
  const scroller = useRef<HTMLDivElement>(null);
  const found = useMemo(() => groupCvs(searchCvs(cvs, query)), [cvs, query]);
  const applications = useApplicationsByCv(cvs);
  // One person's own CVs need not say so each.
  const areOfSeveral = useMemo(() => new Set(cvs.map(({ name }) => name)).size > 1, [cvs]);
  const rows = useVirtualizer({
    count: found.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => USUAL_HEIGHT_PX,
    // Out of sight nothing has a height, and a list of no height would never be drawn again.
    measureElement: (row) => row.getBoundingClientRect().height || USUAL_HEIGHT_PX,
    getItemKey: (index) => found[index]?.cv.id ?? index,
    overscan: DRAWN_BEYOND,
    gap: 4,
    initialRect: { width: 280, height: 900 },
    initialOffset: listPlace.scrollTop,
  });
  useKeptPlace(scroller, selectedId === null);
  useSelectedInView(rows, found, selectedId);
  return (
    <nav aria-label={t('cv.list')} className="flex min-h-0 flex-col">
      <p
        role="status"
        className={classes('px-3 pb-2 text-sm text-muted', query === '' && 'sr-only')}
      >
        {found.length === 0 && query !== '' ? (
          <RichText
            text={t('cv.noneFound', { query })}
            marks={{ query: (words) => <span translate="no">{words}</span> }}
          />
        ) : (
          t('cv.found', { count: found.length })
        )}
      </p>
      {unsaved && <UnsavedItem unsaved={unsaved} isSelected={selectedId === UNSAVED_ID} />}
      <div
        ref={scroller}
        onScroll={({ currentTarget }) => {
          listPlace.scrollTop = currentTarget.scrollTop;
        }}
        className="-mx-1 min-h-0 overflow-y-auto px-1"
      >
        <ul className="relative" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, key, start }) => {
            const listed = found[index];
            return (
              listed && (
                <li
                  key={key}
                  ref={rows.measureElement}
                  data-index={index}
                  aria-setsize={found.length}
                  aria-posinset={index + 1}
                  className="group absolute inset-x-0 top-0"
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <CvItem
                    {...listed}
                    application={applications.get(listed.cv.id)}
                    isSelected={selectedId === listed.cv.id}
                    isNamed={areOfSeveral}
                    actions={props.actions}
                  />
                </li>
              )
            );
          })}
        </ul>
      </div>
    </nav>
  );
}

function UnsavedItem({
  unsaved,
  isSelected,
}: {
  readonly unsaved: NonNullable<CvListProps['unsaved']>;
  readonly isSelected: boolean;
}) {
  const t = useTranslate();
  return (
    <ul className="mb-1">
      <li>
        <ItemLink
          id={UNSAVED_ID}
          filename={unsaved.filename}
          isSelected={isSelected}
          foot={<Chip tone="sun">{t('cv.unsavedChip')}</Chip>}
        >
          <PersonName name={(unsaved.edited ?? unsaved.cv).personal.name} />
        </ItemLink>
      </li>
    </ul>
  );
}

/** On a phone the list goes out of sight while a CV is shown, and would come back at its top. */
function useKeptPlace(scroller: RefObject<HTMLDivElement | null>, isAlone: boolean) {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (isAlone || isFirst.current) scroller.current?.scrollTo({ top: listPlace.scrollTop });
    isFirst.current = false;
  }, [scroller, isAlone]);
}

/** The CV that was chosen elsewhere, by its address or after an upload, is not to be searched for. */
function useSelectedInView(
  rows: Virtualizer<HTMLDivElement, Element>,
  found: readonly ListedCv[],
  selectedId: string | null,
) {
  const latest = useRef({ rows, found });
  latest.current = { rows, found };
  useEffect(() => {
    const index = latest.current.found.findIndex(({ cv }) => cv.id === selectedId);
    if (index !== -1) latest.current.rows.scrollToIndex(index, { align: 'auto' });
  }, [selectedId]);
}

export function CvListSkeleton() {
  const t = useTranslate();
  return (
    <div role="status">
      <span className="sr-only">{t('common.loading')}</span>
      <div className="grid gap-2">
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className="flex gap-2 p-2">
            <Skeleton className="h-[68px] w-12" />
            <div className="grid content-start gap-2">
              <Skeleton className="h-5 w-28" />
              <Skeleton className="h-4 w-24" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
