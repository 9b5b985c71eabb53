import pg from 'pg';
import { findSocketFolder, SOCKET_PORT } from '../server/src/db/embedded/socket-folder';
import type { AppServer } from './app-server';

export const LEFT_OVER = 'Carnet de conducir B';

/**
 * The reader is too good for a sample to puzzle it: one doubt about the location and one line left over are put into
 * its report, where the server keeps it.
 */
export async function plantDoubts(app: AppServer, cvId: string): Promise<void> {
  const host = await findSocketFolder(app.dataFolder);
  if (!host) throw new Error('No server has the data folder open.');
  const client = new pg.Client({ host, port: SOCKET_PORT, user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      `UPDATE parsed_cvs SET parsed = parsed
         || jsonb_build_object('lines', (parsed -> 'lines') || to_jsonb($2::text))
         || jsonb_build_object('unplaced', jsonb_build_array(jsonb_build_object(
              'line', jsonb_array_length(parsed -> 'lines') + 1, 'text', $2::text, 'reason', 'not-understood')))
         || jsonb_build_object('provenance',
              jsonb_set(parsed -> 'provenance', '{/personal/location,confidence}', '0.4'))
       WHERE cv_id = $1`,
      [cvId, LEFT_OVER],
    );
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}
