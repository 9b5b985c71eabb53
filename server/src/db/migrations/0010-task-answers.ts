import type { Migration } from './migration';

/** What a model answered to a request with an Idempotency-Key, so that its repetition is not paid for twice. */
export const taskAnswers: Migration = {
  id: 10,
  name: 'task-answers',
  sql: `
CREATE TABLE task_answers (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  cv_id uuid NOT NULL,
  answer jsonb NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key),
  FOREIGN KEY (cv_id, user_id) REFERENCES cvs (id, user_id) ON DELETE CASCADE
);
CREATE INDEX task_answers_cv ON task_answers (cv_id);
CREATE INDEX task_answers_expiry ON task_answers (expires_at);

ALTER TABLE task_answers ENABLE ROW LEVEL SECURITY;
ALTER TABLE task_answers FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON task_answers TO trayecto_app
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
-- The service only clears away what has expired: it reads no answer.
CREATE POLICY service_reads ON task_answers FOR SELECT TO trayecto_service USING (true);
CREATE POLICY service_purges ON task_answers FOR DELETE TO trayecto_service
  USING (expires_at < clock_timestamp());
GRANT SELECT, INSERT, UPDATE (request_hash, cv_id, answer, expires_at) ON task_answers TO trayecto_app;
GRANT SELECT (expires_at), DELETE ON task_answers TO trayecto_service;
`,
};
