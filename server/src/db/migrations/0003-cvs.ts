import type { Migration } from './migration';

/** CVs with their versions, imports and files. The composite keys keep a child row with its CV's owner. */
export const cvTables: Migration = {
  id: 3,
  name: 'cvs',
  sql: `
CREATE TABLE cvs (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  filename text NOT NULL,
  content text NOT NULL DEFAULT '',
  parsed_data jsonb,
  parsed_data_english jsonb,
  is_favorite boolean NOT NULL DEFAULT false,
  is_large_cv boolean NOT NULL DEFAULT false,
  warning_message text,
  using_raw_data boolean NOT NULL DEFAULT false,
  section_metrics jsonb,
  available_sections jsonb NOT NULL DEFAULT '[]',
  source text,
  metadata jsonb NOT NULL DEFAULT '{}',
  file_path text,
  version integer NOT NULL DEFAULT 1,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (id, user_id)
);
CREATE INDEX cvs_list ON cvs (user_id, is_favorite DESC, created_at DESC) WHERE deleted_at IS NULL;
CREATE INDEX cvs_user ON cvs (user_id);
CREATE INDEX cvs_deleted ON cvs (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE cv_versions (
  cv_id uuid NOT NULL,
  version integer NOT NULL,
  user_id uuid NOT NULL,
  parsed_data jsonb,
  parsed_data_english jsonb,
  filename text NOT NULL,
  reason text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (cv_id, version),
  FOREIGN KEY (cv_id, user_id) REFERENCES cvs (id, user_id) ON DELETE CASCADE
);

CREATE TABLE parsed_cvs (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  cv_id uuid NOT NULL,
  user_id uuid NOT NULL,
  file_name text NOT NULL,
  storage_path text,
  full_text text NOT NULL DEFAULT '',
  name text,
  email text,
  phone text,
  linkedin_url text,
  github_url text,
  website_url text,
  location text,
  job_title text,
  summary text,
  skills jsonb NOT NULL DEFAULT '[]',
  work_experience jsonb NOT NULL DEFAULT '[]',
  education jsonb NOT NULL DEFAULT '[]',
  parsed jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  is_favorite boolean NOT NULL DEFAULT false,
  FOREIGN KEY (cv_id, user_id) REFERENCES cvs (id, user_id) ON DELETE CASCADE
);
CREATE INDEX parsed_cvs_cv ON parsed_cvs (cv_id);

CREATE TABLE storage_file_paths (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  cv_id uuid NOT NULL,
  user_id uuid NOT NULL,
  file_path text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (cv_id, user_id) REFERENCES cvs (id, user_id) ON DELETE CASCADE
);
CREATE INDEX storage_file_paths_cv ON storage_file_paths (cv_id);

ALTER TABLE cvs ENABLE ROW LEVEL SECURITY;
ALTER TABLE cvs FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON cvs TO trayecto_app
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
-- The service only clears away what was deleted long ago: it reads no CV.
CREATE POLICY service_reads ON cvs FOR SELECT TO trayecto_service USING (true);
CREATE POLICY service_purges ON cvs FOR DELETE TO trayecto_service USING (deleted_at IS NOT NULL);
GRANT SELECT, INSERT ON cvs TO trayecto_app;
GRANT UPDATE (filename, content, parsed_data, parsed_data_english, is_favorite, is_large_cv, warning_message,
  using_raw_data, section_metrics, available_sections, source, metadata, file_path, version, deleted_at, updated_at)
  ON cvs TO trayecto_app;
GRANT SELECT (id, user_id, file_path, deleted_at), DELETE ON cvs TO trayecto_service;

ALTER TABLE cv_versions ENABLE ROW LEVEL SECURITY;
ALTER TABLE cv_versions FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON cv_versions TO trayecto_app
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
GRANT SELECT, INSERT ON cv_versions TO trayecto_app;

ALTER TABLE parsed_cvs ENABLE ROW LEVEL SECURITY;
ALTER TABLE parsed_cvs FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON parsed_cvs TO trayecto_app
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
GRANT SELECT, INSERT ON parsed_cvs TO trayecto_app;

ALTER TABLE storage_file_paths ENABLE ROW LEVEL SECURITY;
ALTER TABLE storage_file_paths FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON storage_file_paths TO trayecto_app
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
-- The service removes stored files that no CV points to any more.
CREATE POLICY service_reads ON storage_file_paths FOR SELECT TO trayecto_service USING (true);
GRANT SELECT, INSERT ON storage_file_paths TO trayecto_app;
GRANT SELECT ON storage_file_paths TO trayecto_service;
`,
};
