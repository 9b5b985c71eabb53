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

/** The list of CVs against a bare handler with the same query, by turns in one run. */
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
      const list = async () => {
        const { status } = await ours.call('GET', '/api/cvs', { token });
        if (status !== 200) throw new Error(`the list answered ${status}`);
      };
      const listBarely = () => least.call('GET', `/?userId=${userId}`);
      const listGuarded = () => least.call('GET', `/guarded?userId=${userId}`);
      for (const act of [list, listBarely, listGuarded]) await countPerSecond(2, CALLERS, act);
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const [ourRate, ourCpuMs] = await measure(app.pid, list);
        const [bareRate, bareCpuMs] = await measure(bare.pid, listBarely);
        const [guardedRate] = await measure(bare.pid, listGuarded);
        const shares = { share: ourRate / bareRate, guardedShare: ourRate / guardedRate };
        rounds.push({ ourRate, bareRate, guardedRate, ...shares, ourCpuMs, bareCpuMs });
      }
      rows.push({
        'CVs in the list': cvs,
        'ours/s': Math.round(findMedian(rounds.map(({ ourRate }) => ourRate))),
        'bare/s': Math.round(findMedian(rounds.map(({ bareRate }) => bareRate))),
        'our CPU ms': round(findMedian(rounds.map(({ ourCpuMs }) => ourCpuMs)), 2),
        'bare CPU ms': round(findMedian(rounds.map(({ bareCpuMs }) => bareCpuMs)), 2),
        share: `${round(findMedian(rounds.map(({ share }) => share)) * 100, 0)} %`,
        'guarded/s': Math.round(findMedian(rounds.map(({ guardedRate }) => guardedRate))),
        'share of that': `${round(findMedian(rounds.map(({ guardedShare }) => guardedShare)) * 100, 0)} %`,
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
  return [rate, (readCpuMs(pid) - before) / (rate * SECONDS)];
}
