import type { Messages } from '../message-types';

export const debug: Messages['debug'] = {
  page: 'Debug',
  heading: 'Debug',
  lead: 'The database tables and how many rows each has. We never show what’s in them.',
  table: 'Table',
  rows: 'Rows',
  savedJobs: 'Saved jobs (saved_jobs): {count}',
  savedJobsMissing:
    'The table saved_jobs does not exist (code {code}). We’ll create it when someone next saves a job.',
  refresh: 'Count again',
  off: 'The administrator has turned this page off.',
  failed: 'We couldn’t reach the database. {reason}',
};
