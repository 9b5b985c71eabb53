import type { Messages } from '../message-types';

export const shared: Messages['shared'] = {
  heading: '{name}: CV',
  headingPlain: 'Shared CV',
  loading: 'Opening the CV…',
  goneTitle: 'There’s no CV here',
  goneLine:
    'The link has expired, has been ended or is incomplete. Ask the person who sent it for another.',
  failed: 'We couldn’t open the CV. {reason}',
  retry: 'Try again',
  passwordTitle: 'This CV has a password',
  passwordLine: 'Enter the one you were given with the link.',
  password: 'Password',
  enter: 'View the CV',
  view: 'How to view it',
  page: 'Page',
  text: 'Text',
  language: 'Language of the CV',
  original: 'Original',
  english: 'English',
  links: 'Links',
  download: 'Download PDF',
  downloadFailed: 'We couldn’t prepare the PDF. {reason}',
  pagesFailed: 'We couldn’t draw the pages. {reason}',
  foot: 'Shared by its owner and not listed in search engines. Available until {date}.',
};
