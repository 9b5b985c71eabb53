import type { PagesPicture } from '../../../document/pages-picture';
import { useLanguage } from '../../../i18n';
import { classes } from '../../../ui/classes';

const MOST_DRAWN = 4;

/** How many pages there are, and how full the last of them is. */
export function PageMeter({ picture, bottomPt }: { picture: PagesPicture; bottomPt: number }) {
  const { t, formats } = useLanguage();
  const length = measurePages(picture, bottomPt);
  const isOne = picture.pages === 1;
  const drawn = Array.from({ length: Math.min(picture.pages, MOST_DRAWN) }, (_, index) =>
    Math.min(1, length - index),
  );
  return (
    <div
      className={classes(
        'flex min-h-8 shrink-0 items-center gap-2.5 rounded-full border border-line bg-surface px-3.5 text-[0.9375rem]',
        isOne && 'text-olive',
      )}
    >
      <span aria-hidden className="flex gap-1">
        {drawn.map((share, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: pages are known by their number
            key={index}
            className={classes(
              'relative h-4 w-3 overflow-hidden rounded-[2px] border',
              index > 0 ? 'border-terracotta' : isOne ? 'border-olive' : 'border-ink',
            )}
          >
            <span
              className={classes(
                'absolute inset-x-0 top-0',
                index > 0 ? 'bg-terracotta' : isOne ? 'bg-olive' : 'bg-ink',
              )}
              style={{ height: `${Math.round(share * 100)}%` }}
            />
          </span>
        ))}
      </span>
      <span className="whitespace-nowrap max-sm:hidden">
        {t('editor.pagesLong', { count: length, pages: formats.number(length) })}
      </span>
      <span aria-hidden className="sm:hidden">
        {formats.number(length)}
      </span>
    </div>
  );
}

/** "1,1 pages": the last page counts by how far down its text goes. */
export function measurePages({ pages, pageHeightPt }: PagesPicture, bottomPt: number): number {
  const onLast = bottomPt - (pages - 1) * pageHeightPt;
  const share = Math.max(0.1, Math.min(1, onLast / pageHeightPt));
  // A page that is nearly full is full: margins are a part of it.
  const tenths = share > 0.93 ? 10 : Math.round(share * 10);
  return ((pages - 1) * 10 + tenths) / 10;
}
