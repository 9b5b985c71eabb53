import { FileUp, MousePointerClick } from 'lucide-react';
import { describeError } from '../../api/describe-error';
import { paths } from '../../app/paths';
import { useLanguage, useTranslate } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import { LoadingIndicator } from '../../ui/loading-indicator';
import { Skeleton } from '../../ui/skeleton';

export function SelectPrompt() {
  const t = useTranslate();
  return (
    <div className="m-auto flex max-w-sm flex-col items-center gap-3 py-16 text-center">
      <MousePointerClick aria-hidden className="size-10 text-muted" strokeWidth={1.25} />
      <h2 className="font-serif text-heading font-semibold">{t('cv.selectTitle')}</h2>
      <p className="text-muted">{t('cv.selectLine')}</p>
    </div>
  );
}

export function PageSkeleton() {
  const t = useTranslate();
  return (
    <div
      role="status"
      className="mx-auto mt-12 aspect-[1/1.414] w-[min(44rem,calc(100%-1.5rem))] rounded-sheet bg-sheet p-10 shadow-float"
    >
      <span className="sr-only">{t('common.loading')}</span>
      <div className="grid gap-4">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="mt-6 h-4 w-full" />
        <Skeleton className="h-4 w-5/6" />
        <Skeleton className="h-4 w-3/4" />
      </div>
    </div>
  );
}

export function ListProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t, formats } = useLanguage();
  return (
    <Alert kind="error">
      <p>{t('cv.loadFailed', { reason: describeError(error, t, formats) })}</p>
      <Button className="mt-3" onClick={onRetry}>
        {t('cv.retry')}
      </Button>
    </Alert>
  );
}

export function ReviewLoading() {
  return (
    <div className="flex min-h-[60dvh] items-center justify-center">
      <LoadingIndicator />
    </div>
  );
}

export function EmptyInvitation() {
  const t = useTranslate();
  return (
    <>
      <p className="text-lead text-balance text-muted">{t('cv.emptyLine')}</p>
      <ButtonLink href={paths.import} kind="primary" size="large">
        <FileUp aria-hidden className="size-5" />
        {t('cv.emptyUpload')}
      </ButtonLink>
    </>
  );
}

/** A sheet waiting to be filled. */
export function EmptyDrawing() {
  return (
    <svg viewBox="0 0 120 140" fill="none" aria-hidden="true" className="w-28">
      <rect
        x={14}
        y={8}
        width={92}
        height={124}
        rx={6}
        className="fill-sheet stroke-line"
        strokeWidth={2}
      />
      <path d="M30 34h36" className="stroke-terracotta" strokeWidth={5} strokeLinecap="round" />
      <path
        d="M30 52h56M30 66h60M30 80h44M30 98h58M30 112h34"
        className="stroke-line"
        strokeWidth={3}
        strokeLinecap="round"
        strokeDasharray="1 7"
      />
    </svg>
  );
}
