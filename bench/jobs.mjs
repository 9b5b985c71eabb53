// npm run bench:jobs [-- COUNT [FOLDER]]: how long a search of the own board takes with 100,000 listings on the embedded database,
// and beside it, in the same run, its SQL alone sent over the same connection.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportResults } from './bench-results.mjs';
import { bundleServerParts } from './bundle-parts.mjs';

const count = Number(process.argv[2] ?? 100_000);
const ROUNDS = 3;
const LONGEST_P95_MS = 100;
const LARGEST_RATIO = 4 / 3;

/** A folder that is named is kept, and filled once. */
const kept = process.argv[3];
const folder = kept ?? mkdtempSync(join(tmpdir(), 'trayecto-jobs-'));
const parts = await bundleServerParts('jobs-parts.ts');
const database = await parts.openDatabase({
  dataDir: folder,
  logger: parts.createLogger('silent'),
});
try {
  const startedAt = performance.now();
  if (await parts.createJobBoard(database).isEmpty()) await fill();
  const filledMs = performance.now() - startedAt;
  const rows = await measure();
  reportResults('jobs', rows, { postings: count, filledSeconds: Math.round(filledMs / 1_000) });
  const [whole, bare] = rows;
  const isSlow = whole.p95Ms > LONGEST_P95_MS || whole.p95Ms > bare.p95Ms * LARGEST_RATIO;
  if (isSlow) process.exitCode = 1;
} finally {
  await database.close();
  if (!kept) rmSync(folder, { recursive: true, force: true });
}

/** The samples over and over, each time of another company, day and often another place. */
async function fill() {
  const samples = parts.listSamplePostings(new Date());
  const places = samples.map(({ location, country, isRemote }) => ({
    location,
    country,
    isRemote,
  }));
  const SHARE = 2_000;
  for (let from = 0; from < count; from += SHARE) {
    const postings = Array.from({ length: Math.min(SHARE, count - from) }, (_, index) => {
      const number = from + index;
      const sample = samples[number % samples.length];
      const place = places[(number * 7 + Math.floor(number / samples.length)) % places.length];
      const day = new Date(Date.now() - ((number * 37) % 365) * 86_400_000);
      return {
        externalId: String(number),
        title: sample.title,
        company: `${sample.company} ${number}`,
        ...place,
        language: sample.language,
        description: `${sample.description}\n\nRef. ${number}.`,
        postedOn: day.toISOString().slice(0, 10),
        url: `https://jobs.example.com/${number}`,
      };
    });
    await parts.storePostings({ database, askJobs: parts.askJobsHere }, 'bench', postings);
    process.stdout.write(`\r${from + postings.length} postings`);
  }
  console.log();
}

async function measure() {
  const searchAll = parts.createSearchAll({
    board: parts.createJobBoard(database),
    askJobs: parts.askJobsHere,
    outside: [],
    isBoardAsked: true,
    patienceMs: 60_000,
    onFailure: (_, error) => console.error(error),
  });
  const signal = new AbortController().signal;
  const statements = await writeStatements();
  const whole = [];
  const bare = [];
  const found = [];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const query of parts.labelledQueries) {
      const before = performance.now();
      const { ranked } = await searchAll(query, { owner: 'bench', signal });
      const between = performance.now();
      await database.asService((tx) => sendBare(tx, statements.get(query)));
      const after = performance.now();
      // The first round warms both.
      if (round === 0) continue;
      whole.push(between - before);
      bare.push(after - between);
      found.push(ranked.length);
    }
  }
  return [
    { what: 'search, ranked', ...summarise(whole), found: Math.round(mean(found)) },
    { what: 'its SQL alone', ...summarise(bare) },
    { what: 'plain full text, best 50 by ts_rank', ...summarise(await measurePlain()) },
  ];
}

/** The SQL of each search as text, so that nothing but the database is measured. */
async function writeStatements() {
  const list = await database.asService(async (tx) =>
    parts.labelledQueries.map((query) => {
      const question = parts.askIndex(query.interest, query.location);
      return [
        query,
        [parts.selectHere, parts.selectAway].map((select) => select(tx, question, query).toSQL()),
      ];
    }),
  );
  return new Map(list);
}

async function sendBare(tx, [here, away]) {
  const { rows } = await tx.$client.query(here.sql, here.params);
  if (rows.length < parts.ENOUGH) await tx.$client.query(away.sql, away.params);
}

/** What one would write without thinking of the numbers. */
async function measurePlain() {
  const times = [];
  for (const { interest } of parts.labelledQueries.slice(0, 10)) {
    const before = performance.now();
    await database
      .asService((tx) =>
        tx.execute(parts.sql`select id, title, description from job_postings,
        (select plainto_tsquery('spanish', ${interest}) || plainto_tsquery('english', ${interest}) as query) q
        where search @@ query order by ts_rank(search, query) desc limit 50`),
      )
      .catch((error) => console.error(error.message));
    times.push(performance.now() - before);
  }
  return times;
}

function summarise(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] * 10) / 10;
  return { searches: times.length, medianMs: at(0.5), p95Ms: at(0.95), longestMs: at(1) };
}

function mean(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
