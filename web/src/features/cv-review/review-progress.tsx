import { ChevronDown, ChevronUp, CircleCheck } from 'lucide-react';
import { useTranslate } from '../../i18n';
import { IconButton } from '../../ui/icon-button';

interface ReviewProgressProps {
  readonly right: number;
  readonly all: number;
  /** Which of the open points is in hand, from 1; 0 for none. */
  readonly at: number;
  readonly points: number;
  readonly onStep: (by: 1 | -1) => void;
}

/** How much is right, and the way through what is left to look at. */
export function ReviewProgress({ right, all, at, points, onStep }: ReviewProgressProps) {
  const t = useTranslate();
  return (
    <div className="contents lg:flex lg:items-center lg:gap-5">
      <div role="status" className="w-full lg:w-58">
        {points === 0 ? (
          <p className="inline-flex items-center gap-2 text-[0.9375rem] font-semibold text-olive">
            <CircleCheck aria-hidden className="size-4.5" />
            {t('review.allPlaced')}
          </p>
        ) : (
          <p className="flex justify-between gap-3 text-[0.9375rem]">
            <span>{t('review.inPlace', { right, all })}</span>
            <span className="font-semibold text-sun-ink">
              {t('review.toLook', { count: points })}
            </span>
          </p>
        )}
        <div aria-hidden className="mt-1.5 flex h-1.5 overflow-hidden rounded-full bg-sun">
          <div
            style={{ width: `${all === 0 ? 100 : (100 * right) / all}%` }}
            className="bg-olive transition-[width]"
          />
        </div>
      </div>
      {points > 0 && (
        <div className="flex items-center rounded-full border border-line bg-surface">
          <IconButton
            icon={ChevronUp}
            label={t('review.previousPoint')}
            aria-keyshortcuts="Alt+ArrowUp"
            className="rounded-full"
            onClick={() => onStep(-1)}
          />
          <span className="min-w-14 text-center text-[0.9375rem] font-semibold">
            {t('review.pointOf', { at: Math.max(1, at), of: points })}
          </span>
          <IconButton
            icon={ChevronDown}
            label={t('review.nextPoint')}
            aria-keyshortcuts="Alt+ArrowDown"
            className="rounded-full"
            onClick={() => onStep(1)}
          />
        </div>
      )}
    </div>
  );
}
