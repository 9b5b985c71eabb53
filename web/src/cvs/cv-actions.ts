import {
  type CvRecord,
  type CvSummary,
  deleteCv,
  type EndpointRequest,
  restoreCv,
  summarizeCv,
  updateCv,
} from '@trayecto/core/contract';
import { call } from '../api/browser-api';
import { queryClient } from '../api/query-client';
import { CVS_KEY, cvKey, putCv, TRASH_KEY } from './use-cvs';

type Cvs = readonly CvSummary[];

/** Shows a change at once, and takes just this change back when the server does not follow. */
async function change<Result>(
  edit: (cvs: Cvs) => Cvs,
  takeBack: (cvs: Cvs) => Cvs,
  ask: () => Promise<Result>,
): Promise<Result> {
  await queryClient.cancelQueries({ queryKey: CVS_KEY });
  const put = (one: (cvs: Cvs) => Cvs) =>
    queryClient.setQueryData<Cvs>(CVS_KEY, (cvs) => cvs && one(cvs));
  put(edit);
  try {
    return await ask();
  } catch (error) {
    put(takeBack);
    throw error;
  }
}

/** Favourites first, then newest: as the server sends them. */
function sortCvs(cvs: Cvs): Cvs {
  return cvs.toSorted(
    (a, b) =>
      Number(b.is_favorite) - Number(a.is_favorite) || b.created_at.localeCompare(a.created_at),
  );
}

export type CvNote = Pick<
  EndpointRequest<typeof updateCv>['body'],
  'up_to_date' | 'draft_verdicts' | 'english_unread'
>;

/** What is said about the texts and changes none of them: it makes no version, and two tabs may say it at once. */
export async function noteOnCv(id: string, body: CvNote): Promise<CvRecord> {
  const { cv } = await call(updateCv, { params: { id }, body });
  putCv(cv);
  return cv;
}

export async function toggleFavorite({ id, is_favorite }: CvSummary): Promise<void> {
  const mark = (isFavorite: boolean) => (cvs: Cvs) =>
    sortCvs(cvs.map((cv) => (cv.id === id ? { ...cv, is_favorite: isFavorite } : cv)));
  await change(mark(!is_favorite), mark(is_favorite), () =>
    call(updateCv, { params: { id }, body: { is_favorite: !is_favorite } }),
  );
}

export async function moveToTrash(cv: CvSummary): Promise<void> {
  const { id } = cv;
  const without = (cvs: Cvs) => cvs.filter((other) => other.id !== id);
  await change(
    without,
    (cvs) => sortCvs([...without(cvs), cv]),
    () => call(deleteCv, { params: { id } }),
  );
  queryClient.removeQueries({ queryKey: cvKey(id) });
  await queryClient.invalidateQueries({ queryKey: TRASH_KEY });
}

export async function bringBack(id: string): Promise<CvRecord> {
  const { cv } = await call(restoreCv, { params: { id } });
  queryClient.setQueryData(cvKey(id), cv);
  queryClient.setQueryData<Cvs>(
    CVS_KEY,
    (cvs) => cvs && sortCvs([summarizeCv(cv), ...cvs.filter((other) => other.id !== id)]),
  );
  await queryClient.invalidateQueries({ queryKey: TRASH_KEY });
  return cv;
}
