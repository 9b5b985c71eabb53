import type { AdminUser } from '@trayecto/core/contract';
import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useAccount } from '../../api/use-account';
import { useLanguage } from '../../i18n';
import { Chip } from '../../ui/chip';
import { IconButton } from '../../ui/icon-button';
import { ListState } from './list-state';
import { SearchField } from './search-field';
import { SortableHeader } from './sortable-header';
import { useUsers } from './use-admin-lists';
import { useListQuery } from './use-list-query';
import { UserDialog } from './user-dialog';

export function UsersPanel() {
  const { t, formats } = useLanguage();
  const query = useListQuery<'email' | 'last_seen' | 'created_at'>({
    sort: 'last_seen',
    direction: 'descending',
  });
  const list = useUsers(query.search, query.order);
  const [openId, setOpenId] = useState<string | null>(null);
  const users = list.data?.pages.flatMap((page) => page.users) ?? [];
  const total = list.data?.pages[0]?.total;
  const open = users.find((user) => user.id === openId);
  const header = { order: query.order, onSort: query.sortBy };
  const plain = 'px-4 text-left font-semibold text-muted';

  return (
    <section className="flex flex-col gap-5 pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SearchField label={t('admin.searchUsers')} value={query.typed} onChange={query.setTyped} />
        <p role="status" className="text-muted tabular-nums">
          {typeof total === 'number' && t('admin.userCount', { count: total })}
        </p>
      </div>
      <ListState
        list={list}
        isEmpty={users.length === 0}
        empty={t('admin.noMatches', { search: query.search })}
      >
        <div className="overflow-x-auto rounded-card border border-line bg-surface">
          <table className="w-full min-w-[46rem] border-collapse text-[0.9375rem]">
            <thead className="border-b border-line">
              <tr>
                <SortableHeader sort="email" label={t('admin.email')} {...header} />
                <th scope="col" className={plain}>
                  {t('admin.role')}
                </th>
                <SortableHeader sort="last_seen" label={t('admin.lastSeen')} {...header} />
                <th scope="col" className={plain}>
                  {t('admin.cvs')}
                </th>
                <th scope="col" className={plain}>
                  {t('admin.storage')}
                </th>
                <th scope="col" className={plain}>
                  <span className="sr-only">{t('admin.actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {users.map((user) => (
                <tr key={user.id}>
                  <td className="px-4 py-2">
                    <Who user={user} />
                  </td>
                  <td className="px-4 py-2 whitespace-nowrap">
                    {t(user.role === 'admin' ? 'admin.roleAdmin' : 'admin.roleUser')}
                  </td>
                  <td className="px-4 py-2 whitespace-nowrap">
                    {user.last_seen_at ? (
                      <time dateTime={user.last_seen_at} translate="no">
                        {formats.relativeTime(new Date(user.last_seen_at), new Date())}
                      </time>
                    ) : (
                      t('admin.never')
                    )}
                  </td>
                  <td className="px-4 py-2 tabular-nums">{formats.number(user.cv_count)}</td>
                  <td translate="no" className="px-4 py-2 whitespace-nowrap tabular-nums">
                    {formats.bytes(user.stored_bytes)}
                  </td>
                  <td className="py-1 pr-2 text-right">
                    <IconButton
                      icon={Settings2}
                      label={t('admin.manage', { email: user.email })}
                      onClick={() => setOpenId(user.id)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </ListState>
      {open && <UserDialog key={open.id} user={open} onClose={() => setOpenId(null)} />}
    </section>
  );
}

function Who({ user }: { user: AdminUser }) {
  const { t } = useLanguage();
  const account = useAccount();
  const isSelf = account.status === 'signed-in' && account.user.id === user.id;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span translate="no" className="max-w-64 truncate" title={user.email}>
        {user.email}
      </span>
      {isSelf && <Chip tone="sea">{t('admin.you')}</Chip>}
      {user.disabled_at && <Chip tone="terracotta">{t('admin.disabledChip')}</Chip>}
      {user.deletion_requested_at && <Chip tone="sun">{t('admin.leavingChip')}</Chip>}
    </span>
  );
}
