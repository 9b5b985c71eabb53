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
  shown: '{shown} of {total}',
  nearlyFull:
    'You have {total}. The {most} latest are kept: from there on, each new one takes the place of the oldest.',
  loadFailed: 'The earlier ones could not be loaded. {reason}',
  retry: 'Try again',
};
