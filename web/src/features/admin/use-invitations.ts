import { useQuery } from '@tanstack/react-query';
import { createInvitation, deleteInvitation, listInvitations } from '@trayecto/core/contract';
import { call } from '../../api/browser-api';
import { queryClient } from '../../api/query-client';

const KEY = ['admin', 'invitations'] as const;

export function useInvitations() {
  return useQuery(
    {
      queryKey: KEY,
      queryFn: async ({ signal }) => (await call(listInvitations, {}, { signal })).invitations,
      // Someone may have used one at any time.
      staleTime: 0,
    },
    queryClient,
  );
}

/** The link, which nobody will tell again. */
export async function invite(email: string): Promise<{ link: string; expires_at: string }> {
  const body = { email: email.trim() === '' ? null : email };
  const { link, expires_at } = await call(createInvitation, { body });
  await queryClient.invalidateQueries({ queryKey: KEY });
  return { link, expires_at };
}

export async function takeBack(id: string): Promise<void> {
  await call(deleteInvitation, { params: { id } });
  await queryClient.invalidateQueries({ queryKey: KEY });
}
