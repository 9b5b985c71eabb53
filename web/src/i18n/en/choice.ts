import type { Messages } from '../message-types';

export const choice: Messages['choice'] = {
  legend: 'Your CVs',
  none: 'You have no CVs yet',
  noneLine: 'Upload one first, as a PDF or Word file.',
  upload: 'Upload my CV',
  loadFailed: 'Failed to load CVs. {reason}',
  retry: 'Try again',
  tailored: 'Tailored for {job}',
  tailoredPlain: 'Tailored for a job',
  all: 'See all {count} CVs',
  search: 'Search your CVs',
  noneFound: 'No CV matches.',
  shelf: 'Your CVs',
  shelfAll: { one: 'Open it', other: 'See all {count}' },
  shelfTailored: 'Tailored · {date}',
  shelfBoth: 'Spanish and English · {date}',
  shelfChanged: 'Saved · {date}',
  shelfUpload: 'PDF or Word, up to 10\u00a0MB',
  shelfAnalysis: 'With a built-in engine, no keys or connection. Every result says who made it.',
};
