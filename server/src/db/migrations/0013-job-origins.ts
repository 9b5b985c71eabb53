import type { Migration } from './migration';

/** Where the postings of the own board come from, and how the last reading of each went. Admins see it, through the service. */
export const jobOrigins: Migration = {
  id: 13,
  name: 'job-origins',
  sql: `
CREATE TABLE job_origins (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- The name of a file or the address of a feed, as job_postings.origin has it.
  name text NOT NULL UNIQUE,
  is_feed boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz NOT NULL DEFAULT now(),
  -- Null while it is being read for the first time, or was read before this was kept.
  added integer,
  updated integer,
  left_out integer,
  -- Why the last reading failed; what an earlier one brought stays.
  problem text
);

-- Whoever owns the tables may not own the rows: for this one look they may.
ALTER TABLE job_postings NO FORCE ROW LEVEL SECURITY;
INSERT INTO job_origins (name, is_feed, created_at, read_at)
  SELECT origin, origin ~ '^https?://', min(imported_at), max(imported_at) FROM job_postings GROUP BY origin;
ALTER TABLE job_postings FORCE ROW LEVEL SECURITY;

ALTER TABLE job_origins ENABLE ROW LEVEL SECURITY;
ALTER TABLE job_origins FORCE ROW LEVEL SECURITY;
CREATE POLICY service ON job_origins TO trayecto_service USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON job_origins TO trayecto_service;
`,
};
