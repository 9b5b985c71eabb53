import type { CvRecord } from '@trayecto/core/contract';
import { Check, Languages } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { describeError } from '../../api/describe-error';
import { useProblem } from '../../api/use-problem';
import { editorPath } from '../../app/editor-path';
import { noteOnCv } from '../../cvs/cv-actions';
import { isUnreadTranslation, readOpenDrafts } from '../../cvs/read-open-drafts';
import { useLanguage } from '../../i18n';
import { Button } from '../../ui/button';

/** Before the English text is taken along: what of it is left to check, and the way there. No barrier. */
export function DraftsNotice({ record }: { record: CvRecord }) {
  const { t, formats } = useLanguage();
  const [problem, setProblem] = useProblem();
  const count = readOpenDrafts(record).length;
  if (count === 0 && !isUnreadTranslation(record)) return null;

  async function noteRead({ currentTarget }: MouseEvent<HTMLElement>) {
    const screen = currentTarget.closest('main');
    try {
      await noteOnCv(record.id, { english_unread: false });
      // The button goes with the notice: the focus must not be lost with it.
      screen?.focus({ preventScroll: true });
    } catch (error) {
      setProblem(error);
    }
  }

  return (
    <div className="flex w-full items-start gap-3 rounded-control border border-sun bg-sun-soft px-4 py-3 text-[0.9375rem]">
      <Languages aria-hidden className="mt-0.5 size-5 shrink-0 text-sun-ink" strokeWidth={1.9} />
      {count > 0 ? (
        <p>
          {t('cv.openDraftsLine', { count })}{' '}
          <Link
            href={editorPath(record.id, { text: 'english', isChecking: true })}
            className="font-semibold whitespace-nowrap underline underline-offset-4"
          >
            {t('cv.openDraftsGo')}
          </Link>
        </p>
      ) : (
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2">
          <p className="grow basis-72">{t('cv.unreadTranslation')}</p>
          <Button onClick={(event) => void noteRead(event)}>
            <Check aria-hidden className="size-4.5 text-olive" />
            {t('cv.translationRead')}
          </Button>
          {problem !== null && <p role="alert">{describeError(problem, t, formats)}</p>}
        </div>
      )}
    </div>
  );
}
