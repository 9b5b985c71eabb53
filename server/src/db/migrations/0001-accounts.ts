import type { Migration } from './migration';

/** People, their sessions, and what the service keeps for itself. */
export const accounts: Migration = {
  id: 1,
  name: 'accounts',
  sql: `
CREATE EXTENSION IF NOT EXISTS citext WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;

REVOKE CREATE ON SCHEMA public FROM PUBLIC;
DO $$ BEGIN EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database()); END $$;
GRANT USAGE ON SCHEMA public TO trayecto_app, trayecto_service;

CREATE FUNCTION app_user_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  SET search_path = pg_catalog, pg_temp
  AS $$ SELECT nullif(current_setting('app.user_id', true), '')::uuid $$;
REVOKE ALL ON FUNCTION app_user_id() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app_user_id() TO trayecto_app, trayecto_service;

CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email citext NOT NULL UNIQUE,
  password_hash text NOT NULL,
  disabled_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz,
  deletion_requested_at timestamptz
);

CREATE TABLE profiles (
  id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  email citext NOT NULL,
  role text NOT NULL DEFAULT 'user' CHECK (role IN ('user', 'admin')),
  display_name text NOT NULL,
  bio text NOT NULL DEFAULT '',
  avatar_url text,
  notification_preferences jsonb NOT NULL
    DEFAULT '{"email": true, "desktop": false, "updates": true, "marketing": false}',
  preferred_language text CHECK (preferred_language IN ('es', 'en')),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  user_agent text NOT NULL DEFAULT '',
  address_hash text,
  revoked_at timestamptz,
  revoked_reason text
);
CREATE INDEX sessions_user ON sessions (user_id);

CREATE TABLE refresh_tokens (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  parent_id uuid REFERENCES refresh_tokens ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz,
  expires_at timestamptz NOT NULL
);
CREATE INDEX refresh_tokens_session ON refresh_tokens (session_id);
CREATE INDEX refresh_tokens_parent ON refresh_tokens (parent_id);

CREATE TABLE tickets (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL,
  subject_id uuid,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX tickets_user ON tickets (user_id);
CREATE INDEX tickets_expiry ON tickets (expires_at);

-- No foreign key: what happened outlives the account it happened to.
CREATE TABLE audit_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  event text NOT NULL,
  user_id uuid,
  actor_id uuid,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_events_user ON audit_events (user_id, at DESC);

ALTER TABLE users ENABLE ROW LEVEL SECURITY;
ALTER TABLE users FORCE ROW LEVEL SECURITY;
CREATE POLICY service ON users TO trayecto_service USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON users TO trayecto_service;

ALTER TABLE profiles ENABLE ROW LEVEL SECURITY;
ALTER TABLE profiles FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON profiles TO trayecto_app
  USING (id = (SELECT app_user_id())) WITH CHECK (id = (SELECT app_user_id()));
CREATE POLICY service ON profiles TO trayecto_service USING (true) WITH CHECK (true);
GRANT SELECT ON profiles TO trayecto_app;
GRANT UPDATE (display_name, bio, avatar_url, notification_preferences, preferred_language, updated_at)
  ON profiles TO trayecto_app;
GRANT SELECT, INSERT, UPDATE ON profiles TO trayecto_service;

ALTER TABLE sessions ENABLE ROW LEVEL SECURITY;
ALTER TABLE sessions FORCE ROW LEVEL SECURITY;
CREATE POLICY service ON sessions TO trayecto_service USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON sessions TO trayecto_service;

ALTER TABLE refresh_tokens ENABLE ROW LEVEL SECURITY;
ALTER TABLE refresh_tokens FORCE ROW LEVEL SECURITY;
CREATE POLICY service ON refresh_tokens TO trayecto_service USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON refresh_tokens TO trayecto_service;

ALTER TABLE tickets ENABLE ROW LEVEL SECURITY;
ALTER TABLE tickets FORCE ROW LEVEL SECURITY;
CREATE POLICY service ON tickets TO trayecto_service USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON tickets TO trayecto_service;

ALTER TABLE audit_events ENABLE ROW LEVEL SECURITY;
ALTER TABLE audit_events FORCE ROW LEVEL SECURITY;
CREATE POLICY service_adds ON audit_events FOR INSERT TO trayecto_service WITH CHECK (true);
GRANT INSERT ON audit_events TO trayecto_service;
`,
};
