import type { CvSummary } from '@trayecto/core/contract';

/** Favourites, a person's own CVs, then the copies made for one job each; all in the order they came in. */
export function orderForChoice(cvs: readonly CvSummary[]): readonly CvSummary[] {
  const rank = ({ is_favorite, metadata }: CvSummary) =>
    is_favorite ? 0 : metadata.tailored_from ? 2 : 1;
  return [...cvs].sort((one, other) => rank(one) - rank(other));
}

/** The first few, with the chosen one among them. */
export function cutChoice(
  cvs: readonly CvSummary[],
  most: number,
  chosenId: string | null,
): readonly CvSummary[] {
  const first = cvs.slice(0, most);
  const chosen = cvs.find(({ id }) => id === chosenId);
  return !chosen || first.includes(chosen) ? first : [...first.slice(0, -1), chosen];
}

/** Those that share their file name and their day with another: the time of day tells them apart. */
export function findSameNamed(cvs: readonly CvSummary[]): ReadonlySet<CvSummary> {
  const firsts = new Map<string, CvSummary>();
  const same = new Set<CvSummary>();
  for (const cv of cvs) {
    const key = JSON.stringify([cv.filename, new Date(cv.created_at).toDateString()]);
    const first = firsts.get(key);
    if (first) same.add(first).add(cv);
    else firsts.set(key, cv);
  }
  return same;
}
