import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { describeServerBundles } from '../scripts/bundle-server.mjs';
import { cacheFolder, projectPath, projectRoot } from '../scripts/project-paths.mjs';

/** Sources of core and server as one module of this process. `exports` are its `export … from './core/src/…'` lines. */
export async function bundleSources(exports, { define } = {}) {
  // Where the server's packages are found, and a test runner takes code as it is instead of reading megabytes of it.
  const outfile = projectPath('server', 'node_modules', '.cache', `bench-${process.pid}.mjs`);
  await build({
    stdin: { contents: exports, resolveDir: projectRoot, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: { '@trayecto/core': projectPath('core', 'src') },
    define,
    logLevel: 'error',
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile);
  }
}

/** The server's own parts that a file of this folder exports, with the worker of the embedded database beside them. */
export async function bundleServerParts(source) {
  const outdir = join(cacheFolder, 'bench-parts', source.replaceAll(/\W/g, '-'));
  const bundles = describeServerBundles(outdir, projectPath('bench', source));
  const wanted = bundles.filter(({ entryPoints: [{ out }] }) =>
    /^(main|embedded-worker)$/.test(out),
  );
  for (const bundle of wanted) await build({ ...bundle, logLevel: 'warning' });
  return import(pathToFileURL(join(outdir, 'main.js')).href);
}
