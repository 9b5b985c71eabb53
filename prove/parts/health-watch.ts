import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const seen = z.object({
  count: z.number(),
  failures: z.number(),
  p50: z.number(),
  p99: z.number(),
  max: z.number(),
});

/** How quickly a server says that it is well, in milliseconds, while something else goes on. */
export async function watchHealth(url: string) {
  const child = fork(join(import.meta.dirname, 'watch-health.mjs'), [url]);
  // Once it has asked for the first time.
  await once(child, 'message');
  return {
    async stop(): Promise<z.output<typeof seen>> {
      const told = once(child, 'message');
      child.send('tell');
      const [message] = await told;
      return seen.parse(message);
    },
  };
}

/** Resident memory of a process, in megabytes. */
export function readMemoryMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}
