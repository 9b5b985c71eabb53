import { fork } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '../../scripts/find-free-port.mjs';
import { projectPath } from '../../scripts/project-paths.mjs';
import { endProcess } from '../app-under-test.mjs';
import { findMedian } from '../bench-results.mjs';
import { countPerSecond, createCaller, round, signUpAndIn } from './calls.mjs';
import { makeCv } from './sample-cv.mjs';
import { readCpuMs, startApp, startPostgres } from './servers.mjs';

const ROUNDS = 5;
const SECONDS = 3;
const CALLERS = 16;

/** The list of CVs against bare handlers, one with the same query and two with less of it, by turns in one run. */
export async function measureList() {
  const postgres = await startPostgres();
  const app = await startApp(postgres.url);
  const port = await findFreePort();
  const bare = fork(projectPath('bench', 'capacity', 'bare-handler.mjs'), [postgres.url, port]);
  await once(bare, 'message');
  const ours = createCaller(app.url, CALLERS);
  const least = createCaller(`http://127.0.0.1:${port}`, CALLERS);
  try {
    const rows = [];
    for (const cvs of [1, 5, 20]) {
      const { token, userId } = await signUpAndIn(ours.call, `list.${cvs}@example.test`);
      for (let i = 0; i < cvs; i += 1) {
        const body = { filename: `cv-${i}.pdf`, content: 'x', parsed_data: makeCv(i) };
        const { status } = await ours.call('POST', '/api/cvs', { token, body });
        if (status !== 201) throw new Error(`a CV was answered with ${status}`);
      }
      const check = ({ status, json }) => {
        if (status !== 200 || json().cvs.length !== cvs) throw new Error('not the list asked for');
      };
      const list = async () =>
        check(await ours.call('GET', `/api/cvs?userId=${userId}`, { token }));
      const sessionId = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString()).sid;
      const ids = new URLSearchParams({ userId, sessionId });
      const askBarely = (way) => async () => check(await least.call('GET', `${way}?${ids}`));
      const ways = {
        same: askBarely('/same'),
        guarded: askBarely('/guarded'),
        plain: askBarely('/'),
      };
      for (const act of [list, ...Object.values(ways)]) await countPerSecond(2, CALLERS, act);
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const ours = await measure(app.pid, list);
        const measured = { ours };
        for (const [way, act] of Object.entries(ways)) measured[way] = await measure(bare.pid, act);
        rounds.push(measured);
      }
      const median = (read) => findMedian(rounds.map(read));
      const tell = (way) => ({
        [`${way}/s`]: Math.round(median((round) => round[way].rate)),
        [`of ${way}`]: `${Math.round(median(({ ours, [way]: bare }) => ours.rate / bare.rate) * 100)} %`,
      });
      rows.push({
        'CVs in the list': cvs,
        'ours/s': Math.round(median(({ ours }) => ours.rate)),
        ...tell('same'),
        ...tell('guarded'),
        ...tell('plain'),
        'our CPU ms': round(
          median(({ ours }) => ours.cpuMs),
          2,
        ),
        'bare CPU ms': round(
          median(({ same }) => same.cpuMs),
          2,
        ),
      });
    }
    return [rows, { rounds: ROUNDS, seconds: SECONDS, callers: CALLERS }];
  } finally {
    ours.close();
    least.close();
    await endProcess(bare);
    await app.stop();
    await postgres.stop();
  }
}

/** Answers a second, and what one of them costs the process. */
async function measure(pid, act) {
  const before = readCpuMs(pid);
  const rate = await countPerSecond(SECONDS, CALLERS, act);
  return { rate, cpuMs: (readCpuMs(pid) - before) / (rate * SECONDS) };
}
