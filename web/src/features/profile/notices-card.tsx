import type { Notice } from '@trayecto/core/contract';
import { useEffect } from 'react';
import { describeError } from '../../api/describe-error';
import { noteNoticesSeen, useNotices } from '../../api/use-notices';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Card } from '../../ui/card';
import { Chip } from '../../ui/chip';
import { Skeleton } from '../../ui/skeleton';

/** What happened to the account. Looking at it is having seen it. */
export function NoticesCard() {
  const { t, formats } = useLanguage();
  const { data, error } = useNotices();
  const hasNew = data?.some((notice) => notice.is_new) ?? false;
  useEffect(() => {
    if (hasNew) noteNoticesSeen();
  }, [hasNew]);

  return (
    <Card className="flex flex-col gap-5">
      <h2 className="font-serif text-xl font-semibold">{t('profile.noticesTitle')}</h2>
      <p className="-mt-3 text-muted">{t('profile.noticesLine')}</p>
      {error && <Alert kind="error">{describeError(error, t, formats)}</Alert>}
      {!data && !error && (
        <div role="status">
          <span className="sr-only">{t('common.loading')}</span>
          <Skeleton className="h-12" />
        </div>
      )}
      {data?.length === 0 && <p className="text-sm text-muted">{t('profile.noticesNone')}</p>}
      {data && data.length > 0 && (
        <ul className="-my-2 max-h-96 divide-y divide-line overflow-y-auto">
          {data.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function NoticeRow({ notice }: { notice: Notice }) {
  const { t, formats } = useLanguage();
  const places = [notice.device, notice.address].filter((place) => place !== null);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-40 grow">
        <p className="font-medium">{t(`profile.notice-${notice.kind}`)}</p>
        <p className="text-sm text-muted">
          <time dateTime={notice.at}>{formats.dateTime(new Date(notice.at))}</time>
          {places.length > 0 && <span translate="no">{` · ${places.join(' · ')}`}</span>}
        </p>
      </div>
      {notice.is_new && <Chip tone="sun">{t('profile.noticeNew')}</Chip>}
    </li>
  );
}
