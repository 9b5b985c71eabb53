import { useQuery } from '@tanstack/react-query';
import { listPasskeys, removePasskey, renamePasskey } from '@trayecto/core/contract';
import { call } from '../../api/browser-api';
import { queryClient } from '../../api/query-client';

const KEY = ['passkeys'] as const;
const refresh = () => queryClient.invalidateQueries({ queryKey: KEY });

export function usePasskeys() {
  return useQuery(
    {
      queryKey: KEY,
      queryFn: async ({ signal }) => (await call(listPasskeys, {}, { signal })).passkeys,
      staleTime: 0,
    },
    queryClient,
  );
}

export async function makeOwnPasskey(name: string, password: string): Promise<void> {
  const { makePasskey } = await import('../../sign-in/use-passkey');
  await makePasskey(name, password);
  await refresh();
}

export async function renameOwnPasskey(id: string, name: string): Promise<void> {
  await call(renamePasskey, { params: { id }, body: { name } });
  await refresh();
}

export async function removeOwnPasskey(id: string, password: string): Promise<void> {
  await call(removePasskey, { params: { id }, body: { password } });
  await refresh();
}
