import type { Migration } from './migration';

/**
 * Passkeys, the questions put to browsers about them, and sessions that may do no more than set up a second factor. A second
 * factor may now stand on passkeys alone, so it need not have a secret for an app.
 */
export const passkeys: Migration = {
  id: 26,
  name: 'passkeys',
  sql: `
CREATE TABLE passkeys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL DEFAULT 0,
  transports text[] NOT NULL DEFAULT '{}',
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  last_used_at timestamptz
);
CREATE INDEX passkeys_user ON passkeys (user_id, created_at);
ALTER TABLE passkeys ENABLE ROW LEVEL SECURITY;
ALTER TABLE passkeys FORCE ROW LEVEL SECURITY;
CREATE POLICY service ON passkeys TO trayecto_service USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE (counter, name, last_used_at), DELETE ON passkeys TO trayecto_service;

CREATE TABLE passkey_challenges (
  challenge_hash bytea PRIMARY KEY,
  -- Null: of somebody who has not said who they are.
  user_id uuid REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('register', 'sign-in', 'second-factor')),
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenges_user ON passkey_challenges (user_id);
CREATE INDEX passkey_challenges_expiry ON passkey_challenges (expires_at);
ALTER TABLE passkey_challenges ENABLE ROW LEVEL SECURITY;
ALTER TABLE passkey_challenges FORCE ROW LEVEL SECURITY;
CREATE POLICY service ON passkey_challenges TO trayecto_service USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, DELETE ON passkey_challenges TO trayecto_service;

ALTER TABLE second_factors ALTER COLUMN sealed_secret DROP NOT NULL;
ALTER TABLE sessions ADD COLUMN is_limited boolean NOT NULL DEFAULT false;

DROP FUNCTION enter_session(uuid, uuid);
DROP FUNCTION find_session(uuid);
CREATE FUNCTION find_session(session_id uuid)
  RETURNS TABLE (user_id uuid, email text, role text, now double precision, seen_lately boolean, is_limited boolean)
  LANGUAGE sql STABLE
  AS $$
    SELECT u.id, u.email::text, p.role, extract(epoch FROM clock_timestamp())::double precision,
      s.last_seen_at > clock_timestamp() - interval '1 minute', s.is_limited
    FROM public.sessions s JOIN public.users u ON u.id = s.user_id LEFT JOIN public.profiles p ON p.id = u.id
    WHERE s.id = session_id AND s.revoked_at IS NULL AND s.ends_at > clock_timestamp() AND u.disabled_at IS NULL
  $$;
REVOKE ALL ON FUNCTION find_session(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_session(uuid) TO trayecto_service;
CREATE FUNCTION enter_session(session_id uuid, person uuid)
  RETURNS TABLE (user_id uuid, email text, role text, now double precision, seen_lately boolean, is_limited boolean)
  LANGUAGE plpgsql
  AS $$
DECLARE
  done text;
BEGIN
  done := pg_catalog.set_config('transaction_read_only', 'on', true);
  done := pg_catalog.set_config('role', 'trayecto_service', true);
  SELECT * INTO user_id, email, role, now, seen_lately, is_limited FROM public.find_session(session_id);
  done := pg_catalog.set_config('role', 'trayecto_app', true);
  IF user_id IS NOT NULL THEN
    done := pg_catalog.set_config('app.user_id',
      CASE WHEN user_id = person AND NOT is_limited THEN person::text ELSE '' END, true);
    RETURN NEXT;
  ELSE
    done := pg_catalog.set_config('app.user_id', '', true);
  END IF;
END $$;
REVOKE ALL ON FUNCTION enter_session(uuid, uuid) FROM PUBLIC;
`,
};
