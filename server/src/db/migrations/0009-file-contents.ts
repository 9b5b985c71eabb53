import type { Migration } from './migration';

/** The files themselves, for deployments that keep them in the database. Only the service reads them. */
export const fileContents: Migration = {
  id: 9,
  name: 'file-contents',
  sql: `
CREATE TABLE file_contents (
  path text COLLATE "C" PRIMARY KEY,
  bytes bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
ALTER TABLE file_contents ENABLE ROW LEVEL SECURITY;
ALTER TABLE file_contents FORCE ROW LEVEL SECURITY;
CREATE POLICY service ON file_contents TO trayecto_service USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON file_contents TO trayecto_service;
`,
};
