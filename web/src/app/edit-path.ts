import { paths } from './paths';

/** The id in the address of the CV that only this browser has. */
export const UNSAVED_ID = 'unsaved';

interface EditWishes {
  readonly isReview?: boolean;
  readonly isEditing?: boolean;
  /** The field to begin with, as a JSON pointer. */
  readonly field?: string;
}

/** The address of one CV, of its review, or of it being edited. */
export function editPath(
  id: string,
  { isReview = false, isEditing = false, field = '' }: EditWishes = {},
): string {
  const query = new URLSearchParams({
    cv: id,
    ...(isReview ? { review: '1' } : {}),
    ...(isEditing ? { edit: '1' } : {}),
    ...(field !== '' ? { field } : {}),
  });
  return `${paths.edit}?${query}`;
}

interface EditPlace {
  readonly id: string | null;
  readonly isReview: boolean;
  readonly isEditing: boolean;
}

export function readEditPlace(search: string): EditPlace {
  const query = new URLSearchParams(search);
  return {
    id: query.get('cv'),
    isReview: query.get('review') === '1',
    isEditing: query.get('edit') === '1',
  };
}
