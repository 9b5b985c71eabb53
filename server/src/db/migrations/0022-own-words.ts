import type { Migration } from './migration';

/**
 * Words a person has told the proofreader to know. They go with the profile: its row security, its export and its end. A
 * server of the version before does not read them and may go on running beside.
 */
export const ownWords: Migration = {
  id: 22,
  name: 'own-words',
  sql: `
ALTER TABLE profiles ADD COLUMN own_words jsonb NOT NULL DEFAULT '[]';
GRANT UPDATE (own_words) ON profiles TO trayecto_app;
`,
};
