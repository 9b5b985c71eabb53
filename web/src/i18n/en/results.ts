import type { Messages } from '../message-types';

export const results: Messages['results'] = {
  title: 'Previous results',
  untitled: 'Untitled',
  builtin: 'Built-in engine',
  changedSince: 'The CV has changed since',
  deleteOf: 'Delete “{name}”',
  deleted: 'Deleted.',
  undo: 'Undo',
  more: 'Show more',
  shown: '{shown} of {total}',
  nearlyFull:
    'You have {total}. We keep the latest {most}, so from then on each new one replaces the oldest.',
  loadFailed: 'We couldn’t load your previous results. {reason}',
  retry: 'Try again',
};
