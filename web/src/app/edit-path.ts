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

/** The list of the CVs by itself, also where there is one only. */
export const listPath = `${paths.edit}?list=1`;

interface EditPlace {
  readonly id: string | null;
  readonly isList: boolean;
  readonly isReview: boolean;
  readonly isEditing: boolean;
}

export function readEditPlace(search: string): EditPlace {
  const query = new URLSearchParams(search);
  return {
    id: query.get('cv'),
    isList: query.get('list') === '1',
    isReview: query.get('review') === '1',
    isEditing: query.get('edit') === '1',
  };
}
