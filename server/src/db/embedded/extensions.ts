import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/** What the tables and their indexes need, and so does every process that opens them. */
export const extensions = { citext, pg_trgm, unaccent };
