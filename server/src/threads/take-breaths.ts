import { setImmediate as breathe } from 'node:timers/promises';

const LONGEST_MS = 15;

/** Does stepwise work to its end and lets other requests be served in between. */
export async function takeBreaths<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < LONGEST_MS) continue;
    await breathe();
    since = performance.now();
  }
}
