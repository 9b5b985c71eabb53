// The least a server could do: a query, its rows as JSON, and nothing else. Under /same the query is the app's own, word
// for word; under /guarded it runs in a person's name but asks for no session; under / the database guards nothing.
import { createServer } from 'node:http';
import pg from 'pg';

const [databaseUrl, port] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });

const list = `select id, user_id, filename, is_favorite, parsed_data, parsed_data_english, is_large_cv, warning_message,
  using_raw_data, section_metrics, available_sections, source, metadata, file_path, version, created_at, updated_at
  from cvs where user_id = $1 and deleted_at is null order by is_favorite desc, created_at desc`;

async function askPlainly(userId) {
  return (await pool.query(list, [userId])).rows;
}

async function askGuarded(userId) {
  const who = pg.escapeLiteral(userId);
  const answers = await pool.query(
    `begin; select set_config('role', 'trayecto_app', true), set_config('app.user_id', ${who}, true);
     ${list.replace('$1', who)}; commit`,
  );
  return answers[2].rows;
}

const isoTime = (column) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`;

/** What the app asks for the list, in one message: whose session it is, and then the list as that person. */
async function askTheSame(userId, sessionId) {
  const [who, session] = [userId, sessionId].map((id) => pg.escapeLiteral(id));
  const answers = await pool.query(
    `SELECT * FROM public.enter_session(${session}, ${who}); select id, user_id, filename, is_favorite, parsed_data,
  parsed_data_english, is_large_cv, warning_message, using_raw_data, section_metrics, available_sections, source, metadata,
  file_path is not null as has_original, version, ${isoTime('created_at')}, ${isoTime('updated_at')}
  from cvs where deleted_at is null and user_id = ${who} order by is_favorite desc, cvs.created_at desc`,
  );
  return answers[1].rows;
}

const ways = { '/': askPlainly, '/guarded': askGuarded, '/same': askTheSame };

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://bare');
  const rows = await ways[pathname](searchParams.get('userId'), searchParams.get('sessionId'));
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ success: true, cvs: rows }));
});
// Idle while the other one is measured.
server.keepAliveTimeout = 60_000;
server.listen(Number(port), '127.0.0.1', () => process.send('ready'));
