import type { Migration } from './migration';

/** What every process counts together, and the queue of long work. */
export const limitsAndJobs: Migration = {
  id: 2,
  name: 'limits-and-jobs',
  sql: `
CREATE TABLE rate_limits (
  key text PRIMARY KEY,
  taken integer NOT NULL,
  window_started_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX rate_limits_expiry ON rate_limits (expires_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON rate_limits TO trayecto_service;

-- One statement decides and counts, so parallel callers cannot pass together; a refused try is not counted.
CREATE FUNCTION take_limit(limit_key text, most integer, window_seconds integer)
  RETURNS TABLE (allowed boolean, retry_after_seconds integer)
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  this_moment timestamptz := clock_timestamp();
  window_end timestamptz;
BEGIN
  INSERT INTO rate_limits AS r (key, taken, window_started_at, expires_at)
  VALUES (limit_key, 1, this_moment, this_moment + make_interval(secs => window_seconds))
  ON CONFLICT (key) DO UPDATE SET
    taken = CASE WHEN r.expires_at <= clock_timestamp() THEN 1 ELSE r.taken + 1 END,
    window_started_at =
      CASE WHEN r.expires_at <= clock_timestamp() THEN clock_timestamp() ELSE r.window_started_at END,
    expires_at = CASE WHEN r.expires_at <= clock_timestamp()
      THEN clock_timestamp() + make_interval(secs => window_seconds) ELSE r.expires_at END
  WHERE r.taken < most OR r.expires_at <= clock_timestamp();
  IF FOUND THEN
    RETURN QUERY SELECT true, 0;
    RETURN;
  END IF;
  SELECT r.expires_at INTO window_end FROM rate_limits r WHERE r.key = limit_key;
  RETURN QUERY SELECT false,
    greatest(1, ceil(extract(epoch FROM window_end - clock_timestamp())))::integer;
END $$;

CREATE FUNCTION give_back_limit(limit_key text) RETURNS void
  LANGUAGE sql SET search_path = pg_catalog, public, pg_temp AS $$
  UPDATE rate_limits SET taken = greatest(taken - 1, 0)
  WHERE key = limit_key AND expires_at > clock_timestamp()
$$;

CREATE FUNCTION purge_rate_limits() RETURNS integer
  LANGUAGE sql SET search_path = pg_catalog, public, pg_temp AS $$
  WITH gone AS (DELETE FROM rate_limits WHERE expires_at <= clock_timestamp() RETURNING 1)
  SELECT count(*)::integer FROM gone
$$;

REVOKE ALL ON FUNCTION take_limit(text, integer, integer), give_back_limit(text), purge_rate_limits()
  FROM PUBLIC;
GRANT EXECUTE ON FUNCTION take_limit(text, integer, integer), give_back_limit(text), purge_rate_limits()
  TO trayecto_service;

CREATE TABLE jobs (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  payload jsonb NOT NULL DEFAULT '{}',
  state text NOT NULL DEFAULT 'queued'
    CHECK (state IN ('queued', 'running', 'done', 'failed', 'cancelled')),
  progress integer NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
  result jsonb,
  error_code text,
  attempts integer NOT NULL DEFAULT 0,
  run_after timestamptz NOT NULL DEFAULT now(),
  leased_until timestamptz,
  idempotency_key text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX jobs_once ON jobs (user_id, kind, idempotency_key) WHERE idempotency_key IS NOT NULL;
CREATE INDEX jobs_user ON jobs (user_id, created_at DESC);
CREATE INDEX jobs_waiting ON jobs (run_after) WHERE state IN ('queued', 'running');

ALTER TABLE jobs ENABLE ROW LEVEL SECURITY;
ALTER TABLE jobs FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON jobs TO trayecto_app
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
CREATE POLICY service ON jobs TO trayecto_service USING (true) WITH CHECK (true);
GRANT SELECT ON jobs TO trayecto_app;
GRANT INSERT (id, user_id, kind, payload, run_after, idempotency_key) ON jobs TO trayecto_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON jobs TO trayecto_service;
`,
};
