import type { Migration } from './migration';

/**
 * While nobody is an admin, anyone who has the code that the server prints becomes one. The code is made of the server's
 * secret and the seed kept here, so that all servers print the same one and a copy of the database does not tell it.
 */
export const adminCodes: Migration = {
  id: 16,
  name: 'admin-codes',
  sql: `
CREATE TABLE admin_codes (
  seed uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  used_at timestamptz
);
GRANT SELECT, INSERT, UPDATE, DELETE ON admin_codes TO trayecto_service;
`,
};
