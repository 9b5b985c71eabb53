import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 25;
const ASK_EVERY_MS = 250;

/** Calls `onTooMuch` once a process holds more memory than allowed; gives back a way to stop watching. */
export function watchMemory(pid: number, mostBytes: number, onTooMuch: () => void): () => void {
  const hasProc = existsSync(`/proc/${pid}/status`);
  const check = (bytes: number) => {
    if (bytes <= mostBytes) return;
    clearInterval(timer);
    onTooMuch();
  };
  const look = hasProc ? () => check(readProc(pid)) : () => askPs(pid, check);
  const timer = setInterval(look, hasProc ? LOOK_EVERY_MS : ASK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function readProc(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1_024;
  } catch {
    return 0;
  }
}

function askPs(pid: number, check: (bytes: number) => void): void {
  execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, stdout) => {
    if (!error) check(Number(stdout.trim()) * 1_024);
  });
}
