import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Names one process for good: a number that was given out again is another process. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly hostname: string;
  /** Kernel start and process namespace; empty where the system tells neither. */
  readonly system: string;
  /** When the process started, in whatever unit the system counts; empty where it cannot be known. */
  readonly startedAt: string;
}

let own: ProcessIdentity | undefined;

export function identifyThisProcess(): ProcessIdentity {
  own ??= identifyProcess(process.pid);
  return own;
}

/** Of a process on this machine. */
export function identifyProcess(pid: number): ProcessIdentity {
  return { pid, hostname: hostname(), system: identifySystem(), startedAt: readStartOf(pid) };
}

type Liveness = 'alive' | 'dead' | 'unknown';

/** Unknown when the process belongs to another machine or container, whose process numbers say nothing here. */
export function judgeLiveness(other: ProcessIdentity): Liveness {
  const self = identifyThisProcess();
  const isSameSystem =
    self.system === ''
      ? other.system === '' && other.hostname === self.hostname
      : other.system === self.system;
  if (!isSameSystem) return 'unknown';
  if (!isRunning(other.pid)) return 'dead';
  const startedAt = readStartOf(other.pid);
  if (startedAt === '' || other.startedAt === '') return 'unknown';
  return startedAt === other.startedAt ? 'alive' : 'dead';
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function identifySystem(): string {
  const boot =
    attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()) ||
    attempt(() => run('sysctl', ['-n', 'kern.bootsessionuuid']));
  const namespace = attempt(() => readlinkSync('/proc/self/ns/pid'));
  return boot === '' ? '' : `${boot} ${namespace}`;
}

function readStartOf(pid: number): string {
  return (
    attempt(() => {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The program's name is in brackets and may hold blanks; the start time is the 20th field after it.
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    }) || attempt(() => run('ps', ['-o', 'lstart=', '-p', String(pid)]))
  );
}

function run(program: string, parameters: string[]): string {
  return execFileSync(program, parameters, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 2_000,
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' },
  }).trim();
}

function attempt(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
