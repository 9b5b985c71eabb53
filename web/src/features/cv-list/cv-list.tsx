import type { CvRecord } from '@trayecto/core/contract';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { editPath, UNSAVED_ID } from '../../app/edit-path';
import { RichText, useLanguage, useTranslate } from '../../i18n';
import { Chip } from '../../ui/chip';
import { classes } from '../../ui/classes';
import { Skeleton } from '../../ui/skeleton';
import type { UnsavedCv } from '../import/save-cv';
import { readOpenPoints } from './read-open-points';
import { searchCvs } from './search-cvs';

interface CvListProps {
  /** Favourites first, then newest, as the server sends them. */
  readonly cvs: readonly CvRecord[];
  readonly unsaved: UnsavedCv | null;
  readonly selectedId: string | null;
  readonly query: string;
}

export function CvList({ cvs, unsaved, selectedId, query }: CvListProps) {
  const { t, formats } = useLanguage();
  const found = searchCvs(cvs, query);
  return (
    <nav aria-label={t('cv.list')}>
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
      <ul className="grid gap-2 md:gap-1">
        {unsaved && (
          <ListItem
            id={UNSAVED_ID}
            filename={unsaved.filename}
            isSelected={selectedId === UNSAVED_ID}
            mark={<Chip tone="sun">{t('cv.unsavedChip')}</Chip>}
          >
            <PersonName name={unsaved.cv.personal.name} />
          </ListItem>
        )}
        {found.map((cv) => (
          <ListItem
            key={cv.id}
            id={cv.id}
            filename={cv.filename}
            isSelected={selectedId === cv.id}
            mark={cv.is_favorite && <FavoriteMark />}
          >
            <PersonName name={cv.parsed_data?.personal.name ?? ''} />
            <span translate="no" className="whitespace-nowrap">
              {formats.shortDate(new Date(cv.created_at))}
            </span>
            <OpenPoints count={readOpenPoints(cv)} />
          </ListItem>
        ))}
      </ul>
    </nav>
  );
}

interface ListItemProps {
  readonly id: string;
  readonly filename: string;
  readonly isSelected: boolean;
  readonly mark: ReactNode;
  readonly children: ReactNode;
}

function ListItem({ id, filename, isSelected, mark, children }: ListItemProps) {
  return (
    <li>
      <Link
        href={editPath(id)}
        aria-current={isSelected ? 'true' : undefined}
        className={classes(
          'block rounded-control border px-3 py-2.5 transition-colors',
          isSelected
            ? 'border-line bg-surface'
            : 'border-line bg-surface md:border-transparent md:bg-transparent md:hover:bg-ink/4',
        )}
      >
        <span className="flex items-center justify-between gap-2">
          <span translate="no" title={filename} className="max-w-[150px] truncate font-semibold">
            {filename}
          </span>
          {mark}
        </span>
        <span className="mt-0.5 flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
          {children}
        </span>
      </Link>
    </li>
  );
}

function PersonName({ name }: { name: string }) {
  const t = useTranslate();
  if (name.trim() === '') return <span>{t('cv.noName')}</span>;
  return (
    <span translate="no" className="max-w-full truncate">
      {name}
    </span>
  );
}

function OpenPoints({ count }: { count: number }) {
  const t = useTranslate();
  if (count === 0) return null;
  return (
    <span className="basis-full font-semibold text-sun-ink">{t('cv.openPoints', { count })}</span>
  );
}

function FavoriteMark() {
  const t = useTranslate();
  return (
    <span className="shrink-0">
      <Star aria-hidden className="size-4 fill-sun text-sun" />
      <span className="sr-only">{t('cv.favorite')}</span>
    </span>
  );
}

export function CvListSkeleton() {
  const t = useTranslate();
  return (
    <div role="status">
      <span className="sr-only">{t('common.loading')}</span>
      <div className="grid gap-2">
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className="grid gap-2 px-3 py-2.5">
            <Skeleton className="h-5 w-36" />
            <Skeleton className="h-4 w-44" />
          </div>
        ))}
      </div>
    </div>
  );
}
