import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { bundleServerUnderTest } from './bundle-server-under-test';

export interface BuiltServer {
  readonly child: ChildProcess;
  /** Everything printed so far, both streams. */
  output(): string;
  /** The address it printed; rejects when it ended before that. */
  readonly url: Promise<string>;
  readonly exit: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** The server as its own process, with nothing but the given settings. */
export function runBuiltServer(env: Record<string, string>, entry?: string): BuiltServer {
  const child = spawn(process.execPath, ['--liftoff-only', bundleServerUnderTest(entry)], {
    env: { PATH: process.env.PATH, PORT: '0', START_AHEAD: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const exit = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  const url = new Promise<string>((resolve, reject) => {
    const keep = (chunk: Buffer) => {
      printed += chunk.toString('utf8');
      const found = /^Trayecto: (http\S+)$/m.exec(printed)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    void exit.then(() => reject(new Error(`The server ended before it was ready:\n${printed}`)));
  });
  url.catch(() => {});
  return {
    child,
    output: () => printed,
    url,
    exit,
    async kill(signal) {
      child.kill(signal);
      await exit;
    },
  };
}
