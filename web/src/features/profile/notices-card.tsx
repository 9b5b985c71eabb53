import type { Notice } from '@trayecto/core/contract';
import { useEffect } from 'react';
import { noteNoticesSeen, useNotices } from '../../api/use-notices';
import { useLanguage } from '../../i18n';
import { Chip } from '../../ui/chip';
import { ListCard } from './list-card';

/** What happened to the account. Looking at it is having seen it. */
export function NoticesCard() {
  const { t } = useLanguage();
  const { data, error } = useNotices();
  const hasNew = data?.some((notice) => notice.is_new) ?? false;
  useEffect(() => {
    if (hasNew) noteNoticesSeen();
  }, [hasNew]);

  return (
    <ListCard
      title={t('profile.noticesTitle')}
      line={t('profile.noticesLine')}
      isLoading={!data && !error}
      error={error}
    >
      {data?.length === 0 && <p className="text-sm text-muted">{t('profile.noticesNone')}</p>}
      {data && data.length > 0 && (
        <ul className="-my-2 max-h-96 divide-y divide-line overflow-y-auto">
          {data.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
    </ListCard>
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
