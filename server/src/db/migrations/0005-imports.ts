import type { Migration } from './migration';

/** Files that were stored, and what a reader saw in one until its CV is saved. */
export const imports: Migration = {
  id: 5,
  name: 'imports',
  sql: `
CREATE TABLE stored_files (
  path text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  content_hash bytea NOT NULL,
  byte_size integer NOT NULL,
  original_name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX stored_files_twins ON stored_files (user_id, content_hash);
CREATE INDEX stored_files_age ON stored_files (created_at);

ALTER TABLE stored_files ENABLE ROW LEVEL SECURITY;
ALTER TABLE stored_files FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON stored_files TO trayecto_app
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
CREATE POLICY service ON stored_files TO trayecto_service USING (true) WITH CHECK (true);
GRANT SELECT, INSERT ON stored_files TO trayecto_app;
GRANT SELECT, DELETE ON stored_files TO trayecto_service;

-- The layout of a document (sizes, weights, places) helps the parser; the text alone travels through the browser.
CREATE TABLE readings (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  text_hash bytea NOT NULL,
  document jsonb NOT NULL,
  parsed jsonb,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, text_hash)
);
CREATE INDEX readings_expiry ON readings (expires_at);

ALTER TABLE readings ENABLE ROW LEVEL SECURITY;
ALTER TABLE readings FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON readings TO trayecto_app
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
CREATE POLICY service ON readings TO trayecto_service USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE (document, parsed, expires_at) ON readings TO trayecto_app;
GRANT SELECT, DELETE ON readings TO trayecto_service;
`,
};
