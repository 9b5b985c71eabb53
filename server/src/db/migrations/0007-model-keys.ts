import type { Migration } from './migration';

/** People's own keys to a model, sealed by the server: the database alone cannot read them. */
export const modelKeys: Migration = {
  id: 7,
  name: 'model-keys',
  sql: `
CREATE TABLE model_keys (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  sealed_key bytea NOT NULL,
  last_four text NOT NULL CHECK (length(last_four) = 4),
  stored_at timestamptz NOT NULL DEFAULT now()
);

ALTER TABLE model_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE model_keys FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON model_keys TO trayecto_app
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
GRANT SELECT, INSERT, UPDATE (sealed_key, last_four, stored_at), DELETE ON model_keys TO trayecto_app;
`,
};
