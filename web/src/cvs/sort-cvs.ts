import type { CvSummary } from '@trayecto/core/contract';

/** Favourites first, then newest: as the server sends them. */
export function sortCvs(cvs: readonly CvSummary[]): readonly CvSummary[] {
  return cvs.toSorted(
    (a, b) =>
      Number(b.is_favorite) - Number(a.is_favorite) || b.created_at.localeCompare(a.created_at),
  );
}
