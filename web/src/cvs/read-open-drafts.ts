import type { CvRecord } from '@trayecto/core/contract';
import { type DraftMark, keepOpenDrafts } from '@trayecto/core/review';

/** What is left to check of the English text. */
export function readOpenDrafts({ metadata, parsed_data_english }: CvRecord): readonly DraftMark[] {
  return keepOpenDrafts(metadata.english_drafts ?? [], parsed_data_english);
}

/** Made by a translator, and nobody has said that they read it. */
export function isUnreadTranslation({ metadata, parsed_data_english }: CvRecord): boolean {
  return parsed_data_english !== null && metadata.english_unread === true;
}
