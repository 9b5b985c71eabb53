import type { CvMetadata } from '@trayecto/core/contract';
import { cvSchema } from '@trayecto/core/cv';
import { updateDraftMarks } from '@trayecto/core/review';
import type { CvChange } from './change-cv';

interface Texts {
  readonly metadata: CvMetadata;
  readonly parsedDataEnglish: unknown;
}

/** For a CV's metadata, under its lock: what is left to check of its translation, by the text it has after the change. */
export function noteEnglishDrafts(current: Texts, change: CvChange): CvMetadata {
  const { parsed_data_english: written, english_drafts: drafts, draft_verdicts: verdicts } = change;
  if (written === undefined && !drafts && !verdicts) return {};
  const before = current.metadata.english_drafts ?? [];
  if (before.length === 0 && !drafts) return {};
  const english =
    written === undefined ? cvSchema.nullable().parse(current.parsedDataEnglish ?? null) : written;
  return { english_drafts: [...updateDraftMarks(before, { drafts, verdicts }, english)] };
}

/** A text that is not there needs no reader. */
export function noteUnread({
  english_unread: isUnread,
  parsed_data_english: written,
}: CvChange): CvMetadata {
  if (written === null) return { english_unread: false };
  return isUnread === undefined ? {} : { english_unread: isUnread };
}
