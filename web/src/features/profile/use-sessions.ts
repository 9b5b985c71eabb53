import { useQuery } from '@tanstack/react-query';
import { endOtherSessions, endSession, listSessions } from '@trayecto/core/contract';
import { call } from '../../api/browser-api';
import { queryClient } from '../../api/query-client';

const KEY = ['sessions'] as const;

export function useSessions() {
  return useQuery(
    {
      queryKey: KEY,
      queryFn: async ({ signal }) => (await call(listSessions, {}, { signal })).sessions,
      // Another device may have come or gone at any time.
      staleTime: 0,
    },
    queryClient,
  );
}

export async function closeSession(id: string): Promise<void> {
  await call(endSession, { params: { id } });
  await queryClient.invalidateQueries({ queryKey: KEY });
}

export async function closeOtherSessions(): Promise<void> {
  await call(endOtherSessions, {});
  await queryClient.invalidateQueries({ queryKey: KEY });
}
