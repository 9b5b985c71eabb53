import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { cacheFolder } from './sweep-orphans';

export interface TestChild {
  readonly process: ChildProcess;
  /** Everything it has sent so far. */
  readonly messages: unknown[];
  /** The next message that it sends, or has sent and nobody took. */
  next(): Promise<unknown>;
  kill(): Promise<void>;
  readonly exit: Promise<number | null>;
}

const sources = new URL('../../src/', import.meta.url);

/** Bundles a program of the tests as the build does the server, to run it in processes that can be killed. */
export async function bundleChild(source: URL) {
  const folder = mkdtempSync(join(cacheFolder(), 'child-'));
  await build({
    entryPoints: [
      { in: fileURLToPath(source), out: 'child' },
      { in: fileURLToPath(new URL('db/embedded/worker.ts', sources)), out: 'embedded-worker' },
    ],
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'silent',
  });
  return {
    start: (options: unknown, account: { uid?: number; gid?: number } = {}): TestChild =>
      startChild(join(folder, 'child.js'), options, account),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function startChild(
  file: string,
  options: unknown,
  account: { uid?: number; gid?: number },
): TestChild {
  const child = fork(file, [JSON.stringify(options)], {
    execArgv: ['--liftoff-only'],
    ...account,
  });
  const messages: unknown[] = [];
  const waiting: ((message: unknown) => void)[] = [];
  let taken = 0;
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.on('message', (message) => {
    messages.push(message);
    const hear = waiting.shift();
    if (hear) {
      taken += 1;
      hear(message);
    }
  });
  return {
    process: child,
    messages,
    exit,
    next() {
      if (taken < messages.length) {
        taken += 1;
        return Promise.resolve(messages[taken - 1]);
      }
      const message = new Promise<unknown>((resolve) => waiting.push(resolve));
      return Promise.race([
        message,
        exit.then((code) => {
          throw new Error(`the child ended with ${code} before it said anything`);
        }),
      ]);
    },
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
  };
}
