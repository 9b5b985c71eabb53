import type { CvRecord } from '@trayecto/core/contract';
import { Languages } from 'lucide-react';
import { Link } from 'wouter';
import { useTranslate } from '../../i18n';
import { editorPath } from '../cv-editor/editor-path';
import { readOpenDrafts } from '../cv-list/read-open-drafts';

/** Before the English text is taken along: what of it is left to check, and the way there. No barrier. */
export function DraftsNotice({ record }: { record: CvRecord }) {
  const t = useTranslate();
  const count = readOpenDrafts(record).length;
  if (count === 0) return null;
  return (
    <p className="mx-auto flex w-full max-w-[49.6rem] items-start gap-3 rounded-control border border-sun bg-sun-soft px-4 py-3 text-[0.9375rem]">
      <Languages aria-hidden className="mt-0.5 size-5 shrink-0 text-sun-ink" strokeWidth={1.9} />
      <span>
        {t('cv.openDraftsLine', { count })}{' '}
        <Link
          href={editorPath(record.id, { text: 'english', isChecking: true })}
          className="font-semibold whitespace-nowrap underline underline-offset-4"
        >
          {t('cv.openDraftsGo')}
        </Link>
      </span>
    </p>
  );
}
