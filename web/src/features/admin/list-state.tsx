import type { ReactNode } from 'react';
import { describeError } from '../../api/describe-error';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';

interface ListStateProps {
  readonly list: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
    readonly refetch: () => unknown;
  };
  readonly isEmpty: boolean;
  readonly empty: string;
  readonly children: ReactNode;
}

/** A list on its way, in trouble, empty, or there with more to come. */
export function ListState({ list, isEmpty, empty, children }: ListStateProps) {
  const { t, formats } = useLanguage();
  if (list.isPending) {
    return (
      <div role="status" className="flex flex-col gap-2">
        <span className="sr-only">{t('common.loading')}</span>
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <Skeleton key={row} className="h-12" />
        ))}
      </div>
    );
  }
  if (list.error) {
    return (
      <Alert kind="error">
        <p>{t('admin.loadFailed', { reason: describeError(list.error, t, formats) })}</p>
        <Button className="mt-3" onClick={() => void list.refetch()}>
          {t('admin.retry')}
        </Button>
      </Alert>
    );
  }
  if (isEmpty) return <p className="py-10 text-center text-muted">{empty}</p>;
  return (
    <>
      {children}
      {list.hasNextPage && (
        <Button
          className="self-center"
          isBusy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('admin.more')}
        </Button>
      )}
    </>
  );
}
