import type { Migration } from './migration';

/** The procedures list_tables and create_saved_jobs_table, and with the second the table saved_jobs itself. */
export const procedures: Migration = {
  id: 4,
  name: 'procedures',
  sql: `
-- Safe to call at any time: makes the table and whatever belongs to it only where it is missing.
CREATE FUNCTION create_saved_jobs_table() RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('trayecto.saved_jobs', 0));
  IF to_regclass('public.saved_jobs') IS NOT NULL THEN RETURN; END IF;
  CREATE TABLE public.saved_jobs (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL REFERENCES public.users ON DELETE CASCADE,
    title text NOT NULL,
    description text NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE UNIQUE INDEX saved_jobs_once ON public.saved_jobs (user_id, md5(title), md5(description));
  CREATE INDEX saved_jobs_list ON public.saved_jobs (user_id, created_at DESC);
  ALTER TABLE public.saved_jobs ENABLE ROW LEVEL SECURITY;
  ALTER TABLE public.saved_jobs FORCE ROW LEVEL SECURITY;
  CREATE POLICY own ON public.saved_jobs TO trayecto_app
    USING (user_id = (SELECT public.app_user_id())) WITH CHECK (user_id = (SELECT public.app_user_id()));
  CREATE POLICY counting ON public.saved_jobs FOR SELECT TO CURRENT_USER
    USING (current_setting('trayecto.counting', true) = 'on');
  GRANT SELECT, INSERT, DELETE ON public.saved_jobs TO trayecto_app;
END $$;
REVOKE ALL ON FUNCTION create_saved_jobs_table() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION create_saved_jobs_table() TO trayecto_app, trayecto_service;
SELECT create_saved_jobs_table();

-- Row-level security binds the owner too, so that list_tables could count nothing without these.
CREATE POLICY counting ON profiles FOR SELECT TO CURRENT_USER
  USING (current_setting('trayecto.counting', true) = 'on');
CREATE POLICY counting ON cvs FOR SELECT TO CURRENT_USER
  USING (current_setting('trayecto.counting', true) = 'on');
CREATE POLICY counting ON cv_versions FOR SELECT TO CURRENT_USER
  USING (current_setting('trayecto.counting', true) = 'on');
CREATE POLICY counting ON parsed_cvs FOR SELECT TO CURRENT_USER
  USING (current_setting('trayecto.counting', true) = 'on');
CREATE POLICY counting ON storage_file_paths FOR SELECT TO CURRENT_USER
  USING (current_setting('trayecto.counting', true) = 'on');

-- Names and counts of the tables people's work is kept in; a table that is missing is left out.
CREATE FUNCTION list_tables() RETURNS TABLE (table_name text, row_count integer)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM set_config('trayecto.counting', 'on', true);
  FOREACH table_name IN ARRAY
    ARRAY['cv_versions', 'cvs', 'parsed_cvs', 'profiles', 'saved_jobs', 'storage_file_paths']
  LOOP
    CONTINUE WHEN to_regclass(format('public.%I', table_name)) IS NULL;
    EXECUTE format('SELECT count(*)::integer FROM public.%I', table_name) INTO row_count;
    RETURN NEXT;
  END LOOP;
  PERFORM set_config('trayecto.counting', '', true);
END $$;
REVOKE ALL ON FUNCTION list_tables() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION list_tables() TO trayecto_app, trayecto_service;
`,
};
