import type { CvRecord } from '@trayecto/core/contract';
import { measureCv } from '@trayecto/core/cv';
import type { UnsavedCv } from '../../cvs/save-cv';

/** As the server would tell of it, for screens that show and edit what the server has. Its id is no id of a CV. */
export function makeUnsavedRecord(unsaved: UnsavedCv, ownerId: string): CvRecord {
  const cv = unsaved.edited ?? unsaved.cv;
  const { section_metrics, available_sections, ...measures } = measureCv(cv);
  const now = new Date().toISOString();
  return {
    ...measures,
    section_metrics: { ...section_metrics },
    available_sections: [...available_sections],
    id: `unsaved-${unsaved.requestKey}`,
    user_id: ownerId,
    filename: unsaved.filename,
    is_favorite: false,
    parsed_data: cv,
    parsed_data_english: null,
    source: null,
    metadata: {},
    content_characters: unsaved.content.length,
    has_original: false,
    version: 1,
    created_at: now,
    updated_at: now,
  };
}
