import type { Migration } from './migration';

/**
 * Asked at every request, so the plan is made once a connection and kept there, whatever is between server and
 * database. Names are written with their schema in place of a search path: a function with its own settings would
 * take back the role it sets. A server of the version before asks the long way and may go on running beside.
 */
export const enterSession: Migration = {
  id: 15,
  name: 'enter-session',
  sql: `
CREATE FUNCTION find_session(session_id uuid)
  RETURNS TABLE (user_id uuid, email text, role text, now double precision, seen_lately boolean)
  LANGUAGE sql STABLE
  AS $$
    SELECT u.id, u.email::text, p.role, extract(epoch FROM clock_timestamp())::double precision,
      s.last_seen_at > clock_timestamp() - interval '1 minute'
    FROM public.sessions s JOIN public.users u ON u.id = s.user_id LEFT JOIN public.profiles p ON p.id = u.id
    WHERE s.id = session_id AND s.revoked_at IS NULL AND u.disabled_at IS NULL
  $$;
REVOKE ALL ON FUNCTION find_session(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_session(uuid) TO trayecto_service;

-- What follows in the same message is asked as that person and only reads; as nobody when the session has ended or is
-- another person's.
CREATE FUNCTION enter_session(session_id uuid, person uuid)
  RETURNS TABLE (user_id uuid, email text, role text, now double precision, seen_lately boolean)
  LANGUAGE plpgsql
  AS $$
DECLARE
  done text;
BEGIN
  done := pg_catalog.set_config('transaction_read_only', 'on', true);
  done := pg_catalog.set_config('role', 'trayecto_service', true);
  SELECT * INTO user_id, email, role, now, seen_lately FROM public.find_session(session_id);
  done := pg_catalog.set_config('role', 'trayecto_app', true);
  IF user_id IS NOT NULL THEN
    done := pg_catalog.set_config('app.user_id',
      CASE WHEN user_id = person THEN person::text ELSE '' END, true);
    RETURN NEXT;
  ELSE
    done := pg_catalog.set_config('app.user_id', '', true);
  END IF;
END $$;
REVOKE ALL ON FUNCTION enter_session(uuid, uuid) FROM PUBLIC;
`,
};
