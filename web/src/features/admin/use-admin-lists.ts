import { useInfiniteQuery } from '@tanstack/react-query';
import {
  type AdminCvSort,
  type AdminUser,
  type AdminUserSort,
  type AuditGroup,
  createRecoveryLink,
  listAllCvs,
  listAuditEvents,
  listUsers,
  updateUser,
} from '@trayecto/core/contract';
import { call } from '../../api/browser-api';
import { queryClient } from '../../api/query-client';
import type { ListOrder } from './use-list-query';

const keys = { cvs: 'admin-cvs', users: 'admin-users', audit: 'admin-audit' } as const;
const first: string | undefined = undefined;

export function useAllCvs(search: string, order: ListOrder<AdminCvSort>) {
  return useInfiniteQuery(
    {
      queryKey: [keys.cvs, search, order],
      queryFn: ({ pageParam, signal }) =>
        call(listAllCvs, { query: { search, ...order, cursor: pageParam } }, { signal }),
      initialPageParam: first,
      getNextPageParam: (page) => page.next_cursor ?? undefined,
      placeholderData: (before) => before,
    },
    queryClient,
  );
}

export function useUsers(search: string, order: ListOrder<AdminUserSort>) {
  return useInfiniteQuery(
    {
      queryKey: [keys.users, search, order],
      queryFn: ({ pageParam, signal }) =>
        call(listUsers, { query: { search, ...order, cursor: pageParam } }, { signal }),
      initialPageParam: first,
      getNextPageParam: (page) => page.next_cursor ?? undefined,
      placeholderData: (before) => before,
    },
    queryClient,
  );
}

export function useAuditLog(group: AuditGroup | undefined) {
  return useInfiniteQuery(
    {
      queryKey: [keys.audit, group],
      queryFn: ({ pageParam, signal }) =>
        call(listAuditEvents, { query: { group, before: pageParam } }, { signal }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: (page) => page.next_before ?? undefined,
      staleTime: 0,
    },
    queryClient,
  );
}

export async function changeUser(
  id: string,
  body: { role?: AdminUser['role']; disabled?: boolean; quota_mb?: number | null },
): Promise<AdminUser> {
  const { user } = await call(updateUser, { params: { id }, body });
  await queryClient.invalidateQueries({ queryKey: [keys.users] });
  return user;
}

export function makeRecoveryLink(id: string) {
  return call(createRecoveryLink, { params: { id } });
}
