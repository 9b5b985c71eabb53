import { type CvRecord, updateCv } from '@trayecto/core/contract';
import {
  type Cv,
  type CvConflict,
  type CvDifference,
  compareCvs,
  emptyCv,
  mergeCvs,
} from '@trayecto/core/cv';
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

/** One thing that differs, and in which of the two texts. */
export interface PlacedDifference {
  readonly place: 'original' | 'english';
  readonly difference: CvDifference;
}

/** What taking mine would change in what is there, beside the fields that are to be chosen. */
export function listOthers({ theirs, original, english }: Clash): readonly PlacedDifference[] {
  return [
    ...listBeside('original', theirs.parsed_data, original),
    ...(english ? listBeside('english', theirs.parsed_data_english, english) : []),
  ];
}

function listBeside(
  place: PlacedDifference['place'],
  before: Cv | null,
  { cv, conflicts }: Merge,
): PlacedDifference[] {
  const nameOf = ({ section, entry, field }: Pick<CvConflict, 'section' | 'entry' | 'field'>) =>
    JSON.stringify([section, entry, field]);
  const chosen = new Set(conflicts.map(nameOf));
  return compareCvs(before ?? emptyCv(), cv)
    .filter((difference) => !chosen.has(nameOf(difference)))
    .map((difference) => ({ place, difference }));
}

/** A refused save includes what is stored now. */
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
