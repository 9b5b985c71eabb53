import { randomUUID } from 'node:crypto';
import { link, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { DataFolderInUseError } from '../errors';
import { identifyThisProcess, judgeLiveness } from './process-identity';

/**
 * One folder, one process. The lock is a file that appears whole (linked from a finished one) or not at all.
 * A lock whose holder is dead is replaced by the process that holds the right to replace that very lock: a second lock
 * named after the first one's token. That one can be left behind too and is replaced in the same way, so of any
 * number of processes that find a stale lock exactly one wins, wherever the others are stopped.
 */
export interface FolderLock {
  release(): Promise<void>;
}

interface FolderLockOptions {
  /** Called once when another process has taken the folder all the same. */
  onLost?: () => void;
  heartbeatMs?: number;
  /** A holder on another machine or container that gives no sign for this long is dead. */
  silenceMs?: number;
}

const LOCK_NAME = 'trayecto.lock';
const HEARTBEAT_MS = 2_000;
const SILENCE_MS = 10_000;
const MOST_ROUNDS = 50;

const lockRecord = z.object({
  token: z.uuid(),
  pid: z.int(),
  hostname: z.string(),
  system: z.string(),
  startedAt: z.string(),
});
type LockRecord = z.output<typeof lockRecord>;

export async function lockFolder(
  folder: string,
  options: FolderLockOptions = {},
): Promise<FolderLock> {
  const path = join(folder, LOCK_NAME);
  const own: LockRecord = { token: randomUUID(), ...identifyThisProcess() };
  await acquire(path, own, folder, options.silenceMs ?? SILENCE_MS);

  // A slow disk may have several checks under way: only the first that finds the lock gone speaks.
  let isOver = false;
  const heartbeat = setInterval(() => {
    void confirm(path, own).then((isOurs) => {
      if (isOurs || isOver) return;
      isOver = true;
      clearInterval(heartbeat);
      options.onLost?.();
    });
  }, options.heartbeatMs ?? HEARTBEAT_MS);
  heartbeat.unref();

  return {
    async release() {
      isOver = true;
      clearInterval(heartbeat);
      await removeOwn(path, own);
    },
  };
}

async function acquire(
  path: string,
  own: LockRecord,
  folder: string,
  silenceMs: number,
): Promise<void> {
  const draft = `${path}.${own.token.slice(0, 8)}`;
  await writeFile(draft, JSON.stringify(own), { mode: 0o600, flush: true });
  try {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      if (await appears(draft, path)) return;
      const holder = await readRecord(path);
      if (holder === 'gone') continue;
      if (holder === 'unreadable') {
        // Perhaps still being written; a torn one from a power cut stays silent.
        if (!(await isSilent(path, silenceMs))) continue;
      } else if (!(await isDead(path, holder, silenceMs))) {
        throw new DataFolderInUseError(folder, holder, judgeLiveness(holder) === 'alive');
      }
      if (await replaceStale(path, draft, holder, folder, silenceMs)) return;
      await sleep(20 + Math.random() * 50);
    }
    throw new Error(`the lock ${path} changes hands all the time`);
  } finally {
    await unlink(draft).catch(() => {});
  }
}

/** True when we are the ones who replaced it; false when it has changed meanwhile. */
async function replaceStale(
  path: string,
  draft: string,
  stale: LockRecord | 'unreadable',
  folder: string,
  silenceMs: number,
): Promise<boolean> {
  const staleToken = stale === 'unreadable' ? 'unreadable' : stale.token;
  const right: LockRecord = { token: randomUUID(), ...identifyThisProcess() };
  const rightPath = `${path}.after-${staleToken.slice(0, 8)}`;
  try {
    await acquire(rightPath, right, folder, silenceMs);
  } catch (error) {
    // Someone else is replacing it this moment: look again in a while.
    if (error instanceof DataFolderInUseError) return false;
    throw error;
  }
  try {
    const current = await readRecord(path);
    if (current === 'gone') return false;
    if ((current === 'unreadable' ? current : current.token) !== staleToken) return false;
    await rename(draft, path);
    return true;
  } finally {
    await removeOwn(rightPath, right);
  }
}

async function isDead(path: string, holder: LockRecord, silenceMs: number): Promise<boolean> {
  const liveness = judgeLiveness(holder);
  if (liveness !== 'unknown') return liveness === 'dead';
  return isSilent(path, silenceMs);
}

/** Watches for a heartbeat instead of trusting two machines' clocks to agree. */
async function isSilent(path: string, silenceMs: number): Promise<boolean> {
  const first = await readHeartbeat(path);
  if (first === undefined || Math.abs(Date.now() - first) > 30 * silenceMs) return true;
  const until = Date.now() + silenceMs;
  while (Date.now() < until) {
    await sleep(Math.min(500, silenceMs / 4));
    if ((await readHeartbeat(path)) !== first) return false;
  }
  return true;
}

async function readHeartbeat(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
}

async function appears(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false;
    // Some network file systems know no hard links; an exclusive write is as exclusive, only not as whole.
    if (!isErrno(error, 'EPERM', 'ENOTSUP', 'ENOSYS')) throw error;
    return writeFile(path, await readFile(draft), { flag: 'wx', mode: 0o600, flush: true }).then(
      () => true,
      (failure: unknown) => {
        if (isErrno(failure, 'EEXIST')) return false;
        throw failure;
      },
    );
  }
}

async function readRecord(path: string): Promise<LockRecord | 'gone' | 'unreadable'> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return 'gone';
    throw error;
  }
  try {
    return lockRecord.parse(JSON.parse(text));
  } catch {
    return 'unreadable';
  }
}

async function confirm(path: string, own: LockRecord): Promise<boolean> {
  try {
    const record = await readRecord(path);
    if (record === 'gone' || record === 'unreadable' || record.token !== own.token) return false;
    const now = new Date();
    await utimes(path, now, now);
  } catch {
    // A disk that answers late or not at all is no proof that someone else holds the folder.
  }
  return true;
}

async function removeOwn(path: string, own: LockRecord): Promise<void> {
  const record = await readRecord(path).catch(() => 'gone' as const);
  if (record !== 'gone' && record !== 'unreadable' && record.token === own.token) {
    await unlink(path).catch(() => {});
  }
}

function isErrno(error: unknown, ...codes: string[]): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    codes.includes(error.code)
  );
}
