import type { Migration } from './migration';

/** Applications: the job as it was pasted, how far each has come, and what was sent, which nobody can change afterwards. */
export const applications: Migration = {
  id: 20,
  name: 'applications',
  sql: `
ALTER TABLE results ADD UNIQUE (id, user_id);
CREATE TABLE applications (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  version integer NOT NULL DEFAULT 1,
  title text NOT NULL DEFAULT '',
  company text NOT NULL DEFAULT '',
  place text NOT NULL DEFAULT '',
  language text CHECK (language IN ('es', 'en')),
  salary text NOT NULL DEFAULT '',
  deadline date,
  url text NOT NULL DEFAULT '',
  posting text NOT NULL DEFAULT '',
  stage text NOT NULL DEFAULT 'preparing' CHECK (stage IN ('preparing', 'sent', 'interview', 'answer')),
  answer text CHECK (answer IN ('offer', 'rejected', 'silence')),
  sent_on date,
  interview_on date,
  answered_on date,
  next_action text NOT NULL DEFAULT '',
  next_on date,
  -- As the clock of the place shows it, 10:30: an interview is at its own hour wherever one looks from.
  next_time text,
  cv_id uuid,
  tailored_cv_id uuid,
  match integer,
  match_at_start integer,
  fit_result_id uuid,
  letter jsonb,
  notes text NOT NULL DEFAULT '',
  archived_at timestamptz,
  deleted_at timestamptz,
  -- The Idempotency-Key it was made under, and what was asked for then.
  request_key text,
  request_hash bytea,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  stored_bytes bigint NOT NULL GENERATED ALWAYS AS (
    1000 + octet_length(posting) + octet_length(notes) + coalesce(octet_length(letter::text), 0)) STORED,
  UNIQUE (id, user_id),
  UNIQUE (user_id, request_key),
  -- A CV or a comparison may go; the application stays.
  FOREIGN KEY (cv_id, user_id) REFERENCES cvs (id, user_id) ON DELETE SET NULL (cv_id),
  FOREIGN KEY (tailored_cv_id, user_id) REFERENCES cvs (id, user_id) ON DELETE SET NULL (tailored_cv_id),
  FOREIGN KEY (fit_result_id, user_id) REFERENCES results (id, user_id) ON DELETE SET NULL (fit_result_id)
);
CREATE INDEX applications_list ON applications (user_id, created_at DESC) WHERE deleted_at IS NULL;
CREATE INDEX applications_cv ON applications (cv_id);
CREATE INDEX applications_tailored_cv ON applications (tailored_cv_id);
CREATE INDEX applications_fit ON applications (fit_result_id);
CREATE INDEX applications_deleted ON applications (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE application_moves (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id uuid NOT NULL,
  user_id uuid NOT NULL,
  stage text NOT NULL,
  moved_on date NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  stored_bytes bigint NOT NULL GENERATED ALWAYS AS (200) STORED,
  FOREIGN KEY (application_id, user_id) REFERENCES applications (id, user_id) ON DELETE CASCADE
);
CREATE INDEX application_moves_list ON application_moves (application_id, id);

CREATE TABLE application_sendings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL,
  user_id uuid NOT NULL,
  sent_on date NOT NULL,
  -- What the CV said and how it looked; it may change or go afterwards.
  cv_name text,
  cv_version integer,
  cv jsonb,
  design jsonb,
  letter jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  stored_bytes bigint NOT NULL GENERATED ALWAYS AS (
    500 + coalesce(octet_length(cv::text), 0) + coalesce(octet_length(letter::text), 0)) STORED,
  FOREIGN KEY (application_id, user_id) REFERENCES applications (id, user_id) ON DELETE CASCADE
);
CREATE INDEX application_sendings_list ON application_sendings (application_id, created_at);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['applications', 'application_moves', 'application_sendings'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY own ON %I TO trayecto_app
      USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()))', name);
    EXECUTE format('CREATE TRIGGER tally_added AFTER INSERT ON %I REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION tally_storage()', name);
    EXECUTE format('CREATE TRIGGER tally_changed AFTER UPDATE ON %I REFERENCING OLD TABLE AS gone NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION tally_storage()', name);
    EXECUTE format('CREATE TRIGGER tally_gone AFTER DELETE ON %I REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION tally_storage()', name);
  END LOOP;
END $$;

-- The service only clears away what was deleted long ago: it reads no application.
CREATE POLICY service_reads ON applications FOR SELECT TO trayecto_service USING (true);
CREATE POLICY service_purges ON applications FOR DELETE TO trayecto_service USING (deleted_at IS NOT NULL);
GRANT SELECT (id, deleted_at), DELETE ON applications TO trayecto_service;
GRANT SELECT, INSERT, UPDATE (version, title, company, place, language, salary, deadline, url, posting, stage, answer,
  sent_on, interview_on, answered_on, next_action, next_on, next_time, cv_id, tailored_cv_id, match, match_at_start,
  fit_result_id, letter, notes, archived_at, deleted_at, updated_at) ON applications TO trayecto_app;
-- What was sent is kept as it was sent: nobody has the right to change it. A move that is taken back takes it along.
GRANT SELECT, INSERT, DELETE ON application_sendings, application_moves TO trayecto_app;
`,
};
