import { useQuery } from '@tanstack/react-query';
import { listNotices, markNoticesSeen } from '@trayecto/core/contract';
import { account, call } from './browser-api';
import { queryClient } from './query-client';

/** What happened to the account, the latest first. */
export function useNotices() {
  return useQuery(
    {
      queryKey: ['notices'],
      queryFn: async ({ signal }) => (await call(listNotices, {}, { signal })).notices,
      staleTime: 0,
    },
    queryClient,
  );
}

/** What cannot be noted now is shown as new once more. */
export function noteNoticesSeen() {
  call(markNoticesSeen, {}).then(account.noteSeen, () => undefined);
}
