// npm run bench:scale [-- CVS]: fills a separate Postgres with that many CVs (names and sizes only, four a person), and shows for
// lists, searches, housekeeping and deletion how long they take and that none of them reads a large table from end to end.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportResults } from './bench-results.mjs';
import { bundleServerParts } from './bundle-parts.mjs';

const count = Number(process.argv[2] ?? 1_000_000);
const CVS_EACH = 4;
const SHARE = 50_000;
const ROUNDS = 10;
const LARGE_TABLES = ['cvs', 'users', 'profiles', 'stored_files', 'storage_file_paths', 'sessions'];

const parts = await bundleServerParts('scale-parts.ts');
const [binaries] = parts.findPostgresBinaries();
const postgres = await parts.startPostgres(binaries);
const folder = mkdtempSync(join(tmpdir(), 'trayecto-scale-'));
const logger = parts.createLogger('silent');
const options = { databaseUrl: postgres.adminUrl, dataDir: folder, logger };
const database = await parts.openDatabase(options);
const owner = new parts.pg.Client({ connectionString: postgres.adminUrl });
await owner.connect();
const sent = watchStatements();
try {
  const fillSeconds = await fill();
  const rows = [];
  for (const question of await listQuestions()) rows.push(await measure(question));
  const { rows: sizes } = await owner.query('select pg_database_size(current_database()) as bytes');
  const databaseMb = Math.round(Number(sizes[0].bytes) / 1024 / 1024);
  const details = { cvs: count, people: count / CVS_EACH, fillSeconds, databaseMb };
  reportResults('scale', rows, details);
  console.log(details);
  // Only counts of all there is may.
  const isCount = (what) => what.endsWith('(admin)');
  if (rows.some(({ what, readsWhole }) => readsWhole !== '' && !isCount(what)))
    process.exitCode = 1;
} finally {
  await owner.end();
  await database.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Past triggers and foreign keys, which would only find again what is right by the way it is made. */
async function fill() {
  const before = performance.now();
  await owner.query("set session_replication_role = 'replica'; set synchronous_commit = off");
  const people = count / CVS_EACH;
  const indexes = await dropIndexes();
  for (let from = 1; from <= people; from += SHARE) {
    await owner.query(
      `with made as (
         insert into users (email, password_hash, created_at, last_seen_at)
         select 'person' || n || '@example.com', 'x', now() - make_interval(mins => n), now() - make_interval(secs => n * 7 % 900000)
           from generate_series($1::int, $2::int) n returning id, email),
       named as (insert into profiles (id, email, display_name) select id, email, 'x' from made),
       written as (
         insert into cvs (user_id, filename, created_at, deleted_at, file_path)
         select m.id, 'Currículum ' || substr(m.id::text, 1, 6) || ' ' || k || '.pdf',
                now() - make_interval(mins => (random() * 900000)::int),
                case when random() < 0.01 then now() - make_interval(days => (random() * 25)::int) end,
                m.id || '/1700000000000-' || substr(md5(m.id::text || k), 1, 12) || '.pdf'
           from made m, generate_series(1, ${CVS_EACH}) k returning id, user_id, file_path, created_at),
       kept as (
         insert into stored_files (path, user_id, content_hash, byte_size, original_name, created_at)
         select file_path, user_id, sha256(file_path::bytea), 20000 + (random() * 400000)::int, 'cv.pdf', created_at from written)
       insert into storage_file_paths (cv_id, user_id, file_path) select id, user_id, file_path from written`,
      [from, Math.min(from + SHARE - 1, people)],
    );
    process.stdout.write(`\r${Math.min(from + SHARE - 1, people) * CVS_EACH} CVs`);
  }
  await owner.query(
    `insert into storage_usage (user_id, bytes) select user_id, sum(byte_size) from stored_files group by user_id`,
  );
  for (const { definition } of indexes) await owner.query(definition);
  await owner.query("set session_replication_role = 'origin'");
  await owner.query('vacuum analyze');
  console.log();
  return Math.round((performance.now() - before) / 1000);
}

/** Made again once the rows are there, which is much quicker; keys stay. */
async function dropIndexes() {
  const { rows } = await owner.query(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
       from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relnamespace = 'public'::regnamespace and c.relname = any ($1) and not i.indisunique`,
    [LARGE_TABLES],
  );
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  return rows;
}

async function listQuestions() {
  const { rows } = await owner.query('select id from users order by email limit 400');
  const ids = rows.map(({ id }) => id);
  let next = 0;
  const takeNext = () => {
    next += 1;
    return ids[next];
  };
  const noFiles = { remove: async () => {}, async *list() {} };
  const service = (work) => () => database.asService(work);
  const page = { search: '', limit: 50 };
  return [
    {
      what: 'one person’s CVs',
      work: () => asOne((tx, id) => parts.listSummaries(tx, id, { offset: 0, limit: 50 })),
    },
    {
      what: 'all CVs, newest first (admin)',
      work: service((tx) => parts.listAllCvs(tx, { ...page, sort: 'created_at' })),
    },
    {
      what: 'all CVs by name (admin)',
      work: service((tx) => parts.listAllCvs(tx, { ...page, sort: 'filename' })),
    },
    {
      what: 'CVs: search for a rare name',
      work: service((tx) =>
        parts.listAllCvs(tx, { ...page, sort: 'created_at', search: `${ids[7].slice(0, 6)} 2` }),
      ),
    },
    {
      what: 'CVs: search for what all have',
      work: service((tx) =>
        parts.listAllCvs(tx, { ...page, sort: 'created_at', search: 'Currículum' }),
      ),
    },
    {
      what: 'people by last activity (admin)',
      work: service((tx) => parts.listAllUsers(tx, { ...page, sort: 'last_seen' }, 1)),
    },
    {
      what: 'people: search',
      work: service((tx) =>
        parts.listAllUsers(tx, { ...page, sort: 'email', search: 'person7777' }, 1),
      ),
    },
    { what: 'housekeeping: empty the trash', work: service((tx) => parts.purgeOldTrash(tx)) },
    {
      what: 'delete a person with all they have',
      work: () => parts.removeAccount(database, noFiles, takeNext()),
    },
  ];

  function asOne(work) {
    const id = takeNext();
    return database.asUser(id, (tx) => work(tx, id));
  }
}

async function measure({ what, work }) {
  const times = [];
  sent.length = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = performance.now();
    await work();
    times.push(performance.now() - before);
    if (round === 0) sent.isOn = false;
  }
  sent.isOn = true;
  const plans = new Set();
  for (const { text, values } of sent.slice()) {
    if (!/^\s*(with|select|delete|update)\b/i.test(text) || /set_config/.test(text)) continue;
    const { rows } = await owner
      .query(`explain (format json) ${text}`, values)
      .catch(() => ({ rows: [] }));
    for (const row of rows)
      for (const table of listWholeReads(row['QUERY PLAN'][0].Plan)) plans.add(table);
  }
  times.sort((a, b) => a - b);
  const at = (share) => Math.round(times[Math.ceil(times.length * share) - 1] * 10) / 10;
  return { what, medianMs: at(0.5), longestMs: at(1), readsWhole: [...plans].join(', ') };
}

/** Large tables that a plan goes through from end to end, but for those it stops as soon as a page is full. */
function listWholeReads(plan, isCut = false) {
  const stops = isCut || plan['Node Type'] === 'Limit';
  const own =
    plan['Node Type'] === 'Seq Scan' && !stops && LARGE_TABLES.includes(plan['Relation Name']);
  const inner = (plan.Plans ?? []).flatMap((part) => listWholeReads(part, stops));
  return own ? [plan['Relation Name'], ...inner] : inner;
}

/** Everything that is sent to the database, as it is sent. */
function watchStatements() {
  const list = Object.assign([], { isOn: true });
  const { query } = parts.pg.Client.prototype;
  parts.pg.Client.prototype.query = function watched(...given) {
    const [first, second] = given;
    const text = typeof first === 'string' ? first : first?.text;
    const values = (Array.isArray(second) ? second : first?.values) ?? [];
    if (list.isOn && this !== owner && typeof text === 'string') list.push({ text, values });
    return query.apply(this, given);
  };
  return list;
}
