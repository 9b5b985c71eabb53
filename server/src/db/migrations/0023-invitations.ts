import type { Migration } from './migration';

/**
 * Invitations, of which only a hash is kept, and an end for every session however much it is used. A server of the version
 * before opens sessions without naming one, and they get the usual.
 */
export const invitations: Migration = {
  id: 23,
  name: 'invitations',
  sql: `
CREATE TABLE invitations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_hash bytea NOT NULL UNIQUE,
  -- Null: for whoever has the link.
  email citext,
  created_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX invitations_expiry ON invitations (expires_at);
ALTER TABLE invitations ENABLE ROW LEVEL SECURITY;
ALTER TABLE invitations FORCE ROW LEVEL SECURITY;
CREATE POLICY service ON invitations TO trayecto_service USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, DELETE ON invitations TO trayecto_service;

ALTER TABLE sessions ADD COLUMN ends_at timestamptz NOT NULL DEFAULT now() + interval '90 days';

CREATE OR REPLACE FUNCTION find_session(session_id uuid)
  RETURNS TABLE (user_id uuid, email text, role text, now double precision, seen_lately boolean)
  LANGUAGE sql STABLE
  AS $$
    SELECT u.id, u.email::text, p.role, extract(epoch FROM clock_timestamp())::double precision,
      s.last_seen_at > clock_timestamp() - interval '1 minute'
    FROM public.sessions s JOIN public.users u ON u.id = s.user_id LEFT JOIN public.profiles p ON p.id = u.id
    WHERE s.id = session_id AND s.revoked_at IS NULL AND s.ends_at > clock_timestamp() AND u.disabled_at IS NULL
  $$;
`,
};
