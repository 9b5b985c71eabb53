import { findUsed } from '@trayecto/core/document';
import type { LivePages } from '../../../document/live-drawing';
import { useLanguage } from '../../../i18n';
import { classes } from '../../../ui/classes';

const MOST_DRAWN = 5;

interface PageMeterProps {
  readonly pages: LivePages;
  readonly isFitting: boolean;
  readonly onFit: (target: number) => void;
}

/** How many pages there are, how full the last of them is, and the way to have one less. */
export function PageMeter({ pages, isFitting, onFit }: PageMeterProps) {
  const { t, formats } = useLanguage();
  const count = pages.picture.pages.length;
  const length = measureLength(pages);
  const isOne = count === 1;
  const fit = count === 2 ? t('editor.fitToOne') : t('editor.fitTo', { pages: count - 1 });
  const drawn = Array.from({ length: Math.min(count, MOST_DRAWN) }, (_, index) =>
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
              // On a phone the name of the CV needs the room.
              index > 1 && 'max-sm:hidden',
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
      {!isOne && (
        <button
          type="button"
          // Not `disabled`, which would take the focus away.
          aria-disabled={isFitting}
          aria-busy={isFitting}
          className="relative min-h-8 border-l border-line pl-2.5 font-semibold before:absolute before:-inset-y-1.5 before:-right-3.5 before:left-0 max-sm:min-w-8 whitespace-nowrap text-sea hover:underline aria-disabled:opacity-60"
          aria-label={fit}
          onClick={() => !isFitting && onFit(count - 1)}
        >
          <span className="max-sm:hidden">{fit}</span>
          <span className="sm:hidden">{t('editor.fitShort')}</span>
        </button>
      )}
    </div>
  );
}

/** "1,1 pages", in tenths; what was begun counts as one. */
function measureLength({ tree, picture: { pages, places, pageHeightPt } }: LivePages): number {
  const last = pages.length - 1;
  const bottoms = [...places.values()].flat().map(({ y, height }) => y + height);
  const endPt = Math.max(0, ...bottoms) - last * pageHeightPt;
  return Math.max(last + 0.1, Math.round(findUsed(tree, pages.length, endPt) * 10) / 10);
}
