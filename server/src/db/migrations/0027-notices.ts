import type { Migration } from './migration';

/**
 * What people are told about their own account, the devices they are known by, the address a change of email waits for, and
 * where each entry of the log came from, for as long as the server keeps that.
 */
export const notices: Migration = {
  id: 27,
  name: 'notices',
  sql: `
CREATE TABLE notices (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  device text,
  address text,
  -- The session it was done in, which need not be told.
  session_id uuid,
  seen_at timestamptz,
  -- False until it has been mailed, where there is mail.
  is_mailed boolean NOT NULL DEFAULT false
);
CREATE INDEX notices_user ON notices (user_id, at DESC);
CREATE INDEX notices_to_mail ON notices (at) WHERE NOT is_mailed;
ALTER TABLE notices ENABLE ROW LEVEL SECURITY;
ALTER TABLE notices FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON notices TO trayecto_app
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
CREATE POLICY service ON notices TO trayecto_service USING (true) WITH CHECK (true);
GRANT SELECT, UPDATE (seen_at) ON notices TO trayecto_app;
GRANT SELECT, INSERT, UPDATE (is_mailed), DELETE ON notices TO trayecto_service;

CREATE TABLE known_devices (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  device text NOT NULL,
  last_seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (user_id, device)
);
ALTER TABLE known_devices ENABLE ROW LEVEL SECURITY;
ALTER TABLE known_devices FORCE ROW LEVEL SECURITY;
CREATE POLICY service ON known_devices TO trayecto_service USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE (last_seen_at), DELETE ON known_devices TO trayecto_service;

ALTER TABLE tickets ADD COLUMN email citext;

ALTER TABLE audit_events ADD COLUMN address text, ADD COLUMN device text;
CREATE INDEX audit_events_places ON audit_events (at) WHERE address IS NOT NULL OR device IS NOT NULL;
CREATE INDEX audit_events_age ON audit_events (at);
CREATE POLICY thinning ON audit_events TO CURRENT_USER
  USING (current_setting('trayecto.thinning_audit', true) = 'on')
  WITH CHECK (current_setting('trayecto.thinning_audit', true) = 'on');

DROP FUNCTION read_audit_events(uuid, text[], bigint, integer);
CREATE FUNCTION read_audit_events(reader uuid, kinds text[], before bigint, most integer)
  RETURNS TABLE (id bigint, at timestamptz, event text, user_id uuid, actor_id uuid, details jsonb, address text, device text)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM set_config('trayecto.reading_audit', 'on', true);
  IF EXISTS (SELECT FROM public.profiles p WHERE p.id = reader AND p.role = 'admin') THEN
    RETURN QUERY SELECT e.id, e.at, e.event, e.user_id, e.actor_id, e.details, e.address, e.device
      FROM public.audit_events e
     WHERE (kinds IS NULL OR e.event = ANY (kinds)) AND (before IS NULL OR e.id < before)
     ORDER BY e.id DESC LIMIT most;
  END IF;
  PERFORM set_config('trayecto.reading_audit', '', true);
END $$;
REVOKE ALL ON FUNCTION read_audit_events(uuid, text[], bigint, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION read_audit_events(uuid, text[], bigint, integer) TO trayecto_service;

-- The service writes the log and can change nothing in it, but for what is older than it has to be kept.
CREATE FUNCTION thin_audit_events(place_days integer, days integer) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM set_config('trayecto.thinning_audit', 'on', true);
  DELETE FROM public.audit_events e WHERE e.at < clock_timestamp() - make_interval(days => greatest(days, 30));
  UPDATE public.audit_events e SET address = NULL, device = NULL
   WHERE e.at < clock_timestamp() - make_interval(days => place_days) AND (e.address IS NOT NULL OR e.device IS NOT NULL);
  PERFORM set_config('trayecto.thinning_audit', '', true);
END $$;
REVOKE ALL ON FUNCTION thin_audit_events(integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION thin_audit_events(integer, integer) TO trayecto_service;
`,
};
