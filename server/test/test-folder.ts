import { cpSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY_DISK = '/dev/shm';
const ENOUGH_BYTES = 4 * 2 ** 30;
const LEFTOVER_AGE_MS = 60 * 60 * 1000;
const OWN_NAME = /^trayecto-(?:test|e2e|pg)-(\d+)-\w+$/;

/**
 * A folder for the data of one test. In memory where there is plenty: a database is a thousand files that live for
 * seconds, and copying them to a disk costs more than most tests. The name says which process has to remove it.
 */
export function makeTestFolder(kind: 'test' | 'e2e' | 'pg'): string {
  return mkdtempSync(join(findRoot(), `trayecto-${kind}-${process.pid}-`));
}

/** In one go: of a thousand small files, waiting for each costs more than copying it. */
export function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
}

/** What test runs that were killed left behind. */
export function sweepTestFolders(): void {
  for (const root of [findRoot(), tmpdir()]) {
    for (const name of readdirSync(root)) {
      const owner = OWN_NAME.exec(name)?.[1];
      const path = join(root, name);
      if (owner && !isRunning(Number(owner)) && ageOf(path) > LEFTOVER_AGE_MS) {
        rmSync(path, { recursive: true, force: true });
      }
    }
  }
}

function findRoot(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_DISK);
    return bavail * bsize >= ENOUGH_BYTES ? MEMORY_DISK : tmpdir();
  } catch {
    return tmpdir();
  }
}

function ageOf(path: string): number {
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
