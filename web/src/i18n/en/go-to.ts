import type { Messages } from '../message-types';

export const goTo: Messages['goTo'] = {
  title: 'Go to…',
  search: 'Find a screen, a CV or an application',
  example: 'Screen, CV or application',
  keys: 'Arrows to choose, Enter to go, Esc to close.',
  screens: 'Screens',
  cvs: 'Your CVs',
  applications: 'Applications',
  newApplication: 'Paste a job',
  upload: 'Upload a CV',
  profile: 'Your profile',
  security: 'Account security',
  none: 'Nothing matches “{query}”.',
  more: { one: 'And {count} more: keep typing.', other: 'And {count} more: keep typing.' },
  found: { one: '{count} result', other: '{count} results' },
  failed: 'We couldn’t load your CVs and applications. You can still go to any screen.',
};
