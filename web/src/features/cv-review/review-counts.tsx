import { CircleCheck, PenLine, TextQuote } from 'lucide-react';
import { useTranslate } from '../../i18n';

interface ReviewCountsProps {
  readonly unsureCount: number;
  readonly openCount: number;
  readonly onFields: () => void;
  readonly onLines: () => void;
}

const LOOK =
  'inline-flex min-h-9 items-center gap-2 rounded-full px-3.5 text-sm font-semibold bg-sun-soft text-sun-ink border border-sun/60 hover:border-sun';

/** What is left to look at; each count leads to the first of its kind. */
export function ReviewCounts({ unsureCount, openCount, onFields, onLines }: ReviewCountsProps) {
  const t = useTranslate();
  return (
    <div role="status" className="flex flex-wrap gap-2">
      {unsureCount > 0 && (
        <button type="button" onClick={onFields} className={LOOK}>
          <PenLine aria-hidden className="size-4" />
          {t('review.fieldsToCheck', { count: unsureCount })}
        </button>
      )}
      {openCount > 0 && (
        <button type="button" onClick={onLines} className={LOOK}>
          <TextQuote aria-hidden className="size-4" />
          {t('review.linesLeft', { count: openCount })}
        </button>
      )}
      {unsureCount + openCount === 0 && (
        <p className="inline-flex items-center gap-2 text-sm font-semibold text-olive">
          <CircleCheck aria-hidden className="size-4.5" />
          {t('review.allPlaced')}
        </p>
      )}
    </div>
  );
}
