import { existsSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';

const bundled = new Map<string, Promise<string>>();

/**
 * The file to start a worker or child process from. The build puts `{name}.js` beside the server; when the
 * server runs from its sources, as in tests, the source is bundled once a process.
 */
export function findEntryFile(
  name: string,
  source: URL,
  options: { selfContained?: boolean } = {},
): Promise<string> {
  const built = fileURLToPath(new URL(`./${name}.js`, import.meta.url));
  if (existsSync(built)) return Promise.resolve(built);
  const earlier = bundled.get(name);
  if (earlier) return earlier;
  const made = bundleEntry(name, fileURLToPath(source), options.selfContained ?? false);
  bundled.set(name, made);
  return made;
}

async function bundleEntry(name: string, source: string, selfContained: boolean): Promise<string> {
  if (!existsSync(source)) {
    throw new Error(`${name}.js is missing beside the server: run npm run build`);
  }
  // Named by a variable so that the server's own bundle does not swallow the bundler.
  const bundler = 'esbuild';
  const { build }: typeof import('esbuild') = await import(bundler);
  const packages = dirname(dirname(createRequire(import.meta.url).resolve('esbuild/package.json')));
  const folder = join(packages, '.cache', 'trayecto');
  await mkdir(folder, { recursive: true });
  const made = `${name}-${process.pid}`;
  const { metafile } = await build({
    entryPoints: [{ in: source, out: made }],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    // As the build does it: what an entry needs later than at its start is not loaded with it.
    splitting: true,
    chunkNames: `${made}-[hash]`,
    bundle: true,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    loader: { '.typ': 'text' },
    plugins: selfContained ? [] : [packagesOutside],
    absWorkingDir: folder,
    logLevel: 'silent',
  });
  process.once('exit', () => {
    for (const file of Object.keys(metafile.outputs)) rmSync(join(folder, file), { force: true });
  });
  return join(folder, `${made}.mjs`);
}

const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@trayecto/')
        ? undefined
        : { path, external: true },
    );
  },
};
