import type { BuiltServer } from '../../server/test/app/run-built-server';
import { readMemoryMb } from './health-watch';

const LOOK_EVERY_MS = 50;

/** How much larger a server gets meanwhile, in megabytes. */
export function noteMost({ child }: BuiltServer): { stop(): number } {
  const pid = child.pid ?? 0;
  const before = readMemoryMb(pid);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, readMemoryMb(pid));
  }, LOOK_EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      return most - before;
    },
  };
}
