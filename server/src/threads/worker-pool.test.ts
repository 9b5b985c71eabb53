import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countBehind, FAR_BEHIND } from './niceness';
import { createWorkerPool, type WorkerPool } from './worker-pool';

interface Task {
  readonly say?: string;
  readonly fault?: 'throw' | 'exit' | 'hang' | 'wait' | 'swell' | 'leave' | 'gone';
}

interface Answer {
  readonly heard: string;
  readonly pid: number;
  readonly niceness: number;
  /** While it loaded what it knows. */
  readonly atStart: number;
  /** One number for each worker. */
  readonly place: number;
  readonly secret?: string;
}

const folder = mkdtempSync(join(tmpdir(), 'trayecto-pool-'));
const file = join(folder, 'worker.mjs');
const starter = join(folder, 'starter.mjs');

const bundle = (contents: string, outfile: string) =>
  build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('.', import.meta.url)), loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
  });

beforeAll(async () => {
  await bundle(
    `import { existsSync, writeFileSync } from 'node:fs';
     import { getPriority } from 'node:os';
     import { serveTasks } from './serve-tasks';
     const started = performance.timeOrigin + Math.random();
     const atStart = getPriority(0);
     serveTasks(async ({ say, fault }) => {
       if (fault === 'throw') throw new Error('no');
       if (fault === 'exit') process.exit(3);
       if (fault === 'swell') for (const all = [];;) all.push(new Array(100_000).fill(Math.random()));
       if (fault === 'leave') setTimeout(() => { writeFileSync(say, ''); process.exit(3); }, 50);
       if (fault === 'gone' && !existsSync(say)) { writeFileSync(say, ''); process.exit(0); }
       if (fault === 'hang') await new Promise(() => setInterval(() => {}, 1000));
       if (fault === 'wait') await new Promise((done) => setTimeout(done, 100));
       return { heard: say, pid: process.pid, niceness: getPriority(0), atStart, place: started, secret: process.env.POOL_TEST_SECRET };
     });`,
    file,
  );
  await bundle(
    `import { startProcess } from './start-process';
     setInterval(() => {}, 1000);
     const worker = startProcess(process.argv[2], 64, false);
     console.log((await worker.ask({ say: 'a' })).pid);`,
    starter,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(['thread', 'process'] as const)('a pool of one %s', (kind) => {
  let pool: WorkerPool<Task, Answer>;
  const open = (longestMs = 20_000, size = 1, idleMs = 60_000) =>
    createWorkerPool<Task, Answer>({
      file,
      kind,
      size,
      longestMs,
      mostWaiting: 4,
      mostHeapMb: 64,
      idleMs,
    });

  it('answers each with their own', async () => {
    pool = open();
    const answers = await Promise.all(
      ['a', 'b', 'ñ'].map((say) => pool.run({ say }, { owner: say })),
    );
    expect(answers.map(({ heard }) => heard)).toEqual(['a', 'b', 'ñ']);
    await pool.close();
  });

  it.each(['throw', 'exit'] as const)('goes on after a task that makes it %s', async (fault) => {
    pool = open();
    await expect(pool.run({ fault })).rejects.toThrow();
    await expect(pool.run({ say: 'still here' })).resolves.toMatchObject({ heard: 'still here' });
    await pool.close();
  });

  it('gives up a task that takes too long, and one that is no longer wanted', async () => {
    pool = open(300);
    await expect(pool.run({ fault: 'hang' })).rejects.toMatchObject({ code: 'task_too_heavy' });
    const cancel = new AbortController();
    const unwanted = pool.run({ fault: 'hang' }, { signal: cancel.signal });
    cancel.abort(new Error('not wanted'));
    await expect(unwanted).rejects.toThrow('not wanted');
    await pool.close();
  });

  it('lets a task take its share longer where the machine is crowded', async () => {
    const crowds = [3, 1];
    pool = createWorkerPool<Task, Answer>({
      ...{ file, kind, size: 1, longestMs: 300, mostWaiting: 1, mostHeapMb: 64 },
      crowding: () => crowds.shift() ?? 0,
    });
    await expect(pool.run({ fault: 'hang' })).rejects.toMatchObject({ code: 'task_too_heavy' });
    expect(crowds).toEqual([]);
    await pool.close();
  });

  it('gives up a task that takes more memory than there is', async () => {
    pool = open();
    await expect(pool.run({ fault: 'swell' })).rejects.toMatchObject({ code: 'task_too_heavy' });
    await expect(pool.run({ say: 'still here' })).resolves.toMatchObject({ heard: 'still here' });
    await pool.close();
  });

  it('replaces one that has left between two tasks, and refuses what cannot be sent', async () => {
    pool = open();
    const farewell = join(folder, `left-${kind}`);
    const { pid } = await pool.run({ fault: 'leave', say: farewell });
    while (!existsSync(farewell) || (kind === 'process' && isAlive(pid))) await sleep(20);
    // A thread has no end that can be seen from outside the pool.
    await sleep(300);
    await expect(pool.run({ say: 'next' })).resolves.toMatchObject({ heard: 'next' });
    const unsendable = { say: 'x', call: () => {} };
    await expect(pool.run(unsendable)).rejects.toThrow();
    await expect(pool.run({ say: 'still here' })).resolves.toMatchObject({ heard: 'still here' });
    await pool.close();
  });

  it('refuses more than may wait', async () => {
    pool = open();
    const ask = (owner: string) => pool.run({ say: owner }, { owner });
    const taken = ['ana', 'ana', 'bea', 'caro', 'dora'].map(ask);
    const refusal = { code: 'server_busy', retryAfterSeconds: 5 };
    await expect(ask('ana')).rejects.toMatchObject(refusal);
    await expect(ask('eva')).rejects.toMatchObject(refusal);
    await Promise.all(taken);
    await pool.close();
  });

  it('who brings many keeps nobody else waiting', async () => {
    pool = open(20_000, 2);
    const many = [1, 2].map(() => pool.run({ fault: 'hang' }, { owner: 'ana' }));
    for (const task of many) task.catch(() => {});
    await expect(pool.run({ say: 'b' }, { owner: 'bea' })).resolves.toMatchObject({ heard: 'b' });
    await expect(pool.run({ say: 'c' }, { owner: 'caro' })).resolves.toMatchObject({ heard: 'c' });
    await pool.close();
  });

  it.runIf(process.platform === 'linux')(
    'who brings many has them done behind everybody else’s, and nobody else’s server slows down',
    async () => {
      const own = getPriority();
      pool = open(20_000, 2);
      const seen = await Promise.all(
        Array.from({ length: 2 }, () => pool.run({ fault: 'wait' }, { owner: 'ana' })),
      );
      const behind = countBehind(own, FAR_BEHIND);
      expect(seen.map(({ niceness }) => niceness)).toEqual([own, behind]);
      expect(seen.map(({ atStart }) => atStart)).toEqual([own, behind]);
      const other = await pool.run({ say: 'b' }, { owner: 'bea' });
      expect(other.niceness).toBe(own);
      expect(getPriority()).toBe(own);
      await pool.close();
    },
  );

  it('keeps one of those that are not needed any more, and has as many as before when they are', async () => {
    pool = open(20_000, 2, 300);
    const both = () =>
      Promise.all(['ana', 'bea'].map((owner) => pool.run({ fault: 'wait' }, { owner })));
    const countWorkers = (answers: readonly Answer[], known = answers) =>
      new Set([...answers, ...known].map(({ place }) => place)).size;
    const first = await both();
    expect(countWorkers(first)).toBe(2);
    await sleep(900);
    const next = await both();
    expect(countWorkers(next)).toBe(2);
    expect(countWorkers(next, first)).toBe(3);
    await pool.close();
  });

  it('who leaves takes no worker along, and keeps their place until it is done', async () => {
    pool = open();
    await pool.run({ say: 'started' });
    const left = new AbortController();
    const order: string[] = [];
    const unwanted = pool.run({ fault: 'wait', say: 'ana' }, { owner: 'ana', signal: left.signal });
    const next = pool.run({ say: 'bea' }, { owner: 'bea' }).then(() => order.push('bea'));
    left.abort(new Error('left'));
    await unwanted.catch(() => order.push('ana left'));
    await next;
    expect(order).toEqual(['ana left', 'bea']);
    await pool.close();
  });
});

it('what a worker loads is nobody’s use: who asks again does not get a second one loaded', async () => {
  const slow = join(folder, 'slow.mjs');
  writeFileSync(
    slow,
    `await new Promise((done) => setTimeout(done, 1500)); await import(${JSON.stringify(file)});`,
  );
  const pool = createWorkerPool<Task, Answer>({
    ...{ file: slow, kind: 'thread', size: 2, longestMs: 20_000, mostWaiting: 4, mostHeapMb: 64 },
  });
  const ask = () => pool.run({ say: 'a' }, { owner: 'ana' });
  const first = await ask();
  expect((await ask()).place).toBe(first.place);
  await pool.close();
});

it('a process knows nothing of the settings of the server', async () => {
  process.env.POOL_TEST_SECRET = 'kept';
  const pool = createWorkerPool<Task, { secret?: string }>({
    file,
    kind: 'process',
    size: 1,
    longestMs: 20_000,
    mostWaiting: 3,
    mostHeapMb: 64,
  });
  expect((await pool.run({ say: 'a' })).secret).toBeUndefined();
  await pool.close();
  delete process.env.POOL_TEST_SECRET;
});

it('a task for a process that was leaving by itself goes to another', async () => {
  const pool: WorkerPool<Task, Answer> = createWorkerPool({
    ...{ file, kind: 'process', size: 1, longestMs: 20_000, mostWaiting: 3, mostHeapMb: 64 },
  });
  const mark = join(folder, 'left');
  expect((await pool.run({ say: mark, fault: 'gone' })).heard).toBe(mark);
  expect(existsSync(mark)).toBe(true);
  await expect(pool.run({ fault: 'exit' })).rejects.toThrow('ended with 3');
  await pool.close();
});

it('a process ends when the server it works for is killed', async () => {
  const server = spawn(process.execPath, [starter, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface(server.stdout), 'line');
  const pid = Number(line);
  expect(isAlive(pid)).toBe(true);
  server.kill('SIGKILL');
  await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false);
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
