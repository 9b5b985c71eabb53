import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const HEARTBEAT_MS = 1_000;
const SILENT_AFTER_MS = 20_000;
const LOOK_AGAIN_MS = 200;

/**
 * Runs `work` while no other process of this clone does. The holder touches the file every second, so a lock left by
 * a killed process is taken over: at once when its process is gone, else when it has been silent.
 */
export async function withSetupLock(lockFile, work, { onWait = () => {} } = {}) {
  await takeLock(lockFile, onWait);
  const heartbeat = setInterval(() => touch(lockFile), HEARTBEAT_MS);
  const release = () => rmSync(lockFile, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.removeListener('exit', release);
    release();
  }
}

async function takeLock(lockFile, onWait) {
  mkdirSync(dirname(lockFile), { recursive: true });
  for (let waited = false; !createLock(lockFile); ) {
    if (isAbandoned(lockFile)) {
      rmSync(lockFile, { force: true });
      continue;
    }
    if (!waited) onWait();
    waited = true;
    await sleep(LOOK_AGAIN_MS);
  }
}

function createLock(lockFile) {
  try {
    const file = openSync(lockFile, 'wx');
    writeSync(file, JSON.stringify({ pid: process.pid, host: hostname() }));
    closeSync(file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned(lockFile) {
  try {
    const silentMs = Date.now() - statSync(lockFile).mtimeMs;
    if (silentMs > SILENT_AFTER_MS) return true;
    // A younger file may still be waiting for its content to be written.
    if (silentMs < HEARTBEAT_MS / 2) return false;
    const holder = JSON.parse(readFileSync(lockFile, 'utf8'));
    return holder.host === hostname() && !isRunning(holder.pid);
  } catch {
    return false;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function touch(lockFile) {
  try {
    utimesSync(lockFile, new Date(), new Date());
  } catch {
    // Taken away by hand: the work goes on, the lock is simply gone.
  }
}
