import { useQuery } from '@tanstack/react-query';
import {
  addJobFeed,
  deleteJobPostings,
  importJobFile,
  type JobOrigin,
  jobImportProgress,
  listJobOrigins,
  refreshJobFeed,
  removeJobOrigin,
  updateJobBoard,
} from '@trayecto/core/contract';
import { call } from '../../api/browser-api';
import { queryClient } from '../../api/query-client';

const key = ['admin-job-board'];

export interface Stored {
  readonly stored: number;
  readonly of: number;
}
export type OnStored = (progress: Stored) => void;

export function useJobBoard() {
  return useQuery(
    { queryKey: key, queryFn: ({ signal }) => call(listJobOrigins, {}, { signal }) },
    queryClient,
  );
}

export const importFile = (file: File, onStored: OnStored) =>
  thenRefetch(call(importJobFile, {}, { file, onProgress: hear(onStored) }));

export const addFeed = (address: string, onStored: OnStored) =>
  thenRefetch(call(addJobFeed, { body: { address } }, { onProgress: hear(onStored) }));

export const refreshFeed = ({ id }: JobOrigin, onStored: OnStored) =>
  thenRefetch(call(refreshJobFeed, { body: { id } }, { onProgress: hear(onStored) }));

export const showSamples = (shows_samples: boolean) =>
  thenRefetch(call(updateJobBoard, { body: { shows_samples } }));

export const emptyOrigin = ({ id }: JobOrigin) =>
  thenRefetch(call(deleteJobPostings, { params: { id } }));

export const removeOrigin = ({ id }: JobOrigin) =>
  thenRefetch(call(removeJobOrigin, { params: { id } }));

/** Also after a failure: part of the work may be done. */
async function thenRefetch<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } finally {
    await queryClient.invalidateQueries({ queryKey: key });
  }
}

function hear(onStored: OnStored) {
  return (progress: unknown) => {
    const known = jobImportProgress.safeParse(progress);
    if (known.success) onStored(known.data);
  };
}
