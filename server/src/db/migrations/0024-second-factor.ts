import type { Migration } from './migration';

/** A second factor: the secret sealed by the server, the last step that was used, and recovery codes by their hash. */
export const secondFactor: Migration = {
  id: 24,
  name: 'second-factor',
  sql: `
CREATE TABLE second_factors (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  sealed_secret bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- Null until the person has shown that their app has it.
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: none is taken twice, nor an older one after it.
  last_step bigint NOT NULL DEFAULT 0
);
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);

ALTER TABLE second_factors ENABLE ROW LEVEL SECURITY;
ALTER TABLE second_factors FORCE ROW LEVEL SECURITY;
CREATE POLICY service ON second_factors TO trayecto_service USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE (sealed_secret, created_at, confirmed_at, last_step), DELETE ON second_factors
  TO trayecto_service;
ALTER TABLE recovery_codes ENABLE ROW LEVEL SECURITY;
ALTER TABLE recovery_codes FORCE ROW LEVEL SECURITY;
CREATE POLICY service ON recovery_codes TO trayecto_service USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, DELETE ON recovery_codes TO trayecto_service;
`,
};
