import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { bundleChild, type TestChild } from '../../../test/database/run-child';
import { DataFolderInUseError } from '../errors';
import { lockFolder } from './folder-lock';
import { identifyThisProcess } from './process-identity';

let folder: string;
const folders: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trayecto-lock-'));
  folders.push(folder);
});

let children: Awaited<ReturnType<typeof bundleChild>>;
beforeAll(async () => {
  children = await bundleChild(
    new URL('../../../test/database/database-child.ts', import.meta.url),
  );
});
afterAll(() => {
  children?.remove();
  for (const each of folders) rmSync(each, { recursive: true, force: true });
});

const lockPath = () => join(folder, 'trayecto.lock');
const forge = (change: Partial<ReturnType<typeof identifyThisProcess>>, path = lockPath()) =>
  writeFileSync(path, JSON.stringify({ token: randomUUID(), ...identifyThisProcess(), ...change }));
const elsewhere = { system: 'another-boot pid:[1]', hostname: 'other.example.test' };
/** A number far above what a system gives out. */
const NO_PROCESS = 2 ** 30;

it('is held once, names its holder, and leaves nothing when released', async () => {
  const lock = await lockFolder(folder);
  const refused = await lockFolder(folder).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DataFolderInUseError);
  expect(refused).toMatchObject({
    pid: process.pid,
    message: expect.stringContaining(`process ${process.pid}`),
  });
  await lock.release();
  expect(readdirSync(folder)).toEqual([]);
  await (await lockFolder(folder)).release();
});

it('of a process that is gone is taken over at once', async () => {
  forge({ pid: NO_PROCESS });
  await (await lockFolder(folder)).release();
  expect(readdirSync(folder)).toEqual([]);
});

it('of a process whose number was given out again is taken over', async () => {
  forge({ pid: process.ppid, startedAt: 'long ago' });
  await (await lockFolder(folder)).release();
});

it('of another machine is respected as long as it gives signs of life', async () => {
  forge(elsewhere);
  let beat = Date.now() / 1000;
  const heartbeat = setInterval(() => {
    beat += 1;
    utimesSync(lockPath(), beat, beat);
  }, 50);
  const refused = await lockFolder(folder, { silenceMs: 5_000 }).catch((error: unknown) => error);
  clearInterval(heartbeat);
  expect(refused).toBeInstanceOf(DataFolderInUseError);
  expect(String(refused)).toContain('on other.example.test');
});

it('of another machine that fell silent is taken over', async () => {
  forge(elsewhere);
  await (await lockFolder(folder, { silenceMs: 200 })).release();
});

it('torn by a power cut is replaced', async () => {
  writeFileSync(lockPath(), '{"token":"');
  await (await lockFolder(folder, { silenceMs: 200 })).release();
});

it('is taken over even when an earlier take-over was killed in the middle', async () => {
  const token = randomUUID();
  writeFileSync(lockPath(), JSON.stringify({ token, ...identifyThisProcess(), pid: NO_PROCESS }));
  forge({ pid: NO_PROCESS }, `${lockPath()}.after-${token.slice(0, 8)}`);
  await (await lockFolder(folder)).release();
  expect(readdirSync(folder)).toEqual([]);
});

it('tells its holder when someone else has it', async () => {
  const onLost = vi.fn();
  const lock = await lockFolder(folder, { heartbeatMs: 20, onLost });
  forge(elsewhere);
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledTimes(1));
  await lock.release();
  expect(readdirSync(folder)).toEqual(['trayecto.lock']);
});

it('left by a killed process goes to exactly one of all that race for it', async () => {
  let racers = Array.from({ length: 5 }, () => children.start({ task: 'lock', dataDir: folder }));
  expect(await Promise.all(racers.map((racer) => racer.next()))).toEqual(racers.map(() => 'ready'));
  forge({ pid: NO_PROCESS });
  while (racers.length > 1) {
    const outcomes = await race(racers);
    const winners = racers.filter((_, index) => outcomes[index]?.won);
    expect(winners).toHaveLength(1);
    const winner = winners[0]!;
    for (const outcome of outcomes) {
      if (!outcome.won) {
        expect(outcome).toEqual({
          won: false,
          name: 'DataFolderInUseError',
          pid: winner.process.pid,
        });
      }
    }
    await winner.kill();
    racers = racers.filter((racer) => racer !== winner);
  }
  await racers[0]?.kill();
}, 60_000);

async function race(racers: readonly TestChild[]) {
  for (const racer of racers) racer.process.send('go');
  const outcomes = await Promise.all(racers.map((racer) => racer.next()));
  return outcomes as { won: boolean; name?: string; pid?: number }[];
}
