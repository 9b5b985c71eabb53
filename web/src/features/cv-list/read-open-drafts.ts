import type { CvRecord } from '@trayecto/core/contract';
import { type DraftMark, keepOpenDrafts, readDraftMarks } from '@trayecto/core/review';

/** What is left to check of the English text. */
export function readOpenDrafts({ metadata, parsed_data_english }: CvRecord): readonly DraftMark[] {
  return keepOpenDrafts(readDraftMarks(metadata), parsed_data_english);
}
