import { useQuery } from '@tanstack/react-query';
import { listTables } from '@trayecto/core/contract';
import { RotateCw } from 'lucide-react';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/browser-api';
import { describeError } from '../../api/describe-error';
import { queryClient } from '../../api/query-client';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { PageHeading } from '../../ui/page-heading';
import { Skeleton } from '../../ui/skeleton';

/** Table names and row counts, for troubleshooting. */
export default function DebugScreen() {
  const { t, formats } = useLanguage();
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: ['debug-tables'],
      queryFn: ({ signal }) => call(listTables, {}, { signal }),
      staleTime: 0,
    },
    queryClient,
  );
  const isOff = error instanceof ApiError && error.code === 'unknown_route';

  return (
    <div className="page-width flex w-full max-w-[46rem] flex-col gap-6 py-10">
      <header className="flex flex-col gap-2">
        <PageHeading page={t('debug.page')} className="text-title">
          {t('debug.heading')}
        </PageHeading>
        <p className="text-muted">{t('debug.lead')}</p>
      </header>
      {isOff && <Alert kind="info">{t('debug.off')}</Alert>}
      {error && !isOff && (
        <Alert kind="error">
          {t('debug.failed', { reason: describeError(error, t, formats) })}
        </Alert>
      )}
      {data?.saved_jobs.code && (
        <Alert kind="warning">{t('debug.savedJobsMissing', { code: data.saved_jobs.code })}</Alert>
      )}
      {!data && !error && (
        <div role="status" className="flex flex-col gap-2">
          <span className="sr-only">{t('common.loading')}</span>
          <Skeleton className="h-64" />
        </div>
      )}
      {data && (
        <>
          <div className="overflow-x-auto rounded-card border border-line bg-surface">
            <table className="w-full border-collapse">
              <thead className="border-b border-line text-left text-muted">
                <tr>
                  <th scope="col" className="px-4 py-3 font-semibold">
                    {t('debug.table')}
                  </th>
                  <th scope="col" className="px-4 py-3 text-right font-semibold">
                    {t('debug.rows')}
                  </th>
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {data.tables.map(({ table_name, row_count }) => (
                  <tr key={table_name}>
                    <td translate="no" className="px-4 py-3 font-mono text-[0.9375rem]">
                      {table_name}
                    </td>
                    <td className="px-4 py-3 text-right tabular-nums">
                      {formats.number(row_count)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {data.saved_jobs.count !== null && (
            <p className="text-muted">
              {t('debug.savedJobs', { count: formats.number(data.saved_jobs.count) })}
            </p>
          )}
        </>
      )}
      {!isOff && (
        <Button className="self-start" isBusy={isFetching} onClick={() => void refetch()}>
          {!isFetching && <RotateCw aria-hidden className="size-4.5" />}
          {t('debug.refresh')}
        </Button>
      )}
    </div>
  );
}
