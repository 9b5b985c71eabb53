import { useQuery } from '@tanstack/react-query';
import { getServerState, type ServerState } from '@trayecto/core/contract';
import type { ReactNode } from 'react';
import { call } from '../../api/browser-api';
import { describeError } from '../../api/describe-error';
import { queryClient } from '../../api/query-client';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Card } from '../../ui/card';
import { Chip } from '../../ui/chip';
import { Skeleton } from '../../ui/skeleton';

/** How the server is, at a glance. */
export function ServerPanel() {
  const { t, formats } = useLanguage();
  const { data, error } = useQuery(
    {
      queryKey: ['admin-server'],
      queryFn: async ({ signal }) => (await call(getServerState, {}, { signal })).server,
      staleTime: 0,
    },
    queryClient,
  );
  if (error) {
    return (
      <Alert kind="error" className="mt-6">
        {t('admin.loadFailed', { reason: describeError(error, t, formats) })}
      </Alert>
    );
  }
  if (!data) {
    return (
      <div role="status" className="pt-6">
        <span className="sr-only">{t('common.loading')}</span>
        <Skeleton className="h-48" />
      </div>
    );
  }
  return (
    <section className="grid items-start gap-6 pt-6 lg:grid-cols-2">
      <Health state={data} />
      <Card className="flex flex-col gap-4">
        <h2 className="font-serif text-xl font-semibold">
          {t('admin.serverVersion', { version: data.version })}
        </h2>
        {data.whats_new.length > 0 && (
          <>
            <p className="-mt-2 text-muted">{t('admin.serverNew')}</p>
            <ul lang="en" className="flex list-disc flex-col gap-2 pl-5 text-[0.9375rem]">
              {data.whats_new.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </Card>
    </section>
  );
}

const join = (...parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined).join(' · ');

function Health({ state }: { state: ServerState }) {
  const { t, formats } = useLanguage();
  const { database, storage, housekeeping, reading, mail, last_backup: backup } = state;
  const ago = (at: string) => formats.relativeTime(new Date(at), new Date());
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="font-serif text-xl font-semibold">{t('admin.serverHealth')}</h2>
      <dl className="divide-y divide-line">
        <Row name={t('admin.serverBackup')} isGood={backup !== null}>
          {backup
            ? t('admin.serverBackupLine', { when: ago(backup.at), files: backup.files })
            : t('admin.serverNoBackup')}
        </Row>
        <Row name={t('admin.serverDatabase')} isGood>
          {join(t(`admin.database-${database.kind}`), formats.bytes(database.bytes))}
        </Row>
        <Row name={t('admin.serverFiles')} isGood={storage.is_working}>
          {join(
            t('admin.serverFileCount', { count: storage.files }),
            formats.bytes(storage.bytes),
            storage.is_encrypted ? t('admin.serverEncrypted') : undefined,
          )}
        </Row>
        <Row name={t('admin.serverSweep')} isGood={housekeeping?.is_done ?? true}>
          {housekeeping ? ago(housekeeping.at) : t('admin.serverSweepSoon')}
        </Row>
        <Row name={t('admin.serverReading')} isGood={reading.waiting < 20}>
          {t('admin.serverReadingLine', { busy: reading.busy, waiting: reading.waiting })}
        </Row>
        <Row name={t('admin.serverMail')} isGood={(mail?.waiting ?? 0) < 100}>
          {mail ? t('admin.serverMailWaiting', { count: mail.waiting }) : t('admin.serverNoMail')}
        </Row>
        <Row name={t('admin.serverStarted')} isGood>
          {ago(state.started_at)}
        </Row>
      </dl>
    </Card>
  );
}

interface RowProps {
  readonly name: string;
  readonly isGood: boolean;
  readonly children: ReactNode;
}

function Row({ name, isGood, children }: RowProps) {
  const { t } = useLanguage();
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
      <dt className="w-40 shrink-0 text-muted">{name}</dt>
      <dd className="min-w-0 grow break-words">{children}</dd>
      {!isGood && <Chip tone="sun">{t('admin.serverLook')}</Chip>}
    </div>
  );
}
