import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { account } from './browser-api';
import { isLostConnection, onceReachable } from './use-problem';

const MOST_RETRIES = 2;

/** Only what passes by itself is tried again; a refusal stays a refusal. */
function shouldRetry(failures: number, error: unknown): boolean {
  return failures < MOST_RETRIES && error instanceof ApiError && error.isPassing;
}

/** Kept out of the first screens, which need no cache: hooks take it as `useQuery(options, queryClient)`. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, staleTime: 30_000, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});

// Screens that failed to load while the server was away show an error. They load again once it answers.
onceReachable(() => {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error' && isLostConnection(state.error),
  });
});

// The next person at this browser must not see a flash of the last one's data.
account.subscribe(() => {
  if (account.get().status === 'signed-out') queryClient.clear();
});
