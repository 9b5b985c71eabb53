import type { Messages } from '../message-types';

export const history: Messages['history'] = {
  title: 'History',
  line: 'Every save keeps a version. Restoring one creates a new version, so nothing is lost.',
  version: 'Version {number}',
  import: 'upload',
  edit: 'edit',
  restore: 'restored version',
  current: 'Current',
  show: 'Show',
  hide: 'Hide',
  restoreThis: 'Restore',
  restoreFailed: 'We couldn’t restore that version. {reason}',
  restored: 'Version restored.',
  more: { one: 'and {count} more change', other: 'and {count} more changes' },
  words: 'What changed',
  added: '{place}: added',
  removed: '{place}: removed',
  changed: '{place}: changed',
  english: 'English',
};
