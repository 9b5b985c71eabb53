import type { Migration } from './migration';

/** Who somebody is to the provider of this server, and what was started there and has not come back yet. */
export const identities: Migration = {
  id: 28,
  name: 'identities',
  sql: `
CREATE TABLE identities (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  issuer text NOT NULL,
  subject text NOT NULL,
  label text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (issuer, subject)
);
CREATE INDEX identities_user ON identities (user_id);
ALTER TABLE identities ENABLE ROW LEVEL SECURITY;
ALTER TABLE identities FORCE ROW LEVEL SECURITY;
CREATE POLICY service ON identities TO trayecto_service USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, DELETE ON identities TO trayecto_service;

CREATE TABLE oidc_flows (
  state_hash bytea PRIMARY KEY,
  -- Null: of somebody who signs in; else who wants to be known by the provider.
  user_id uuid REFERENCES users ON DELETE CASCADE,
  verifier text NOT NULL,
  nonce text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX oidc_flows_user ON oidc_flows (user_id);
CREATE INDEX oidc_flows_expiry ON oidc_flows (expires_at);
ALTER TABLE oidc_flows ENABLE ROW LEVEL SECURITY;
ALTER TABLE oidc_flows FORCE ROW LEVEL SECURITY;
CREATE POLICY service ON oidc_flows TO trayecto_service USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, DELETE ON oidc_flows TO trayecto_service;
`,
};
