import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../../..');

/** Bundles the reader process the way the build does, so that tests run the real thing. */
export async function bundleReaderChild(): Promise<string> {
  const folder = join(root, 'node_modules/.cache/trayecto');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `reader-child-${process.pid}.mjs`);
  await build({
    entryPoints: [join(root, 'server/src/import/reader-child.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outfile,
    logLevel: 'error',
  });
  return outfile;
}
