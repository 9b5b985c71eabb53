import type { Migration } from './migration';

/** What an engine answered, with the version of the CV it was made from. */
export const results: Migration = {
  id: 8,
  name: 'results',
  sql: `
CREATE TABLE results (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  cv_id uuid NOT NULL,
  cv_version integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('skill_gap', 'development', 'optimization', 'enhancement')),
  title text NOT NULL,
  input jsonb NOT NULL,
  result jsonb NOT NULL,
  -- What the person did with it: milestones ticked off, hours a week.
  state jsonb NOT NULL DEFAULT '{}',
  engine jsonb NOT NULL,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (cv_id, user_id) REFERENCES cvs (id, user_id) ON DELETE CASCADE
);
CREATE INDEX results_list ON results (user_id, kind, created_at DESC);
CREATE INDEX results_cv ON results (cv_id);
CREATE INDEX results_deleted ON results (deleted_at) WHERE deleted_at IS NOT NULL;

ALTER TABLE results ENABLE ROW LEVEL SECURITY;
ALTER TABLE results FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON results TO trayecto_app
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
-- The service only clears away what was deleted long ago: it reads no result.
CREATE POLICY service_reads ON results FOR SELECT TO trayecto_service USING (true);
CREATE POLICY service_purges ON results FOR DELETE TO trayecto_service USING (deleted_at IS NOT NULL);
GRANT SELECT, INSERT, UPDATE (state, deleted_at), DELETE ON results TO trayecto_app;
GRANT SELECT (id, deleted_at), DELETE ON results TO trayecto_service;
`,
};
