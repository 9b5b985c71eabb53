import type { AdminUser } from '@trayecto/core/contract';
import { Settings2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAccount } from '../../api/use-account';
import { useLanguage } from '../../i18n';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { classes } from '../../ui/classes';
import { IconButton } from '../../ui/icon-button';
import { InviteDialog } from './invite-dialog';
import { ListState } from './list-state';
import { SearchField } from './search-field';
import { SortableHeader } from './sortable-header';
import { useUsers } from './use-admin-lists';
import { useListQuery } from './use-list-query';
import { UserDialog } from './user-dialog';

export function UsersPanel() {
  const { t } = useLanguage();
  const query = useListQuery<'email' | 'last_seen' | 'created_at'>({
    sort: 'last_seen',
    direction: 'descending',
  });
  const list = useUsers(query.search, query.order);
  const [openId, setOpenId] = useState<string | null>(null);
  const [isInviting, setIsInviting] = useState(false);
  const users = list.data?.pages.flatMap((page) => page.users) ?? [];
  const [first] = list.data?.pages ?? [];
  const open = users.find((user) => user.id === openId);
  const header = { order: query.order, onSort: query.sortBy };

  return (
    <section className="flex flex-col gap-5 pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SearchField label={t('admin.searchUsers')} value={query.typed} onChange={query.setTyped} />
        <p role="status" className="text-muted tabular-nums">
          {typeof first?.total === 'number' &&
            t(first.is_total_cut ? 'admin.manyUsers' : 'admin.userCount', { count: first.total })}
        </p>
        <Button onClick={() => setIsInviting(true)}>{t('admin.invite')}</Button>
      </div>
      <ListState
        list={list}
        isEmpty={users.length === 0}
        empty={t('admin.noMatches', { search: query.search })}
      >
        <div className="overflow-x-auto rounded-card border border-line bg-surface">
          {/* Where six columns have no room each row is a small card. */}
          <table className="w-full border-collapse text-[0.9375rem] max-md:block">
            <thead className="border-b border-line max-md:block">
              <tr className="max-md:flex">
                <SortableHeader sort="email" label={t('admin.email')} {...header} />
                <PlainHeader>{t('admin.role')}</PlainHeader>
                <SortableHeader sort="last_seen" label={t('admin.lastSeen')} {...header} />
                <PlainHeader>{t('admin.cvs')}</PlainHeader>
                <PlainHeader>{t('admin.storage')}</PlainHeader>
                <PlainHeader>
                  <span className="sr-only">{t('admin.actions')}</span>
                </PlainHeader>
              </tr>
            </thead>
            <tbody className="divide-y divide-line max-md:block">
              {users.map((user) => (
                <UserRow key={user.id} user={user} onManage={() => setOpenId(user.id)} />
              ))}
            </tbody>
          </table>
        </div>
      </ListState>
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
      {open && <UserDialog key={open.id} user={open} onClose={() => setOpenId(null)} />}
    </section>
  );
}

function PlainHeader({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className="px-4 text-left font-semibold text-muted max-md:hidden">
      {children}
    </th>
  );
}

function UserRow({ user, onManage }: { user: AdminUser; onManage: () => void }) {
  const { t, formats } = useLanguage();
  const quiet = 'max-md:text-sm max-md:text-muted';
  return (
    <tr className="max-md:grid max-md:grid-cols-[1fr_auto_auto] max-md:items-center max-md:gap-x-4 max-md:py-2 max-md:pl-4 max-md:[&>td]:p-0">
      <td className="px-4 py-2 max-md:col-span-2 max-md:min-w-0">
        <Who user={user} />
      </td>
      <td className={classes('px-4 py-2 whitespace-nowrap max-md:order-2', quiet)}>
        {t(user.role === 'admin' ? 'admin.roleAdmin' : 'admin.roleUser')}
        <span className="md:hidden">
          {' · '}
          {t('admin.cvCount', { count: user.cv_count })}
        </span>
      </td>
      <td className={classes('px-4 py-2 whitespace-nowrap max-md:order-4', quiet)}>
        {user.last_seen_at ? (
          <time dateTime={user.last_seen_at} translate="no">
            {formats.relativeTime(new Date(user.last_seen_at), new Date())}
          </time>
        ) : (
          t('admin.never')
        )}
      </td>
      <td className="px-4 py-2 tabular-nums max-md:hidden">{formats.number(user.cv_count)}</td>
      <td
        translate="no"
        className={classes(
          'px-4 py-2 whitespace-nowrap tabular-nums max-md:order-3 max-md:text-right',
          quiet,
        )}
      >
        {formats.bytes(user.stored_bytes)}
      </td>
      <td className="py-1 pr-2 text-right max-md:order-1 max-md:row-span-2 max-md:pr-2!">
        <IconButton
          icon={Settings2}
          label={t('admin.manage', { email: user.email })}
          onClick={onManage}
        />
      </td>
    </tr>
  );
}

function Who({ user }: { user: AdminUser }) {
  const { t } = useLanguage();
  const account = useAccount();
  const isSelf = account.status === 'signed-in' && account.user.id === user.id;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span
        translate="no"
        className="max-w-64 truncate max-md:max-w-full lg:max-w-96"
        title={user.email}
      >
        {user.email}
      </span>
      {isSelf && <Chip tone="sea">{t('admin.you')}</Chip>}
      {user.disabled_at && <Chip tone="terracotta">{t('admin.disabledChip')}</Chip>}
      {user.deletion_requested_at && <Chip tone="sun">{t('admin.leavingChip')}</Chip>}
    </span>
  );
}
