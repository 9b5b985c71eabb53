import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The build puts embedded-worker.js beside the server; from sources (tests) it is bundled once a process. */
export function findWorkerFile(): Promise<string> {
  const built = fileURLToPath(new URL('./embedded-worker.js', import.meta.url));
  if (existsSync(built)) return Promise.resolve(built);
  bundled ??= bundleWorker();
  return bundled;
}

let bundled: Promise<string> | undefined;

async function bundleWorker(): Promise<string> {
  const source = fileURLToPath(new URL('./worker.ts', import.meta.url));
  if (!existsSync(source)) {
    throw new Error('embedded-worker.js is missing beside the server: run npm run build');
  }
  // Named by a variable so that the server's own bundle does not swallow the bundler.
  const bundler = 'esbuild';
  const { build }: typeof import('esbuild') = await import(bundler);
  const packages = dirname(dirname(createRequire(import.meta.url).resolve('esbuild/package.json')));
  const folder = join(packages, '.cache', 'trayecto');
  await mkdir(folder, { recursive: true });
  const finished = join(folder, `embedded-worker-${process.pid}.mjs`);
  const draft = `${finished}.draft.mjs`;
  await build({
    entryPoints: [source],
    outfile: draft,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'silent',
  });
  await rename(draft, finished);
  return finished;
}
