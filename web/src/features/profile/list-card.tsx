import type { ReactNode } from 'react';
import { describeError } from '../../api/describe-error';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';

interface ListCardProps {
  readonly title: string;
  readonly line: string;
  /** Whether the list is still on its way. */
  readonly isLoading: boolean;
  /** Why there is no list; it can't be dismissed, unlike what became of the last change. */
  readonly error: unknown;
  readonly done?: string | null;
  readonly failure?: unknown;
  readonly onDismiss?: () => void;
  readonly children: ReactNode;
}

/** A card of the profile with a list that is fetched: sessions, tokens, passkeys, notifications. */
export function ListCard(props: ListCardProps) {
  const { title, line, isLoading, error, done, failure, onDismiss, children } = props;
  const { t, formats } = useLanguage();
  const dismiss = onDismiss ? { onDismiss } : {};
  const hasFailed = failure !== null && failure !== undefined;
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="font-serif text-xl font-semibold">{title}</h2>
      <p className="-mt-3 text-muted">{line}</p>
      {done && (
        <Alert kind="success" {...dismiss}>
          {done}
        </Alert>
      )}
      {hasFailed && (
        <Alert kind="error" {...dismiss}>
          {describeError(failure, t, formats)}
        </Alert>
      )}
      {!hasFailed && error !== null && error !== undefined && (
        <Alert kind="error">{describeError(error, t, formats)}</Alert>
      )}
      {isLoading && (
        <div role="status">
          <span className="sr-only">{t('common.loading')}</span>
          <Skeleton className="h-16" />
        </div>
      )}
      {children}
    </Card>
  );
}
