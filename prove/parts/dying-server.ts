import { setTimeout as sleep } from 'node:timers/promises';
import { type BuiltServer, runBuiltServer } from '../../server/test/app/run-built-server';

const ENTRY = 'prove/parts/server-that-dies.ts';
const MOST_STEPS = 400;

interface Death {
  /** How many beginnings and ends of steps the work has; it was cut at each of them. */
  readonly steps: number;
}

interface DyingWork {
  readonly settings: Record<string, string>;
  prepare(url: string, step: number): Promise<void>;
  /** Whether it was answered. */
  work(url: string, step: number): Promise<boolean>;
  /** Looks at what the death at this step left; the server asked is the next one that is going to die. */
  check(url: string, step: number): Promise<void>;
}

/** Does the same work again and again on servers that die at its first, second, third … step, until one lives to its end. */
export async function dieAtEveryStep(dying: DyingWork): Promise<Death> {
  for (let step = 1; step <= MOST_STEPS; step += 1) {
    const server = startDyingServer(dying.settings, step);
    const url = await server.url;
    if (step > 1) await dying.check(url, step - 1);
    await dying.prepare(url, step);
    await startCounting(server);
    const wasAnswered = await dying.work(url, step);
    if (wasAnswered) {
      await server.kill('SIGKILL');
      return { steps: step - 1 };
    }
    await server.exit;
  }
  throw new Error(`the work has more than ${MOST_STEPS} steps`);
}

/** Dies at the nth step, or at the first of a name. */
export function startDyingServer(
  settings: Record<string, string>,
  step: number | string,
): BuiltServer {
  return runBuiltServer({ ...settings, DIE_AT_STEP: String(step) }, ENTRY);
}

/** From here on each beginning and end of a step counts. */
export async function startCounting(server: BuiltServer): Promise<void> {
  server.child.kill('SIGUSR2');
  while (!server.output().includes('counting\n')) await sleep(5);
}
