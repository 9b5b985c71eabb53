import type { Migration } from './migration';

/**
 * A queue for long tasks that no task ever went through: they answer the request that asked for them, or keep their
 * answer under its key. A server of the version before does not use it either and may go on running beside.
 */
export const noJobQueue: Migration = {
  id: 19,
  name: 'no-job-queue',
  sql: 'DROP TABLE jobs;',
};
