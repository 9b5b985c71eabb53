import type { Migration } from './migration';

/**
 * Each version keeps what its translator was not sure of, for when it is brought back. The marks of the present one stand
 * in the CV's metadata. A server of the version before writes no such marks and may go on running beside.
 */
export const englishDrafts: Migration = {
  id: 14,
  name: 'english-drafts',
  sql: `
ALTER TABLE cv_versions ADD COLUMN english_drafts jsonb NOT NULL DEFAULT '[]';
`,
};
