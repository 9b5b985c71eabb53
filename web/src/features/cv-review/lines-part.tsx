import type { UnplacedLine } from '@trayecto/core/review';
import { TextQuote } from 'lucide-react';
import { useTranslate } from '../../i18n';
import { Chip } from '../../ui/chip';
import { classes } from '../../ui/classes';

interface LinesPartProps {
  readonly open: readonly UnplacedLine[];
  readonly leftOut: readonly UnplacedLine[];
  readonly onLine: (line: UnplacedLine) => void;
}

/** Lines of the file that are nowhere in the CV: each can be put somewhere, or stay out. */
export function LinesPart({ open, leftOut, onLine }: LinesPartProps) {
  const t = useTranslate();
  if (open.length + leftOut.length === 0) return null;
  return (
    <section aria-label={t('review.linesTitle')} className="mt-4">
      <h2 className="mb-2 flex items-center gap-2 font-semibold">
        <TextQuote aria-hidden className="size-4.5 text-sun-ink" />
        {open.length > 0 ? t('review.linesLeft', { count: open.length }) : t('review.linesTitle')}
      </h2>
      <ul className="flex flex-col gap-2">
        {[...open, ...leftOut].map((line) => {
          const isLeftOut = leftOut.includes(line);
          return (
            <li key={line.line}>
              <button
                type="button"
                data-unplaced={isLeftOut ? undefined : line.line}
                onClick={() => onLine(line)}
                className={classes(
                  'flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-control border border-dashed px-3 py-2 text-left text-[0.9375rem] hover:border-solid',
                  isLeftOut ? 'border-line text-muted' : 'border-sun bg-sun-soft',
                )}
              >
                <span translate="no" className="min-w-0 wrap-anywhere">
                  {line.text}
                </span>
                {isLeftOut ? (
                  <Chip>{t('review.leftOut')}</Chip>
                ) : (
                  <span className="text-[0.8125rem] font-semibold text-sun-ink">
                    {t('review.unplaced')}
                  </span>
                )}
                <span className="sr-only">{t('review.placeLine')}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
