import type { Migration } from './migration';

/**
 * Public links to CVs, one each. A visitor is known by the hash of the link's token; the token itself is sealed with the
 * server's secret, so that its owner can be shown the link again. A server of the version before does not know them.
 */
export const cvShares: Migration = {
  id: 25,
  name: 'cv-shares',
  sql: `
CREATE TABLE cv_shares (
  cv_id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  sealed_token bytea NOT NULL,
  password_hash text,
  has_password boolean NOT NULL GENERATED ALWAYS AS (password_hash IS NOT NULL) STORED,
  hidden text[] NOT NULL,
  allows_pdf boolean NOT NULL,
  shows_english boolean NOT NULL,
  views integer NOT NULL DEFAULT 0,
  last_viewed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL,
  stored_bytes bigint NOT NULL GENERATED ALWAYS AS (500) STORED,
  FOREIGN KEY (cv_id, user_id) REFERENCES cvs (id, user_id) ON DELETE CASCADE
);
CREATE INDEX cv_shares_user ON cv_shares (user_id);
CREATE INDEX cv_shares_expiry ON cv_shares (expires_at);

ALTER TABLE cv_shares ENABLE ROW LEVEL SECURITY;
ALTER TABLE cv_shares FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON cv_shares TO trayecto_app
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
CREATE POLICY service ON cv_shares TO trayecto_service USING (true) WITH CHECK (true);
-- Whether there is a password, not which: nobody needs its hash but the one who opens the link.
GRANT SELECT (cv_id, user_id, sealed_token, has_password, hidden, allows_pdf, shows_english, views, last_viewed_at,
  created_at, expires_at), INSERT,
  UPDATE (password_hash, hidden, allows_pdf, shows_english, expires_at), DELETE ON cv_shares TO trayecto_app;
GRANT SELECT, UPDATE (views, last_viewed_at), DELETE ON cv_shares TO trayecto_service;

-- Every row takes up as much as every other, so only their coming and going counts.
CREATE TRIGGER tally_added AFTER INSERT ON cv_shares REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tally_storage();
CREATE TRIGGER tally_gone AFTER DELETE ON cv_shares REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION tally_storage();
`,
};
