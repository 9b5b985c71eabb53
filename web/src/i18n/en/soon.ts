import type { Messages } from '../message-types';

export const soon: Messages['soon'] = {
  badge: 'Not yet here',
  willBe: 'What this page will hold',
  honest: 'We would rather say so than show half a page.',
  jobsTitle: 'Prepare an application',
  jobsLine:
    'Here you will choose a CV, see jobs that fit it and prepare the e-mail that introduces you.',
  enhancerTitle: 'Profile Enhancement',
  enhancerLine: 'Here you will fit a CV to one position and see it laid out, ready to print.',
  adminTitle: 'Admin',
  adminLine: 'Here whoever runs this server will see the list of CVs and whose they are.',
  debugTitle: 'Diagnostics',
  debugLine:
    'Here will be the tables of the database and how many rows they have, never what is in them.',
};
