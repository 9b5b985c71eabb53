import type { Messages } from '../message-types';

export const results: Messages['results'] = {
  title: 'Earlier ones',
  untitled: 'Untitled',
  builtin: 'Built-in engine',
  changedSince: 'The CV has changed since',
  deleteOf: 'Delete “{name}”',
  deleted: 'Deleted.',
  undo: 'Undo',
  more: 'Show more',
  loadFailed: 'The earlier ones could not be loaded. {reason}',
  retry: 'Try again',
};
