import { useQuery } from '@tanstack/react-query';
import {
  deleteSavedJob,
  getSavedJobGaps,
  type InterfaceLanguage,
  listSavedJobs,
  type SavedJob,
  saveJob,
} from '@trayecto/core/contract';
import { call } from '../api/browser-api';
import { queryClient } from '../api/query-client';

const JOBS_KEY = ['saved-jobs'] as const;
const GAPS_KEY = ['saved-job-gaps'] as const;

export function useSavedJobs() {
  return useQuery(
    {
      queryKey: JOBS_KEY,
      queryFn: async ({ signal }) => (await call(listSavedJobs, {}, { signal })).jobs,
    },
    queryClient,
  );
}

/** All saved jobs against one version of a CV; nothing is asked without a CV and a job. */
export function useSavedJobGaps(
  cv: { readonly id: string; readonly version: number } | null,
  jobs: readonly SavedJob[],
  language: InterfaceLanguage,
) {
  return useQuery(
    {
      queryKey: [...GAPS_KEY, cv?.id, cv?.version, language, jobs.map(({ id }) => id)],
      queryFn: ({ signal }) =>
        call(getSavedJobGaps, { query: { cvId: cv?.id ?? '', language } }, { signal }),
      enabled: cv !== null && jobs.length > 0,
    },
    queryClient,
  );
}

export async function addSavedJob(job: { title: string; description: string }): Promise<void> {
  const { job: saved } = await call(saveJob, { body: job });
  queryClient.setQueryData<readonly SavedJob[]>(
    JOBS_KEY,
    (jobs) => jobs && [saved, ...jobs.filter(({ id }) => id !== saved.id)],
  );
  await queryClient.invalidateQueries({ queryKey: JOBS_KEY });
}

export async function removeSavedJob({ id }: SavedJob): Promise<void> {
  await call(deleteSavedJob, { params: { id } });
  queryClient.setQueryData<readonly SavedJob[]>(JOBS_KEY, (jobs) =>
    jobs?.filter((job) => job.id !== id),
  );
}

export function isSameJob(
  a: { readonly title: string; readonly description: string },
  b: { readonly title: string; readonly description: string },
): boolean {
  return a.title.trim() === b.title.trim() && a.description.trim() === b.description.trim();
}
