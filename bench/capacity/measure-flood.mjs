import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { callFrom, createCaller, describeTimes, round } from './calls.mjs';
import { addPerson, live, PEOPLE } from './measure-people.mjs';
import { startApp, startPostgres } from './servers.mjs';

/** By turns without and with the flood, so that what else the machine does falls on both. */
const WINDOWS = 6;
const FLOODING = 20;
const SIGN_IN_MS = 20_000;
/** What the others' p95 may become. */
const MOST_TIMES = 2;

/** The two hundred people at their pace, with the limits that everyone has, and one more who asks for everything at once. */
export async function measureFlood({ minutes }) {
  const rows = [];
  const details = { people: PEOPLE, minutes, flooding: FLOODING };
  for (const kind of ['embedded', 'postgres']) {
    const postgres = kind === 'postgres' ? await startPostgres() : undefined;
    const app = await startApp(postgres?.url, { TRUST_PROXY: 'on' });
    try {
      const { found, flooder } = await liveBeside(app, minutes);
      details[kind] = flooder;
      rows.push(...found.map((row) => ({ database: kind, ...row })));
    } finally {
      await app.stop();
      await postgres?.stop();
    }
  }
  if (rows.some(({ what, times }) => what === 'all' && times > MOST_TIMES)) process.exitCode = 1;
  return [rows, details];
}

async function liveBeside(app, minutes) {
  const { call, close } = createCaller(app.url, PEOPLE);
  const addressOf = (i) => `10.0.${Math.floor(i / 200)}.${(i % 200) + 1}`;
  const people = [];
  for (let i = 0; i < PEOPLE; i += 5)
    people.push(
      ...(await Promise.all(
        Array.from({ length: 5 }, async (_, j) => {
          const own = callFrom(call, addressOf(i + j));
          return { own, ...(await addPerson(own, i + j)) };
        }),
      )),
    );
  const flood = await startFlood(app.url);
  await sleep(3_000);

  // All of them sign in first, which is another measurement.
  let phase = 'before';
  const times = { before: {}, quiet: {}, flooded: {} };
  const errors = [];
  const measure = async (name, wanted, act) => {
    const during = phase;
    const startedAt = performance.now();
    const answer = await act().catch((error) => ({ status: error.code ?? 'cut' }));
    times[during][name] ??= [];
    times[during][name].push(performance.now() - startedAt);
    if (answer.status !== wanted) errors.push(`${name}: ${answer.status}`);
    return answer;
  };
  const windowMs = (minutes * 60_000) / WINDOWS;
  const until = performance.now() + SIGN_IN_MS + WINDOWS * windowMs;
  const living = people.map((person) => live(person.own, person, until, measure));
  await sleep(SIGN_IN_MS);
  for (let i = 0; i < WINDOWS; i += 1) {
    phase = i % 2 === 0 ? 'quiet' : 'flooded';
    if (phase === 'flooded') await flood.runFor(windowMs);
    else await sleep(windowMs);
  }
  phase = 'before';
  flood.stop();
  await Promise.all(living);
  close();
  return {
    found: compare(times),
    flooder: { ...flood.seen, errors: [...new Set(errors)].slice(0, 10) },
  };
}

function compare({ quiet, flooded }) {
  const all = (phase) => Object.values(phase).flat();
  const kinds = [...Object.keys(quiet).map((what) => [what, quiet[what], flooded[what] ?? []])];
  return [...kinds, ['all', all(quiet), all(flooded)]].map(([what, before, beside]) => {
    const [a, b] = [describeTimes(before), describeTimes(beside)];
    return {
      what,
      count: `${before.length}, ${beside.length}`,
      p50: `${a.p50} → ${b.p50}`,
      p95: `${a.p95} → ${b.p95}`,
      times: round(b.p95 / Math.max(1, a.p95), 2),
    };
  });
}

/** In a separate process: the cost of sending isn't what others wait for. */
async function startFlood(url) {
  const child = fork(new URL('./flood.mjs', import.meta.url), [url, String(FLOODING)]);
  await once(child, 'message');
  const seen = {};
  return {
    seen,
    async runFor(ms) {
      child.send(ms);
      const [counts] = await once(child, 'message');
      for (const [status, count] of Object.entries(counts))
        seen[status] = (seen[status] ?? 0) + count;
    },
    stop: () => child.kill(),
  };
}
