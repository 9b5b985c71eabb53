import type { CvRecord } from '@trayecto/core/contract';
import { ListChecks } from 'lucide-react';
import { Link } from 'wouter';
import { editPath } from '../../app/edit-path';
import { readOpenPoints } from '../../cvs/read-open-points';
import { useTranslate } from '../../i18n';

/** What is left to check of how the CV was read, and the way there. */
export function OpenPointsNotice({ record }: { record: CvRecord }) {
  const t = useTranslate();
  const count = readOpenPoints(record);
  if (count === 0) return null;
  return (
    <p className="flex w-full items-start gap-3 rounded-control border border-sun bg-sun-soft px-4 py-3 text-[0.9375rem]">
      <ListChecks aria-hidden className="mt-0.5 size-5 shrink-0 text-sun-ink" strokeWidth={1.9} />
      <span>
        {t('cv.openPointsLine', { count })}{' '}
        <Link
          href={editPath(record.id, { isReview: true })}
          className="font-semibold whitespace-nowrap underline underline-offset-4"
        >
          {t('cv.openPointsGo')}
        </Link>
      </span>
    </p>
  );
}
