import type { CvSummary } from '@trayecto/core/contract';

export interface ListedCv {
  readonly cv: CvSummary;
  /** It is under the CV it was made of. */
  readonly isUnderOriginal: boolean;
}

/** Copies for one job each under their original, in the order both came in. A favourite stays among the favourites. */
export function groupCvs(cvs: readonly CvSummary[]): readonly ListedCv[] {
  const listed = new Map(cvs.map((cv) => [cv.id, cv]));
  const copies = new Map<string, ListedCv[]>();
  const originals: CvSummary[] = [];
  for (const cv of cvs) {
    const original = findOriginal(cv, listed);
    if (!original || (cv.is_favorite && !original.is_favorite)) originals.push(cv);
    else copies.set(original.id, [...(copies.get(original.id) ?? []), underOriginal(cv)]);
  }
  return originals.flatMap((cv) => [{ cv, isUnderOriginal: false }, ...(copies.get(cv.id) ?? [])]);
}

const underOriginal = (cv: CvSummary): ListedCv => ({ cv, isUnderOriginal: true });

/** The first of the line, where a copy was made of a copy; null where there is none in the list, or each says to be made of the other. */
function findOriginal(cv: CvSummary, listed: ReadonlyMap<string, CvSummary>): CvSummary | null {
  const seen = new Set<string>();
  for (let at = cv; ; ) {
    if (seen.has(at.id)) return null;
    seen.add(at.id);
    const next = listed.get(at.metadata.tailored_from?.cvId ?? '');
    if (!next) return at === cv ? null : at;
    at = next;
  }
}
