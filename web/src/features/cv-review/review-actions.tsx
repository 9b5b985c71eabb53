import type { CvRecord } from '@trayecto/core/contract';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { describeError } from '../../api/describe-error';
import { editPath } from '../../app/edit-path';
import { type PlainKey, useLanguage, useTranslate } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import type { Review } from './use-review';

export function ReviewBackLink({ record }: { record: CvRecord }) {
  return (
    <Link
      href={editPath(record.id)}
      translate="no"
      className="-mx-2 inline-flex min-h-9 max-w-full items-center gap-2 rounded-control px-2 text-sm font-semibold text-sea"
    >
      <ArrowLeft aria-hidden className="size-4 shrink-0" />
      <span className="truncate">{record.filename}</span>
    </Link>
  );
}

interface ActionsProps {
  readonly review: Review;
  readonly onFinish: (news: PlainKey | null) => void;
  readonly onAllFine: () => void;
  /** Nothing is left to look at: one press and all is said. */
  readonly isFocused: boolean;
  readonly className: string;
}

export function ReviewActions(props: ActionsProps) {
  const { review, onFinish, onAllFine, className } = props;
  const t = useTranslate();
  const row = useRef<HTMLDivElement>(null);
  const [wasFocused] = useState(props.isFocused);
  useEffect(() => {
    // After the heading, which takes the focus of a new page.
    const frame = requestAnimationFrame(() => {
      const isElsewhere = document.activeElement?.matches('input, textarea, [role=dialog] *');
      if (wasFocused && !isElsewhere)
        row.current?.querySelector<HTMLElement>('[data-all]')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [wasFocused]);
  return (
    <div ref={row} className={classes('items-center justify-end gap-2', className)}>
      <Button kind="ghost" disabled={review.isSaving} onClick={() => onFinish(null)}>
        {t('review.skip')}
      </Button>
      {review.isChanged ? (
        <Button kind="primary" isBusy={review.isSaving} onClick={() => void review.save()}>
          {t('review.save')}
        </Button>
      ) : (
        <Button kind="primary" data-all isBusy={review.isSaving} onClick={onAllFine}>
          {t('review.allFine')}
        </Button>
      )}
    </div>
  );
}

export function ReviewNotices({ review }: { review: Review }) {
  const { t, formats } = useLanguage();
  const { newest, problem, decisions } = review;
  if (!newest && problem === null && decisions.problem === null) return null;
  return (
    <div className="bar-width flex flex-col gap-3 py-4">
      {problem !== null && (
        <Alert kind="error" onDismiss={review.dismissProblem}>
          {t('review.saveFailed', { reason: describeError(problem, t, formats) })}
        </Alert>
      )}
      {decisions.problem !== null && (
        <Alert kind="error" onDismiss={decisions.dismissProblem}>
          <p>
            {t('review.decisionFailed', { reason: describeError(decisions.problem, t, formats) })}
          </p>
          <Button className="mt-3" onClick={() => void decisions.keep()}>
            {t('review.retry')}
          </Button>
        </Alert>
      )}
      {newest && (
        <Alert kind="warning">
          <p className="font-semibold">{t('review.conflictTitle')}</p>
          <p className="mt-1">{t('review.conflictLine')}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button onClick={review.loadNewest} disabled={review.isSaving}>
              {t('review.conflictReload')}
            </Button>
            <Button isBusy={review.isSaving} onClick={() => void review.saveOnTop()}>
              {t('review.conflictKeep')}
            </Button>
          </div>
        </Alert>
      )}
    </div>
  );
}
