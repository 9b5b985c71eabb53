import type { CvText } from '../cvs/cv-text';
import { editPath } from './edit-path';

interface EditorPlace {
  readonly text: CvText;
  /** Whether to begin by updating this text from the other one. */
  readonly isBringing: boolean;
  /** Whether to begin with what is left to check of the translation. */
  readonly isChecking: boolean;
  /** The field to begin with, as a JSON pointer. */
  readonly field: string | null;
}

/** The address of a CV being edited, in one of its texts. */
export function editorPath(
  id: string,
  { text, isBringing, isChecking }: Partial<Omit<EditorPlace, 'field'>>,
): string {
  const path = editPath(id, { isEditing: true });
  const more = new URLSearchParams({
    ...(text === 'english' ? { text } : {}),
    ...(isBringing ? { bring: '1' } : {}),
    ...(isChecking ? { check: '1' } : {}),
  });
  return more.size > 0 ? `${path}&${more}` : path;
}

export function readEditorPlace(search: string): EditorPlace {
  const query = new URLSearchParams(search);
  return {
    text: query.get('text') === 'english' ? 'english' : 'original',
    isBringing: query.get('bring') === '1',
    isChecking: query.get('check') === '1',
    field: query.get('field'),
  };
}
