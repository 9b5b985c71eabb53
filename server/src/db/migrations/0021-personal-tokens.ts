import type { Migration } from './migration';

/**
 * Tokens with which programs act for a person. Only a hash is kept. `enter_token` does for them what `enter_session` does
 * for people: what follows in the same message is asked as that person and only reads, as nobody where the token holds no more.
 */
export const personalTokens: Migration = {
  id: 21,
  name: 'personal-tokens',
  sql: `
CREATE TABLE personal_tokens (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  scopes text[] NOT NULL CHECK (cardinality(scopes) > 0 AND scopes <@ ARRAY['read', 'tasks', 'write']),
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX personal_tokens_user ON personal_tokens (user_id, created_at);
CREATE INDEX personal_tokens_expiry ON personal_tokens (expires_at);

ALTER TABLE personal_tokens ENABLE ROW LEVEL SECURITY;
ALTER TABLE personal_tokens FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON personal_tokens TO trayecto_app
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
CREATE POLICY service ON personal_tokens TO trayecto_service USING (true) WITH CHECK (true);
GRANT SELECT (id, user_id, name, scopes, created_at, expires_at, last_used_at), DELETE ON personal_tokens TO trayecto_app;
GRANT SELECT, INSERT, UPDATE (last_used_at), DELETE ON personal_tokens TO trayecto_service;

CREATE FUNCTION find_token(token_id uuid, given_hash bytea)
  RETURNS TABLE (user_id uuid, email text, role text, now double precision, seen_lately boolean, scopes text[])
  LANGUAGE sql STABLE
  AS $$
    SELECT u.id, u.email::text, p.role, extract(epoch FROM clock_timestamp())::double precision,
      coalesce(t.last_used_at > clock_timestamp() - interval '1 minute', false), t.scopes
    FROM public.personal_tokens t JOIN public.users u ON u.id = t.user_id LEFT JOIN public.profiles p ON p.id = u.id
    WHERE t.id = token_id AND t.token_hash = given_hash AND t.expires_at > clock_timestamp() AND u.disabled_at IS NULL
  $$;
REVOKE ALL ON FUNCTION find_token(uuid, bytea) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_token(uuid, bytea) TO trayecto_service;

CREATE FUNCTION enter_token(token_id uuid, person uuid, given_hash bytea)
  RETURNS TABLE (user_id uuid, email text, role text, now double precision, seen_lately boolean, scopes text[])
  LANGUAGE plpgsql
  AS $$
DECLARE
  done text;
BEGIN
  done := pg_catalog.set_config('transaction_read_only', 'on', true);
  done := pg_catalog.set_config('role', 'trayecto_service', true);
  SELECT * INTO user_id, email, role, now, seen_lately, scopes FROM public.find_token(token_id, given_hash);
  done := pg_catalog.set_config('role', 'trayecto_app', true);
  IF user_id IS NOT NULL THEN
    done := pg_catalog.set_config('app.user_id',
      CASE WHEN user_id = person THEN person::text ELSE '' END, true);
    RETURN NEXT;
  ELSE
    done := pg_catalog.set_config('app.user_id', '', true);
  END IF;
END $$;
REVOKE ALL ON FUNCTION enter_token(uuid, uuid, bytea) FROM PUBLIC;
`,
};
