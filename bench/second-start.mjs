// npm run bench:start [-- --fresh]: seconds from `npm start` to the first answer of /api/ready.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../scripts/find-free-port.mjs';
import { prepareProject } from '../scripts/prepare-project.mjs';
import { projectRoot } from '../scripts/project-paths.mjs';
import { waitUntilReady } from './app-under-test.mjs';
import { findMedian, reportResults } from './bench-results.mjs';

const RUNS = 7;
const workFolder = mkdtempSync(join(tmpdir(), 'trayecto-start-'));
const rows = [];
try {
  if (process.argv.includes('--fresh')) {
    const clone = join(workFolder, 'clone');
    execFileSync('git', ['clone', '--quiet', projectRoot, clone]);
    addRow('fresh clone, nothing installed', [await timeStart(clone)]);
  }
  await prepareProject({ mode: 'production', build: true });
  addRow('first start, empty data folder', [await timeStart(projectRoot)]);
  const times = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await timeStart(projectRoot));
  addRow('second start', times);
} finally {
  rmSync(workFolder, { recursive: true, force: true });
}
reportResults('second-start', rows);

function addRow(what, seconds) {
  rows.push({
    what,
    runs: seconds.length,
    'median s': round(findMedian(seconds)),
    'slowest s': round(Math.max(...seconds)),
  });
}

/** In its own process group, as in a terminal, so that npm and its child can be ended together. */
async function timeStart(folder) {
  const port = await findFreePort();
  const startedAt = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), DATA_DIR: join(workFolder, 'data') },
  });
  try {
    await waitUntilReady(`http://127.0.0.1:${port}`);
    return (performance.now() - startedAt) / 1000;
  } finally {
    const ended = once(npm, 'exit');
    process.kill(-npm.pid, 'SIGTERM');
    await ended;
    await waitUntilGone(port);
  }
}

/** npm may end before the server has closed its data folder. */
async function waitUntilGone(port) {
  while (await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined)) await sleep(20);
}

function round(seconds) {
  return Number(seconds.toFixed(2));
}
