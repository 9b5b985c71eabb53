import type { Migration } from './migration';

/** How long a text is, for screens that show long ones in another way; how long reading a file took. */
export const readingTimes: Migration = {
  id: 17,
  name: 'reading-times',
  sql: `
ALTER TABLE cvs ADD COLUMN content_characters integer GENERATED ALWAYS AS (char_length(content)) STORED;
ALTER TABLE readings ADD COLUMN read_ms integer;
GRANT UPDATE (read_ms) ON readings TO trayecto_app;
`,
};
