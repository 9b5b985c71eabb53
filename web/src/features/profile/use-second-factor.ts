import { useQuery } from '@tanstack/react-query';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  usePasskeysAsFactor,
} from '@trayecto/core/contract';
import { account, call } from '../../api/browser-api';
import { queryClient } from '../../api/query-client';

const KEY = ['second-factor'] as const;
const refresh = () => queryClient.invalidateQueries({ queryKey: KEY });

export function useSecondFactor() {
  return useQuery(
    {
      queryKey: KEY,
      queryFn: async ({ signal }) => (await call(getSecondFactor, {}, { signal })).second_factor,
      staleTime: 0,
    },
    queryClient,
  );
}

export async function beginFactor(password: string): Promise<{ secret: string; uri: string }> {
  const { secret, uri } = await call(beginSecondFactor, { body: { password } });
  return { secret, uri };
}

/** The recovery codes, which nobody will tell again. */
export async function confirmFactor(code: string): Promise<readonly string[]> {
  const { recovery_codes } = await call(confirmSecondFactor, { body: { code } });
  await Promise.all([refresh(), account.reload()]);
  return recovery_codes;
}

/** The same without an app, for those who have a passkey. */
export async function takePasskeys(password: string): Promise<readonly string[]> {
  const { recovery_codes } = await call(usePasskeysAsFactor, { body: { password } });
  await Promise.all([refresh(), account.reload()]);
  return recovery_codes;
}

export async function renewCodes(password: string): Promise<readonly string[]> {
  const { recovery_codes } = await call(renewRecoveryCodes, { body: { password } });
  await refresh();
  return recovery_codes;
}

export async function removeFactor(password: string): Promise<void> {
  await call(removeSecondFactor, { body: { password } });
  await refresh();
}
