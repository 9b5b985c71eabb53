import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

const MOST_RETRIES = 2;

/** Only what passes by itself is tried again; a refusal stays a refusal. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < MOST_RETRIES && error instanceof ApiError && error.isPassing;
}

export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
