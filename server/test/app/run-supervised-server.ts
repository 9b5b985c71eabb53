import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../../scripts/find-free-port.mjs';
import { bundleServerUnderTest } from './bundle-server-under-test';

const supervisor = join(import.meta.dirname, '../../../scripts/supervise-server.mjs');

export interface SupervisedServer {
  readonly child: ChildProcess;
  readonly url: string;
  readonly exit: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  output(): string;
  /** Of the servers that ran so far, the last one. */
  findServer(): number | undefined;
}

/** The server as `npm start` runs it, watched over; in `folder` lies what starts it. */
export async function runSupervisedServer(
  folder: string,
  env: Record<string, string>,
): Promise<SupervisedServer> {
  const port = await findFreePort();
  const main = join(folder, 'noted-main.mjs');
  const entry = join(folder, 'supervisor.mjs');
  // Says its number, which the supervisor keeps to itself.
  writeFileSync(
    main,
    `process.stdout.write('pid ' + process.pid + '\\n'); await import(${JSON.stringify(bundleServerUnderTest())});`,
  );
  writeFileSync(
    entry,
    `import { superviseServer } from ${JSON.stringify(supervisor)}; superviseServer(${JSON.stringify(main)});`,
  );
  const child = spawn(process.execPath, ['--liftoff-only', entry], {
    env: { PATH: process.env.PATH, PORT: String(port), START_AHEAD: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const keep = (chunk: Buffer) => {
    printed += chunk.toString('utf8');
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    exit: once(child, 'exit').then(([code, signal]) => ({ code, signal })),
    output: () => printed,
    findServer() {
      const last = [...printed.matchAll(/^pid (\d+)$/gm)].at(-1)?.[1];
      return last === undefined ? undefined : Number(last);
    },
  };
}
