// The least a server could do: the query of the list of CVs, its rows as JSON, and nothing else. Under /guarded the
// database guards the rows, as it does for the app: the query runs in a person's name.
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

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://bare');
  const userId = searchParams.get('userId');
  const rows = await (pathname === '/guarded' ? askGuarded(userId) : askPlainly(userId));
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ success: true, cvs: rows }));
});
// Idle while the other one is measured.
server.keepAliveTimeout = 60_000;
server.listen(Number(port), '127.0.0.1', () => process.send('ready'));
