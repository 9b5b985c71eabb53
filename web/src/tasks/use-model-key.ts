import { useQuery } from '@tanstack/react-query';
import {
  deleteModelKey,
  getModelKey,
  type ModelKeyState,
  storeModelKey,
} from '@trayecto/core/contract';
import { call } from '../api/browser-api';
import { queryClient } from '../api/query-client';

const KEY = ['model-key'] as const;

/** Whether the person has their own key, and who would do their next task. */
export function useModelKey() {
  return useQuery(
    { queryKey: KEY, queryFn: ({ signal }) => call(getModelKey, {}, { signal }) },
    queryClient,
  );
}

export async function saveModelKey(key: string): Promise<void> {
  keep(await call(storeModelKey, { body: { key } }));
}

export async function removeModelKey(): Promise<void> {
  keep(await call(deleteModelKey, {}));
}

const keep = (state: ModelKeyState) => queryClient.setQueryData<ModelKeyState>(KEY, state);
