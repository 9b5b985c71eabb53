import { setTimeout as sleep } from 'node:timers/promises';
import { createCaller, describeTimes, round, signIn, signUpAndIn } from './calls.mjs';
import { makeCv } from './sample-cv.mjs';
import { startApp, startPostgres } from './servers.mjs';

export const PEOPLE = 200;
const CVS_EACH = 3;
const LEAST_PAUSE_MS = 2_000;
const MOST_PAUSE_MS = 6_000;

/** Two hundred people at once, each signing in, looking, editing and taking files along at a person's pace. */
export async function measurePeople({ minutes }) {
  const rows = [];
  const details = { people: PEOPLE, minutes, memory: {} };
  for (const kind of ['embedded', 'postgres']) {
    const postgres = kind === 'postgres' ? await startPostgres() : undefined;
    const app = await startApp(postgres?.url);
    try {
      const seen = await liveThrough(app, minutes);
      details.memory[kind] = seen.memory;
      rows.push(...seen.rows.map((row) => ({ database: kind, ...row })));
    } finally {
      await app.stop();
      await postgres?.stop();
    }
  }
  return [rows, details];
}

async function liveThrough(app, minutes) {
  const { call, close } = createCaller(app.url, PEOPLE);
  const times = {};
  const errors = [];
  const measure = async (name, wanted, act) => {
    const startedAt = performance.now();
    const answer = await act().catch((error) => ({ status: error.code ?? 'cut' }));
    times[name] ??= [];
    times[name].push(performance.now() - startedAt);
    if (answer.status !== wanted) errors.push(`${name}: ${answer.status}`);
    return answer;
  };
  const people = [];
  for (let i = 0; i < PEOPLE; i += 10) {
    const group = Array.from({ length: 10 }, (_, j) => addPerson(call, i + j));
    people.push(...(await Promise.all(group)));
  }
  await sleep(2_000);
  const memory = [];
  const watching = setInterval(() => memory.push(round(app.readMemoryMb(), 0)), 2_000);
  const until = performance.now() + minutes * 60_000;
  await Promise.all(people.map((person) => live(call, person, until, measure)));
  clearInterval(watching);
  close();
  const third = Math.floor(memory.length / 3);
  const mean = (list) =>
    round(list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length), 0);
  const rows = Object.entries(times).map(([what, all]) => ({
    what,
    count: all.length,
    ...describeTimes(all),
    errors: errors.filter((error) => error.startsWith(`${what}:`)).length,
  }));
  return {
    rows,
    memory: {
      middleThirdMb: mean(memory.slice(third, 2 * third)),
      lastThirdMb: mean(memory.slice(2 * third)),
      mostMb: Math.max(...memory),
      errors: [...new Set(errors)].slice(0, 10),
    },
  };
}

export async function addPerson(call, i) {
  const person = await signUpAndIn(call, `person.${i}@example.test`);
  const cvs = [];
  for (let j = 0; j < CVS_EACH; j += 1) {
    const body = { filename: `cv-${j}.pdf`, content: 'x', parsed_data: makeCv(j) };
    cvs.push((await call('POST', '/api/cvs', { token: person.token, body })).json().cv);
  }
  return { ...person, cvs };
}

export async function live(call, person, until, measure) {
  const pause = () => sleep(LEAST_PAUSE_MS + Math.random() * (MOST_PAUSE_MS - LEAST_PAUSE_MS));
  await sleep(Math.random() * MOST_PAUSE_MS);
  for (let turn = 0; performance.now() < until; turn += 1) {
    if (turn % 20 === 0) {
      const { token } = await measure('sign in', 200, () => signIn(call, person.email));
      person.token = token ?? person.token;
      await pause();
    }
    await measure('list', 200, () =>
      call('GET', `/api/cvs?userId=${person.userId}`, { token: person.token }),
    );
    await pause();
    const cv = person.cvs[turn % person.cvs.length];
    const edited = await measure('edit', 200, () =>
      call('PATCH', `/api/cvs/${cv.id}`, {
        token: person.token,
        body: { parsed_data: makeCv(turn) },
        headers: { 'If-Match': `"${cv.version}"` },
      }),
    );
    if (edited.status === 200) cv.version = edited.json().cv.version;
    await pause();
    if (turn % 5 === 0) {
      await measure('export as PDF', 200, () =>
        call('GET', `/api/cvs/${cv.id}/export?format=pdf`, { token: person.token }),
      );
      await pause();
    }
  }
}
