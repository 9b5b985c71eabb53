import type { Messages } from '../message-types';

export const choice: Messages['choice'] = {
  legend: 'Your CVs',
  none: 'You have no CVs yet',
  noneLine: 'Upload one first, as a PDF or Word file.',
  upload: 'Upload my CV',
  loadFailed: 'Failed to load CVs. {reason}',
  retry: 'Try again',
};
