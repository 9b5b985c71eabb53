import type { Migration } from './migration';

/** Which CV a request with an Idempotency-Key made, so that its repetition makes no second one. */
export const requestKeys: Migration = {
  id: 6,
  name: 'request-keys',
  sql: `
CREATE TABLE request_keys (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  cv_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key),
  -- The key is claimed before its CV is written, in one transaction.
  FOREIGN KEY (cv_id, user_id) REFERENCES cvs (id, user_id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX request_keys_cv ON request_keys (cv_id);
CREATE INDEX request_keys_expiry ON request_keys (expires_at);

ALTER TABLE request_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE request_keys FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON request_keys TO trayecto_app
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
CREATE POLICY service ON request_keys TO trayecto_service USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE (request_hash, cv_id, expires_at) ON request_keys TO trayecto_app;
GRANT SELECT, DELETE ON request_keys TO trayecto_service;
`,
};
