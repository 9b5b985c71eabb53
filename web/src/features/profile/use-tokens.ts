import { useQuery } from '@tanstack/react-query';
import { createToken, deleteToken, listTokens, type TokenScope } from '@trayecto/core/contract';
import { call } from '../../api/browser-api';
import { queryClient } from '../../api/query-client';

const KEY = ['tokens'] as const;

export function useTokens() {
  return useQuery(
    {
      queryKey: KEY,
      queryFn: async ({ signal }) => (await call(listTokens, {}, { signal })).tokens,
      // A program may have used one at any time.
      staleTime: 0,
    },
    queryClient,
  );
}

/** The token itself, which nobody will tell again. */
export async function makeToken(body: {
  name: string;
  scopes: TokenScope[];
  expires_in_days: number;
  password: string;
}): Promise<string> {
  const { token } = await call(createToken, { body });
  await queryClient.invalidateQueries({ queryKey: KEY });
  return token;
}

export async function revokeToken(id: string): Promise<void> {
  await call(deleteToken, { params: { id } });
  await queryClient.invalidateQueries({ queryKey: KEY });
}
