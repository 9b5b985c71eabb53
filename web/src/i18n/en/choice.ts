import type { Messages } from '../message-types';

export const choice: Messages['choice'] = {
  legend: 'Your CVs',
  none: 'You have no CV yet',
  noneLine: 'Upload one first, in PDF or Word.',
  upload: 'Upload my CV',
  loadFailed: 'Failed to load CVs. {reason}',
  retry: 'Retry',
};
