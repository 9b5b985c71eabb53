import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import {
  identifyThisProcess,
  judgeLiveness,
  type ProcessIdentity,
} from '../../src/db/embedded/process-identity';

const identity = z.object({
  pid: z.int(),
  hostname: z.string(),
  system: z.string(),
  startedAt: z.string(),
});
const note = z.object({ runner: identity, server: identity, folder: z.string() });
const PREFIX = 'test-postgres-';
/** The folder is shared: only names that this harness gives are its own to remove. */
const OWN_LEFTOVERS = /^(embedded-(draft-)?\w+|child-\w+|[a-z-]+-\d+(\.mjs\.draft)?\.mjs)$/;
const LEFTOVER_AGE_MS = 24 * 60 * 60 * 1000;

/** node_modules/.cache/trayecto of this checkout. */
export function cacheFolder(): string {
  const packages = dirname(dirname(createRequire(import.meta.url).resolve('vitest/package.json')));
  const folder = join(packages, '.cache', 'trayecto');
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Notes a server that this run has started, so that a later run can end it when this one is killed. */
export function noteServer(server: ProcessIdentity, folder: string): { forget(): void } {
  const path = join(cacheFolder(), `${PREFIX}${process.pid}-${server.pid}.json`);
  writeFileSync(path, JSON.stringify({ runner: identifyThisProcess(), server, folder }));
  return { forget: () => rmSync(path, { force: true }) };
}

/** Bundles and templates of versions that nobody has run for a day, and of runs that were killed. */
export function sweepLeftovers(): void {
  for (const name of readdirSync(cacheFolder())) {
    if (!OWN_LEFTOVERS.test(name)) continue;
    const path = join(cacheFolder(), name);
    const { mtimeMs } = statSync(path);
    if (Date.now() - mtimeMs > LEFTOVER_AGE_MS) rmSync(path, { recursive: true, force: true });
  }
}

/** Ends the servers of test runs that were killed before they could do it. */
export function sweepOrphans(): void {
  for (const name of readdirSync(cacheFolder())) {
    if (!name.startsWith(PREFIX)) continue;
    const path = join(cacheFolder(), name);
    const found = note.safeParse(readJson(path));
    if (found.success) {
      const { runner, server, folder } = found.data;
      if (judgeLiveness(runner) !== 'dead') continue;
      if (judgeLiveness(server) === 'alive') process.kill(server.pid, 'SIGQUIT');
      if (basename(folder).startsWith('trayecto-pg-')) {
        rmSync(folder, { recursive: true, force: true });
      }
    }
    rmSync(path, { force: true });
  }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
