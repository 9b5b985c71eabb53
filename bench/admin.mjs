// npm run bench:admin [-- COUNT]: how long the lists of the admin page take with 100,000 people and 100,000 CVs on the
// embedded database: every order, searches that find much, little and nothing, the first page and pages deep inside.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportResults } from './bench-results.mjs';
import { bundleServerParts } from './bundle-parts.mjs';

const count = Number(process.argv[2] ?? 100_000);
const OWNERS = 1_000;
const PAGE = 50;
const ROUNDS = 20;
const LONGEST_P95_MS = 250;

const folder = mkdtempSync(join(tmpdir(), 'trayecto-admin-'));
const parts = await bundleServerParts('admin-parts.ts');
const { sql } = parts;
const database = await parts.openDatabase({
  dataDir: folder,
  logger: parts.createLogger('silent'),
});
try {
  await fill();
  const lists = [
    { name: 'CVs', list: parts.listAllCvs, sorts: ['created_at', 'filename', 'user'] },
    { name: 'people', list: parts.listAllUsers, sorts: ['last_seen', 'email', 'created_at'] },
  ];
  const rows = [];
  for (const list of lists) rows.push(...(await measureList(list)));
  reportResults('admin', rows, { people: count, cvs: count });
  if (rows.some(({ p95Ms }) => p95Ms > LONGEST_P95_MS)) process.exitCode = 1;
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Names that repeat and names that do not; a thousand people own all CVs. */
async function fill() {
  const SHARE = 10_000;
  for (let from = 1; from <= count; from += SHARE) {
    await database.asService(async (tx) => {
      await tx.execute(sql`
        with made as (
          insert into users (email, password_hash, created_at, last_seen_at)
          select 'person' || n || '@' || (array['example.com', 'example.org', 'correo.example.net'])[1 + n % 3], 'x',
                 now() - make_interval(mins => n), case when n % 5 > 0 then now() - make_interval(secs => n * 7 % 900000) end
            from generate_series(${from}::int, ${Math.min(from + SHARE - 1, count)}::int) n
          returning id, email)
        insert into profiles (id, email, display_name) select id, email, 'x' from made`);
    });
    process.stdout.write(`\r${Math.min(from + SHARE - 1, count)} people`);
  }
  const { rows } = await database.asService((tx) =>
    tx.execute(sql`
      select id from (select id, row_number() over (order by email) as n from users) u
       where n % ${Math.round(count / OWNERS)}::int = 0`),
  );
  const each = count / OWNERS;
  for (const [at, { id }] of rows.entries()) {
    await database.asUser(id, (tx) =>
      tx.execute(sql`
        insert into cvs (user_id, filename, created_at)
        select ${id}::uuid, case when n % 3 = 0 then 'cv.pdf' else 'Currículum ' || n || ' ${sql.raw(String(at))}.pdf' end,
               now() - make_interval(secs => (n * 977 + ${at}::int * 31) % 9000000)
          from generate_series(1, ${each}::int) n`),
    );
  }
  console.log(`, ${count} CVs`);
}

async function measureList({ name, list, sorts }) {
  const ask = (page) =>
    database.asService((tx) => list(tx, { search: '', limit: PAGE, sort: sorts[0], ...page }));
  const rows = [];
  for (const sort of sorts) {
    rows.push(await time(`${name} by ${sort}: first page`, () => ask({ sort })));
    const cursor = await walk((page) => ask({ sort, ...page }), count / 2);
    rows.push(await time(`${name} by ${sort}: half-way down`, () => ask({ sort, cursor })));
  }
  for (const search of ['person777', 'example', 'nobody at all'])
    rows.push(await time(`${name}: search for "${search}"`, () => ask({ search })));
  return rows;
}

async function walk(ask, rows) {
  let cursor;
  for (let seen = 0; seen < rows; seen += 200)
    cursor = (await ask({ cursor, limit: 200 })).next_cursor;
  return cursor;
}

async function time(what, work) {
  const times = [];
  await work();
  for (let round = 0; round < ROUNDS; round++) {
    const before = performance.now();
    await work();
    times.push(performance.now() - before);
  }
  times.sort((a, b) => a - b);
  const at = (share) => Math.round(times[Math.ceil(times.length * share) - 1] * 10) / 10;
  return { what, medianMs: at(0.5), p95Ms: at(0.95), longestMs: at(1) };
}
