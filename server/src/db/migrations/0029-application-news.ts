import type { Migration } from './migration';

/**
 * How well a CV fitted over time, which applications have been reminded of, and whether the job board shows samples. A
 * server of the version before knows nothing of it and may go on running beside.
 */
export const applicationNews: Migration = {
  id: 29,
  name: 'application-news',
  sql: `
CREATE TABLE application_matches (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id uuid NOT NULL,
  user_id uuid NOT NULL,
  match integer NOT NULL CHECK (match BETWEEN 0 AND 100),
  created_at timestamptz NOT NULL DEFAULT now(),
  stored_bytes bigint NOT NULL GENERATED ALWAYS AS (100) STORED,
  FOREIGN KEY (application_id, user_id) REFERENCES applications (id, user_id) ON DELETE CASCADE
);
CREATE INDEX application_matches_list ON application_matches (application_id, id);
ALTER TABLE application_matches ENABLE ROW LEVEL SECURITY;
ALTER TABLE application_matches FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON application_matches TO trayecto_app
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
CREATE TRIGGER tally_added AFTER INSERT ON application_matches REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tally_storage();
CREATE TRIGGER tally_changed AFTER UPDATE ON application_matches REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tally_storage();
CREATE TRIGGER tally_gone AFTER DELETE ON application_matches REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION tally_storage();
GRANT SELECT, INSERT, DELETE ON application_matches TO trayecto_app;

-- The day somebody was last told by mail that something is to be done.
ALTER TABLE applications ADD COLUMN reminded_on date;
-- Who reminds sees what comes next and when, and no posting, letter or note.
GRANT SELECT (user_id, title, company, stage, next_action, next_on, next_time, deadline, sent_on, interview_on, cv_id,
  tailored_cv_id, archived_at, reminded_on), UPDATE (reminded_on) ON applications TO trayecto_service;
CREATE POLICY service_reminds ON applications FOR UPDATE TO trayecto_service USING (true) WITH CHECK (true);

-- What admins have said of the job board; one row.
CREATE TABLE board_settings (
  is_row boolean PRIMARY KEY DEFAULT true CHECK (is_row),
  shows_samples boolean NOT NULL DEFAULT true
);
INSERT INTO board_settings DEFAULT VALUES;
GRANT SELECT, UPDATE (shows_samples) ON board_settings TO trayecto_service;
`,
};
