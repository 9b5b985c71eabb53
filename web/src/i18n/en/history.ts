import type { Messages } from '../message-types';

export const history: Messages['history'] = {
  title: 'History',
  line: 'Every save keeps a version. Bringing one back makes a new one: nothing is lost.',
  version: 'Version {number}',
  import: 'reading of the file',
  edit: 'edit',
  restore: 'version brought back',
  current: 'The current one',
  show: 'Show',
  hide: 'Hide',
  restoreThis: 'Bring back',
  restoreFailed: 'That version could not be brought back. {reason}',
  restored: 'Version brought back.',
  more: { one: 'and {count} more change', other: 'and {count} more changes' },
  added: '{place}: added',
  removed: '{place}: removed',
  changed: '{place}: changed',
  english: 'English',
};
