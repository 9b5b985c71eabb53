import { setTimeout as sleep } from 'node:timers/promises';
import { type BuiltServer, runBuiltServer } from '../../server/test/app/run-built-server';

const ENTRY = 'prove/parts/server-that-dies.ts';
const MOST_STEPS = 400;

export interface Death {
  /** How many beginnings and ends of steps the work has; it was cut at each of them. */
  readonly steps: number;
}

/**
 * Does the same work again and again on servers that die at its first, second, third … step, until one lives
 * to its end. `work` says whether it was answered; `check` looks at what each death left.
 */
export async function dieAtEveryStep(
  settings: Record<string, string>,
  prepare: (url: string, step: number) => Promise<void>,
  work: (url: string, step: number) => Promise<boolean>,
  check: (step: number) => Promise<void>,
): Promise<Death> {
  for (let step = 1; step <= MOST_STEPS; step += 1) {
    const server = runBuiltServer({ ...settings, DIE_AT_STEP: String(step) }, ENTRY);
    const url = await server.url;
    await prepare(url, step);
    await startCounting(server);
    const wasAnswered = await work(url, step);
    if (wasAnswered) {
      await server.kill('SIGKILL');
      return { steps: step - 1 };
    }
    await server.exit;
    await check(step);
  }
  throw new Error(`the work has more than ${MOST_STEPS} steps`);
}

async function startCounting(server: BuiltServer): Promise<void> {
  server.child.kill('SIGUSR2');
  while (!server.output().includes('counting\n')) await sleep(5);
}
