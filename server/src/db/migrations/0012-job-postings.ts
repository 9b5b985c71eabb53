import type { Migration } from './migration';

/** The own job board. Its postings are everybody's to read; only the service fills it. */
export const jobPostings: Migration = {
  id: 12,
  name: 'job-postings',
  sql: `
CREATE TABLE job_postings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- The file or feed it came from, and what it is called there: a second import changes it and brings no twin.
  origin text NOT NULL,
  external_id text NOT NULL,
  title text NOT NULL,
  company text NOT NULL,
  location text NOT NULL,
  country text NOT NULL,
  is_remote boolean NOT NULL,
  language text CHECK (language IN ('es', 'en')),
  posted_on date,
  url text NOT NULL,
  description text NOT NULL,
  -- Words by the stemmer of the posting's language, and titles, skills and places in terms of no language.
  search tsvector NOT NULL,
  imported_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (origin, external_id)
)
-- Long texts lie aside, so that a search that sorts thousands of rows by day reads few pages.
WITH (toast_tuple_target = 256);
-- Without a list of pending entries every search costs the same.
CREATE INDEX job_postings_search ON job_postings USING gin (search) WITH (fastupdate = off);

ALTER TABLE job_postings ENABLE ROW LEVEL SECURITY;
ALTER TABLE job_postings FORCE ROW LEVEL SECURITY;
CREATE POLICY reading ON job_postings FOR SELECT TO trayecto_app USING (true);
CREATE POLICY service ON job_postings TO trayecto_service USING (true) WITH CHECK (true);
GRANT SELECT ON job_postings TO trayecto_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON job_postings TO trayecto_service;
`,
};
