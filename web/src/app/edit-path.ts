import { paths } from './paths';

/** Stands in the address for the CV that only this tab has. */
export const UNSAVED_ID = 'unsaved';

/** The address of one CV, or of its review. */
export function editPath(id: string, { isReview = false } = {}): string {
  const query = new URLSearchParams({ cv: id, ...(isReview ? { review: '1' } : {}) });
  return `${paths.edit}?${query}`;
}

export function readEditPlace(search: string): { id: string | null; isReview: boolean } {
  const query = new URLSearchParams(search);
  return { id: query.get('cv'), isReview: query.get('review') === '1' };
}
