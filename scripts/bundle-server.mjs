import { readFileSync } from 'node:fs';
import { projectPath, projectRoot } from './project-paths.mjs';

/** Each entry becomes one file of server/dist; the server starts the worker ones by that name. */
const entries = {
  main: 'server/src/main.ts',
  'embedded-worker': 'server/src/db/embedded/worker.ts',
};

/** Settings for esbuild: our own code in a few files, packages left in node_modules. */
export function describeServerBundle(outputFolder) {
  return {
    absWorkingDir: projectRoot,
    entryPoints: Object.entries(entries).map(([out, source]) => ({ in: source, out })),
    outdir: outputFolder,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    external: listPackages(),
    loader: { '.sql': 'text' },
    logLevel: 'silent',
  };
}

function listPackages() {
  return ['server', 'core'].flatMap((workspace) => {
    const { dependencies } = JSON.parse(
      readFileSync(projectPath(workspace, 'package.json'), 'utf8'),
    );
    return Object.keys(dependencies);
  });
}
