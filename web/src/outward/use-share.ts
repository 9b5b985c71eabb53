import { useQuery } from '@tanstack/react-query';
import {
  type CvShare,
  deleteShare,
  type EndpointRequest,
  getShare,
  putShare,
} from '@trayecto/core/contract';
import { call } from '../api/browser-api';
import { queryClient } from '../api/query-client';

export type ShareWish = EndpointRequest<typeof putShare>['body'];

const keyOf = (id: string) => ['share', id] as const;

/** Null: this CV is not shared. */
export function useShare(id: string) {
  return useQuery(
    {
      queryKey: keyOf(id),
      queryFn: async ({ signal }) => (await call(getShare, { params: { id } }, { signal })).share,
      // Someone may have looked at it a moment ago.
      staleTime: 0,
    },
    queryClient,
  );
}

function keep(id: string, share: CvShare | null): void {
  queryClient.setQueryData(keyOf(id), share);
}

export async function saveShare(id: string, body: ShareWish): Promise<void> {
  keep(id, (await call(putShare, { params: { id }, body })).share);
}

export async function endShare(id: string): Promise<void> {
  await call(deleteShare, { params: { id } });
  keep(id, null);
}
