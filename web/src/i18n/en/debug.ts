import type { Messages } from '../message-types';

export const debug: Messages['debug'] = {
  page: 'Debug',
  heading: 'Debug',
  lead: 'The tables of the database and how many rows they have. A row is never shown.',
  table: 'Table',
  rows: 'Rows',
  savedJobs: 'Saved jobs (saved_jobs): {count}',
  savedJobsMissing:
    'The table saved_jobs does not exist (code {code}). It will be made when someone next saves a job.',
  refresh: 'Count again',
  off: 'Whoever runs this server has turned this page off.',
  failed: 'The database could not be asked. {reason}',
};
