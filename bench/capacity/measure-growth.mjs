import pg from 'pg';
import { createCaller, describeTimes, signIn, signUpAndIn } from './calls.mjs';
import { makeCv } from './sample-cv.mjs';
import { startApp, startPostgres } from './servers.mjs';

const STEPS = [
  { people: 10, cvs: 100, versions: 10_000 },
  { people: 100, cvs: 1_000, versions: 100_000 },
  { people: 1_000, cvs: 10_000, versions: 1_000_000 },
];
const TIMES = 60;

/** The same questions to ever more data: what grows with it, and what does not. */
export async function measureGrowth() {
  const postgres = await startPostgres();
  const app = await startApp(postgres.url);
  const { call, close } = createCaller(app.url, 4);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const person = await signUpAndIn(call, 'someone@example.test');
    const admin = await signUpAndIn(call, 'admin@example.test');
    const code = app.findAdminCode();
    await call('POST', '/api/account/admin', { token: admin.token, body: { code } });
    const cvs = [];
    for (let i = 0; i < 10; i += 1) {
      const body = { filename: `cv-${i}.pdf`, content: 'x', parsed_data: makeCv(i) };
      cvs.push((await call('POST', '/api/cvs', { token: person.token, body })).json().cv);
    }
    const rows = [];
    for (const step of STEPS) {
      await fill(client, step);
      const row = { CVs: step.cvs, versions: step.versions };
      for (const [name, act] of Object.entries(questions(call, person, admin, cvs))) {
        row[name] = (await time(act)).p50;
      }
      const { rows: sizes } = await client.query(
        'SELECT pg_database_size(current_database())::float8 / 1e6 AS mb',
      );
      row['database MB'] = Math.round(sizes[0].mb);
      rows.push(row);
    }
    return [rows, { times: TIMES, figures: 'milliseconds, median' }];
  } finally {
    close();
    await client.end();
    await app.stop();
    await postgres.stop();
  }
}

function questions(call, person, admin, cvs) {
  const [cv] = cvs;
  const get = (path, { token } = person) => call('GET', path, { token });
  return {
    'sign in': () => signIn(call, person.email),
    list: () => get(`/api/cvs?userId=${person.userId}`),
    open: () => get(`/api/cvs/${cv.id}`),
    async save() {
      const answer = await call('PATCH', `/api/cvs/${cv.id}`, {
        token: person.token,
        body: { parsed_data: makeCv(cv.version) },
        headers: { 'If-Match': `"${cv.version}"` },
      });
      cv.version = answer.json().cv.version;
      return answer;
    },
    history: () => get(`/api/cvs/${cvs[1].id}/versions`),
    'admin: CVs': () => get('/api/admin/cvs', admin),
    'admin: search': () => get('/api/admin/cvs?search=cv-77', admin),
    'admin: people': () => get('/api/admin/users', admin),
  };
}

async function time(act) {
  const times = [];
  for (let i = 0; i < TIMES + 5; i += 1) {
    const startedAt = performance.now();
    const { status } = await act();
    if (status !== 200) throw new Error(`answered ${status}`);
    if (i >= 5) times.push(performance.now() - startedAt);
  }
  return describeTimes(times);
}

/** People, CVs and versions up to the given numbers, as rows that the app could have written. */
async function fill(client, { people, cvs, versions }) {
  const cv = JSON.stringify(makeCv());
  await client.query(
    `WITH made AS (
       INSERT INTO users (email, password_hash)
       SELECT 'filler.' || n || '@example.test', '-' FROM generate_series(1, $1::int) n
       ON CONFLICT (email) DO NOTHING RETURNING id, email)
     INSERT INTO profiles (id, email, display_name) SELECT id, email, 'Filler' FROM made`,
    [people],
  );
  await client.query(
    `INSERT INTO cvs (user_id, filename, content, parsed_data, metadata)
     SELECT u.id, 'cv-' || n || '.pdf', 'x', $3::jsonb, '{}' FROM generate_series(1, $1::int) n
     JOIN users u ON u.email = 'filler.' || (n % $2 + 1) || '@example.test'
     WHERE n > (SELECT count(*) FROM cvs c JOIN users f ON f.id = c.user_id WHERE f.email LIKE 'filler.%')`,
    [cvs, people, cv],
  );
  await client.query(
    `INSERT INTO cv_versions (cv_id, version, user_id, parsed_data, filename, reason)
     SELECT c.id, v, c.user_id, $2::jsonb, c.filename, 'edit'
     FROM cvs c JOIN users f ON f.id = c.user_id, generate_series(1, $1::int) v
     WHERE f.email LIKE 'filler.%' ON CONFLICT DO NOTHING`,
    // Many rows, not many bytes.
    [Math.round(versions / cvs), JSON.stringify({ summary: makeCv().summary })],
  );
  await client.query('ANALYZE');
}
