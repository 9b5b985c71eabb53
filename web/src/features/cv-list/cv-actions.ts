import { type CvRecord, deleteCv, restoreCv, updateCv } from '@trayecto/core/contract';
import { call } from '../../api/browser-api';
import { queryClient } from '../../api/query-client';
import { CVS_KEY, TRASH_KEY } from './use-cvs';

type Cvs = readonly CvRecord[];

/** Shows a change at once, and takes it back when the server does not follow. */
async function change<Result>(
  edit: (cvs: Cvs) => Cvs,
  ask: () => Promise<Result>,
): Promise<Result> {
  await queryClient.cancelQueries({ queryKey: CVS_KEY });
  const before = queryClient.getQueryData<Cvs>(CVS_KEY);
  queryClient.setQueryData<Cvs>(CVS_KEY, (cvs) => cvs && edit(cvs));
  try {
    return await ask();
  } catch (error) {
    queryClient.setQueryData(CVS_KEY, before);
    throw error;
  }
}

/** Favourites first, then newest: as the server sends them. */
export function sortCvs(cvs: Cvs): Cvs {
  return cvs.toSorted(
    (a, b) =>
      Number(b.is_favorite) - Number(a.is_favorite) || b.created_at.localeCompare(a.created_at),
  );
}

export async function toggleFavorite({ id, is_favorite }: CvRecord): Promise<void> {
  await change(
    (cvs) => sortCvs(cvs.map((cv) => (cv.id === id ? { ...cv, is_favorite: !is_favorite } : cv))),
    () => call(updateCv, { params: { id }, body: { is_favorite: !is_favorite } }),
  );
}

export async function moveToTrash({ id }: CvRecord): Promise<void> {
  await change(
    (cvs) => cvs.filter((cv) => cv.id !== id),
    () => call(deleteCv, { params: { id } }),
  );
  await queryClient.invalidateQueries({ queryKey: TRASH_KEY });
}

export async function bringBack(id: string): Promise<CvRecord> {
  const { cv } = await call(restoreCv, { params: { id } });
  queryClient.setQueryData<Cvs>(
    CVS_KEY,
    (cvs) => cvs && sortCvs([cv, ...cvs.filter((other) => other.id !== id)]),
  );
  await queryClient.invalidateQueries({ queryKey: TRASH_KEY });
  return cv;
}
