import { type CvRecord, updateCv } from '@trayecto/core/contract';
import { type Cv, type CvConflict, emptyCv, mergeCvs } from '@trayecto/core/cv';
import { ApiError } from '../../api/api-error';
import type { EditorState } from './editor-state';

interface Merge {
  readonly cv: Cv;
  readonly conflicts: readonly CvConflict[];
}

/** Someone saved in between: what they have, and what is to be decided. */
export interface Clash {
  readonly theirs: CvRecord;
  readonly original: Merge;
  readonly english: Merge | null;
}

/** A refused save brings along what is there now. */
export function readTheirs(error: unknown): CvRecord | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null;
  const { details } = error;
  const found = updateCv.output.shape.cv.safeParse(Object(details).cv);
  return found.data ?? null;
}

export function findClash({ saved, original, english }: EditorState, theirs: CvRecord): Clash {
  return {
    theirs,
    original: mergeCvs(
      saved.parsed_data ?? emptyCv(),
      original.present,
      theirs.parsed_data ?? emptyCv(),
    ),
    english: mergeEnglish(saved.parsed_data_english, english?.present, theirs.parsed_data_english),
  };
}

/** A text that only one side has is kept. */
function mergeEnglish(base: Cv | null, mine: Cv | undefined, theirs: Cv | null): Merge | null {
  if (mine && theirs) return mergeCvs(base ?? emptyCv(), mine, theirs);
  const isMineChanged = mine && JSON.stringify(mine) !== JSON.stringify(base);
  if (isMineChanged) return { cv: mine, conflicts: [] };
  return theirs && { cv: theirs, conflicts: [] };
}
