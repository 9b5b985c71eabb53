import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findFreePort } from '../scripts/find-free-port.mjs';
import { createCaller, signInNewPerson } from '../server/test/app/start-test-app';
import { makeTestFolder } from '../server/test/test-folder';
import { noteFigure } from './parts/note-figure';

const projectRoot = join(import.meta.dirname, '..');

/** The last line of the Dockerfile, which is what a container runs. */
function readContainerCommand(): string[] {
  const [, command] =
    /^CMD (\[.*\])$/m.exec(readFileSync(join(projectRoot, 'Dockerfile'), 'utf8')) ?? [];
  return z.array(z.string()).parse(JSON.parse(command ?? '[]'));
}

const ways = [
  ['npm start', ['npm', 'start']],
  ['the container', readContainerCommand()],
] as const;

const MEASURED_DEATHS = 2;
const BACK_MS = 3_000;
/** On a machine with other work a start takes longer than it takes by itself, and so does coming back. */
const SLOWER_THAN_A_START = 1.5;

beforeAll(() => {
  const prepare = `import('./scripts/prepare-project.mjs').then(({ prepareProject }) => prepareProject({ mode: 'production', build: true }))`;
  execFileSync(process.execPath, ['-e', prepare], { cwd: projectRoot });
});

let running: { child: ChildProcess; exit: Promise<unknown[]> } | undefined;
afterEach(async () => {
  running?.child.kill('SIGTERM');
  await running?.exit;
});

describe.each(ways)('a server run by %s', (name, [command, ...parameters]) => {
  it('is back soon after each death, says why, and is given up after five within a minute', async () => {
    const dataDir = makeTestFolder('test');
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    let log = '';
    const start = () => {
      const child = spawn(command ?? '', parameters, {
        cwd: projectRoot,
        env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'info' },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      child.stderr.on('data', (chunk) => {
        log += chunk;
      });
      running = { child, exit: once(child, 'exit') };
      return running;
    };
    const untilReady = async () => {
      const begun = performance.now();
      while (!(await isReady(url))) await sleep(10);
      return performance.now() - begun;
    };

    const first = start();
    await untilReady();
    const { session } = await signInNewPerson({ call: createCaller(url) });
    first.child.kill('SIGTERM');
    expect(await first.exit).toEqual([0, null]);
    const second = start();
    const startMs = await untilReady();

    const times: number[] = [];
    for (let death = 1; death <= MEASURED_DEATHS; death += 1) {
      process.kill(findServer(dataDir) ?? 0, 'SIGKILL');
      while (await isReady(url)) await sleep(1);
      times.push(await untilReady());
      expect(log.match(/ended by itself and is started again/g)).toHaveLength(death);
      const call = createCaller(url);
      const answer = await call('GET', '/api/auth/user', { token: session.access_token });
      expect(answer.status).toBe(200);
    }
    // The others as soon as they have begun to start: five of them within a minute, also where a start takes long.
    let last = 0;
    while (second.child.exitCode === null) {
      const pid = findServer(dataDir);
      if (pid !== undefined && pid !== last) kill(pid);
      last = pid ?? last;
      await sleep(10);
    }
    expect(await second.exit).toEqual([1, null]);
    expect(log).toMatch(/"level":"fatal".*"crashes":5/);
    const slowestMs = Math.max(...times);
    noteFigure(
      65,
      `${name}: killed with kill -9, ready again after ${times.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(', ')}, where a plain start takes ${(startMs / 1000).toFixed(1)} s; given up after five within a minute`,
    );
    expect(slowestMs).toBeLessThan(Math.max(BACK_MS, SLOWER_THAN_A_START * startMs));
  });
});

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The lock of the data folder says who has it. */
function findServer(dataDir: string): number | undefined {
  try {
    const lock = JSON.parse(readFileSync(join(dataDir, 'trayecto.lock'), 'utf8'));
    return z.object({ pid: z.int() }).parse(lock).pid;
  } catch {
    return undefined;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Dead already: the lock is still that of the one before.
  }
}
