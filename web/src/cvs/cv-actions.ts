import {
  type CvRecord,
  type CvSummary,
  createCv,
  deleteCv,
  type EndpointRequest,
  getCvRaw,
  restoreCv,
  summarizeCv,
  updateCv,
} from '@trayecto/core/contract';
import { call } from '../api/browser-api';
import { queryClient } from '../api/query-client';
import { sortCvs } from './sort-cvs';
import { CVS_KEY, cvKey, putCv, refetchCv, TRASH_KEY } from './use-cvs';

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

export async function tagCv({ id }: CvSummary, tags: readonly string[]): Promise<void> {
  const { cv } = await call(updateCv, { params: { id }, body: { tags: [...tags] } });
  putCv(cv);
}

/** Another name makes a version: someone else's may not be written over. */
export async function renameCv({ id, version }: CvSummary, filename: string): Promise<void> {
  const { cv } = await call(updateCv, { params: { id }, body: { filename } }, { ifMatch: version });
  putCv(cv);
}

/** A CV like it, with both texts and the same look; versions and file stay with the one it is made of. */
export async function duplicateCv(id: string, filename: string): Promise<CvRecord> {
  const [{ parsed_data, parsed_data_english, metadata }, { raw_content: content }] =
    await Promise.all([refetchCv(id), call(getCvRaw, { params: { id } })]);
  const { cv } = await call(createCv, { body: { filename, content, parsed_data } });
  const { design } = metadata;
  const more = {
    ...(parsed_data_english && { parsed_data_english }),
    ...(design && { design }),
  };
  const isWhole = Object.keys(more).length === 0;
  const copy = isWhole
    ? cv
    : (await call(updateCv, { params: { id: cv.id }, body: more }, { ifMatch: cv.version })).cv;
  putCv(copy);
  return copy;
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
