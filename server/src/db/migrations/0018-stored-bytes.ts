import type { Migration } from './migration';

/**
 * What each person's work takes up, counted by the tables themselves: files, CVs, versions and results together. Whatever
 * writes them is counted and, beyond the quota, refused with TQ001, also when two do it at the same moment. A version
 * says what it changed once that is known. A server of the version before is counted too and may go on running beside.
 */
export const storedBytes: Migration = {
  id: 18,
  name: 'stored-bytes',
  sql: `
-- A row takes up some room even with nothing in it.
ALTER TABLE cvs ADD COLUMN stored_bytes bigint NOT NULL GENERATED ALWAYS AS (
  1000 + octet_length(content) + coalesce(octet_length(parsed_data::text), 0)
  + coalesce(octet_length(parsed_data_english::text), 0) + octet_length(metadata::text)) STORED,
  -- What lists show of a CV, so that they need not open it.
  ADD COLUMN person_name text GENERATED ALWAYS AS (parsed_data #>> '{personal,name}') STORED,
  ADD COLUMN person_title text GENERATED ALWAYS AS (parsed_data #>> '{personal,title}') STORED,
  ADD COLUMN person_location text GENERATED ALWAYS AS (parsed_data #>> '{personal,location}') STORED,
  ADD COLUMN last_job text GENERATED ALWAYS AS (parsed_data #>> '{work_experience,0,title}') STORED;
ALTER TABLE cv_versions ADD COLUMN stored_bytes bigint NOT NULL GENERATED ALWAYS AS (
  500 + coalesce(octet_length(parsed_data::text), 0) + coalesce(octet_length(parsed_data_english::text), 0)) STORED,
  -- Null: nobody has worked it out yet.
  ADD COLUMN changes jsonb;
ALTER TABLE parsed_cvs ADD COLUMN stored_bytes bigint NOT NULL GENERATED ALWAYS AS (
  500 + octet_length(full_text) + octet_length(skills::text) + octet_length(work_experience::text)
  + octet_length(education::text) + coalesce(octet_length(parsed::text), 0)) STORED;
ALTER TABLE results ADD COLUMN stored_bytes bigint NOT NULL GENERATED ALWAYS AS (
  500 + octet_length(input::text) + octet_length(result::text) + octet_length(state::text)) STORED;
ALTER TABLE stored_files ADD COLUMN stored_bytes bigint NOT NULL GENERATED ALWAYS AS (byte_size) STORED;

CREATE TABLE storage_usage (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  bytes bigint NOT NULL DEFAULT 0,
  -- Null: as much as the server gives everybody.
  quota_bytes bigint CHECK (quota_bytes >= 0)
) WITH (fillfactor = 50);
ALTER TABLE storage_usage ENABLE ROW LEVEL SECURITY;
ALTER TABLE storage_usage FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON storage_usage TO trayecto_app
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
CREATE POLICY service ON storage_usage TO trayecto_service USING (true) WITH CHECK (true);
-- Row-level security binds the owner too, and the tally is kept in the owner's name.
CREATE POLICY tally ON storage_usage TO CURRENT_USER
  USING (current_setting('trayecto.tallying', true) = 'on')
  WITH CHECK (current_setting('trayecto.tallying', true) = 'on');
GRANT SELECT ON storage_usage TO trayecto_app;
GRANT SELECT, INSERT, UPDATE (quota_bytes) ON storage_usage TO trayecto_service;

-- The row of a person is locked until the transaction ends: of two who write at once the second sees what the first took.
CREATE FUNCTION tally_storage() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  person uuid;
  difference bigint;
  used bigint;
  quota bigint;
BEGIN
  -- A backup that comes back brings its tally along.
  IF current_setting('app.backup', true) = 'on' THEN RETURN NULL; END IF;
  PERFORM set_config('trayecto.tallying', 'on', true);
  IF TG_OP = 'DELETE' THEN
    UPDATE storage_usage u SET bytes = greatest(0, u.bytes - g.sum)
      FROM (SELECT user_id, sum(stored_bytes) AS sum FROM gone GROUP BY user_id) g WHERE u.user_id = g.user_id;
  ELSE
    IF TG_OP = 'INSERT' THEN
      SELECT user_id, sum(stored_bytes) INTO person, difference FROM added GROUP BY user_id;
    ELSE
      SELECT user_id, sum(stored_bytes) INTO person, difference
        FROM (SELECT user_id, stored_bytes FROM added UNION ALL SELECT user_id, -stored_bytes FROM gone) moved
        GROUP BY user_id;
    END IF;
    IF difference <> 0 THEN
      INSERT INTO storage_usage AS u (user_id, bytes) VALUES (person, greatest(0, difference))
        ON CONFLICT (user_id) DO UPDATE SET bytes = greatest(0, u.bytes + difference)
        RETURNING u.bytes, u.quota_bytes INTO used, quota;
      quota := coalesce(quota, nullif(current_setting('app.storage_quota', true), '')::bigint);
      IF difference > 0 AND used > quota THEN
        RAISE EXCEPTION 'the storage quota of this person is used up' USING ERRCODE = 'TQ001';
      END IF;
    END IF;
  END IF;
  PERFORM set_config('trayecto.tallying', '', true);
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION tally_storage() FROM PUBLIC;

-- Nobody writes rows of several people in one statement; the service deletes them so.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['cvs', 'cv_versions', 'parsed_cvs', 'results', 'stored_files'] LOOP
    EXECUTE format('CREATE TRIGGER tally_added AFTER INSERT ON %I REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION tally_storage()', name);
    EXECUTE format('CREATE TRIGGER tally_changed AFTER UPDATE ON %I REFERENCING OLD TABLE AS gone NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION tally_storage()', name);
    EXECUTE format('CREATE TRIGGER tally_gone AFTER DELETE ON %I REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION tally_storage()', name);
  END LOOP;
END $$;

SELECT set_config('app.backup', 'on', true), set_config('trayecto.tallying', 'on', true);
INSERT INTO storage_usage (user_id, bytes)
  SELECT user_id, sum(stored_bytes) FROM (
    SELECT user_id, stored_bytes FROM cvs
    UNION ALL SELECT user_id, stored_bytes FROM cv_versions
    UNION ALL SELECT user_id, stored_bytes FROM parsed_cvs
    UNION ALL SELECT user_id, stored_bytes FROM results
    UNION ALL SELECT user_id, stored_bytes FROM stored_files) everything
  GROUP BY user_id;
SELECT set_config('app.backup', '', true), set_config('trayecto.tallying', '', true);

-- What a version changed is worked out by its owner; the service thins out old ones and reads none.
GRANT UPDATE (changes) ON cv_versions TO trayecto_app, trayecto_service;
CREATE POLICY service_reads ON cv_versions FOR SELECT TO trayecto_service USING (true);
CREATE POLICY service_forgets ON cv_versions FOR UPDATE TO trayecto_service USING (true) WITH CHECK (changes IS NULL);
CREATE POLICY service_thins ON cv_versions FOR DELETE TO trayecto_service USING (true);
GRANT SELECT (cv_id, user_id, version, created_at, changes), DELETE ON cv_versions TO trayecto_service;
CREATE INDEX cv_versions_age ON cv_versions (created_at);

-- Of what was read lately a person keeps the last few; the others give way.
GRANT DELETE ON readings TO trayecto_app;
`,
};
