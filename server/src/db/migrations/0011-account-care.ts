import type { Migration } from './migration';

/** Confirmed addresses, pictures, and what admins look at: lists that stay quick and the log of what happened. */
export const accountCare: Migration = {
  id: 11,
  name: 'account-care',
  sql: `
ALTER TABLE users ADD COLUMN email_verified_at timestamptz;
-- Whoever was here before addresses were confirmed is not locked out by it.
UPDATE users SET email_verified_at = created_at, last_seen_at = (
  SELECT max(s.last_seen_at) FROM sessions s WHERE s.user_id = users.id);
CREATE INDEX users_newest ON users (created_at DESC, id DESC);
CREATE INDEX users_seen ON users (coalesce(last_seen_at, created_at) DESC, id DESC);
CREATE INDEX users_email_words ON users USING gin ((email::text) gin_trgm_ops);
CREATE INDEX users_leaving ON users (deletion_requested_at) WHERE deletion_requested_at IS NOT NULL;
CREATE INDEX profiles_admins ON profiles (id) WHERE role = 'admin';

-- The service reads names and dates of CVs for the admins' list; what stands in them stays closed to it.
GRANT SELECT (filename, created_at) ON cvs TO trayecto_service;
CREATE INDEX cvs_newest ON cvs (created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX cvs_by_name ON cvs (filename, id) WHERE deleted_at IS NULL;
CREATE INDEX cvs_name_words ON cvs USING gin (filename gin_trgm_ops);

CREATE INDEX audit_events_kind ON audit_events (event, id DESC);
CREATE POLICY reading ON audit_events FOR SELECT TO CURRENT_USER
  USING (current_setting('trayecto.reading_audit', true) = 'on');
CREATE POLICY checking ON profiles FOR SELECT TO CURRENT_USER
  USING (current_setting('trayecto.reading_audit', true) = 'on');

-- The service writes the log and cannot read it; this reads it for someone who is an admin this moment.
CREATE FUNCTION read_audit_events(reader uuid, kinds text[], before bigint, most integer)
  RETURNS TABLE (id bigint, at timestamptz, event text, user_id uuid, actor_id uuid, details jsonb)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM set_config('trayecto.reading_audit', 'on', true);
  IF EXISTS (SELECT FROM public.profiles p WHERE p.id = reader AND p.role = 'admin') THEN
    RETURN QUERY SELECT e.id, e.at, e.event, e.user_id, e.actor_id, e.details
      FROM public.audit_events e
     WHERE (kinds IS NULL OR e.event = ANY (kinds)) AND (before IS NULL OR e.id < before)
     ORDER BY e.id DESC LIMIT most;
  END IF;
  PERFORM set_config('trayecto.reading_audit', '', true);
END $$;
REVOKE ALL ON FUNCTION read_audit_events(uuid, text[], bigint, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION read_audit_events(uuid, text[], bigint, integer) TO trayecto_service;
`,
};
