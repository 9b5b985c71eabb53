import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectPath } from './project-paths.mjs';

let folder;
let running;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trayecto-supervisor-'));
});
afterEach(() => {
  running?.child.kill('SIGKILL');
  // Its server may still be writing that it was left alone.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
});

/** A server that does the next thing of its plan at each start, and writes its number down. */
const server = `
  import { appendFileSync, readFileSync } from 'node:fs';
  const folder = process.env.FOLDER;
  appendFileSync(folder + '/starts', process.pid + '\\n');
  const count = readFileSync(folder + '/starts', 'utf8').trim().split('\\n').length;
  const act = process.env.PLAN.split(' ')[count - 1] ?? 'stay';
  if (act === 'fail') process.exit(1);
  process.on('SIGTERM', () => process.exit(0));
  process.on('disconnect', () => {
    appendFileSync(folder + '/left-alone', '');
    process.exit(0);
  });
  process.send('ready', () => {
    if (act === 'error') throw new Error('of its own');
    if (act === 'killed') process.kill(process.pid, 'SIGKILL');
  });
  setInterval(() => {}, 1000);
`;

function supervise(plan) {
  const main = join(folder, 'main.mjs');
  writeFileSync(main, server);
  const supervisor = join(folder, 'supervisor.mjs');
  writeFileSync(
    supervisor,
    `import { superviseServer } from ${JSON.stringify(projectPath('scripts', 'supervise-server.mjs'))};
     superviseServer(${JSON.stringify(main)});`,
  );
  const child = spawn(process.execPath, [supervisor], {
    env: { PATH: process.env.PATH, PLAN: plan, FOLDER: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (chunk) => {
    printed += chunk;
  });
  running = { child, exit: once(child, 'exit') };
  return {
    child,
    exit: running.exit,
    starts: () => readLines('starts').map(Number),
    log: () =>
      printed
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line)),
    isReadyAgain: () => printed.includes('the server is back'),
  };
}

function readLines(name) {
  try {
    return readFileSync(join(folder, name), 'utf8').trim().split('\n');
  } catch {
    return [];
  }
}

const until = (condition) => expect.poll(condition, { timeout: 20_000, interval: 20 }).toBe(true);

describe('a server that', () => {
  it.each([
    ['is killed', 'killed', { signal: 'SIGKILL', code: null }],
    ['fails', 'error', { signal: null, code: 1 }],
  ])('%s is started again, and the log says why', async (_, act, why) => {
    const supervised = supervise(act);
    await until(() => supervised.isReadyAgain());
    expect(supervised.starts()).toHaveLength(2);
    expect(supervised.log()[0]).toMatchObject({ level: 'error', crashes: 1, ...why });
    supervised.child.kill('SIGTERM');
    expect(await supervised.exit).toEqual([0, null]);
    expect(supervised.starts()).toHaveLength(2);
  });

  it('dies five times within a minute is given up', async () => {
    const supervised = supervise('killed error killed error killed');
    expect(await supervised.exit).toEqual([1, null]);
    expect(supervised.starts()).toHaveLength(5);
    expect(supervised.log().at(-1)).toMatchObject({ level: 'fatal', crashes: 5 });
  });

  it('cannot start at all is not tried again', async () => {
    const supervised = supervise('fail');
    expect(await supervised.exit).toEqual([1, null]);
    expect(supervised.starts()).toHaveLength(1);
    expect(supervised.log()).toEqual([]);
  });

  it('cannot start after a crash is tried again', async () => {
    const supervised = supervise('killed fail stay');
    await until(() => supervised.isReadyAgain());
    expect(supervised.starts()).toHaveLength(3);
  });

  it('was asked to end by somebody else is let go', async () => {
    const supervised = supervise('killed stay');
    await until(() => supervised.isReadyAgain());
    process.kill(supervised.starts()[1], 'SIGTERM');
    expect(await supervised.exit).toEqual([0, null]);
    expect(supervised.starts()).toHaveLength(2);
  });

  it('is left alone ends by itself', async () => {
    const supervised = supervise('killed stay');
    await until(() => supervised.isReadyAgain());
    supervised.child.kill('SIGKILL');
    await until(() => isGone(supervised.starts()[1]));
    expect(readLines('left-alone')).toHaveLength(1);
  });
});

function isGone(pid) {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}
