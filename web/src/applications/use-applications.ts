import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  type ApplicationRecord,
  type ApplicationSummary,
  createApplication,
  deleteApplication,
  type EndpointRequest,
  getApplication,
  listApplications,
  moveApplication,
  restoreApplication,
  updateApplication,
} from '@trayecto/core/contract';
import { call } from '../api/browser-api';
import { queryClient } from '../api/query-client';

const LIST_KEY = ['applications'] as const;
const keyOf = (id: string) => ['application', id] as const;
/** As many as one answer holds. */
const PAGE = 500;

export type NewApplication = EndpointRequest<typeof createApplication>['body'];
export type ApplicationChange = EndpointRequest<typeof updateApplication>['body'];
export type ApplicationMove = EndpointRequest<typeof moveApplication>['body'];

type Which = 'active' | 'archived' | 'all';

const listQuery = (which: Which) =>
  queryOptions({
    queryKey: [...LIST_KEY, which],
    queryFn: ({ signal }) => listAllApplications(which, signal),
  });

export function useApplications(which: Which, isWanted = true) {
  return useQuery({ ...listQuery(which), enabled: isWanted }, queryClient);
}

/** Asked for before the board is drawn, which finds them there or on their way. */
export function fetchApplicationsAhead(): Promise<void> {
  return queryClient.prefetchQuery(listQuery('active'));
}

/** All of them, a page at a time: what is due first is known only once all are there. */
export async function listAllApplications(which: Which, signal?: AbortSignal) {
  const applications: ApplicationSummary[] = [];
  for (;;) {
    const query = { which, offset: applications.length, limit: PAGE };
    const page = await call(listApplications, { query }, signal ? { signal } : {});
    applications.push(...page.applications);
    if (applications.length >= page.total || page.applications.length === 0)
      return { ...page, applications };
  }
}

export function useApplication(id: string) {
  return useQuery(
    {
      queryKey: keyOf(id),
      queryFn: ({ signal }) => fetchApplication(id, { signal }),
    },
    queryClient,
  );
}

/** The key is the same for every attempt, so that one whose answer was lost is not made again. */
export async function startApplication(
  body: NewApplication,
  idempotencyKey: string,
): Promise<ApplicationRecord> {
  return keep((await call(createApplication, { body }, { idempotencyKey })).application);
}

interface Seen {
  readonly id: string;
  readonly version: number;
}

/** Changes carry the version that was seen: what another tab wrote meanwhile is not lost. */
export async function changeApplication(
  { id, version }: Seen,
  body: ApplicationChange,
): Promise<ApplicationRecord> {
  const request = { params: { id }, body };
  return keep((await call(updateApplication, request, { ifMatch: version })).application);
}

export async function sendToStage(
  { id, version }: Seen,
  body: ApplicationMove,
): Promise<ApplicationRecord> {
  const request = { params: { id }, body };
  return keep((await call(moveApplication, request, { ifMatch: version })).application);
}

export async function removeApplication(id: string): Promise<void> {
  await call(deleteApplication, { params: { id } });
  queryClient.removeQueries({ queryKey: keyOf(id) });
  await refreshApplications();
}

export async function bringBackApplication(id: string): Promise<ApplicationRecord> {
  return keep((await call(restoreApplication, { params: { id } })).application);
}

/** After a conflict: what is there now. */
export async function refreshApplication(id: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: keyOf(id) }),
    refreshApplications(),
  ]);
}

/** What is saved now. */
export async function readApplication(id: string): Promise<ApplicationRecord> {
  return keep(await fetchApplication(id));
}

async function fetchApplication(id: string, options: { readonly signal?: AbortSignal } = {}) {
  return (await call(getApplication, { params: { id } }, options)).application;
}

function refreshApplications(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: LIST_KEY });
}

function keep(record: ApplicationRecord): ApplicationRecord {
  queryClient.setQueryData(keyOf(record.id), record);
  void refreshApplications();
  return record;
}
