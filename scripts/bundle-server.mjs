import { readFileSync } from 'node:fs';
import { projectPath, projectRoot } from './project-paths.mjs';

/** Each entry becomes one file of server/dist; the server starts the worker ones by that name. */
const entries = {
  main: 'server/src/main.ts',
  command: 'server/src/commands/main.ts',
  'embedded-worker': 'server/src/db/embedded/worker.ts',
  'parse-worker': 'server/src/import/parse-worker.ts',
  'document-worker': 'server/src/export/document-worker.ts',
  'picture-worker': 'server/src/pictures/picture-worker.ts',
  'assistant-worker': 'server/src/assistant/assistant-worker.ts',
  'translator-worker': 'server/src/models/translator-worker.ts',
};

const shared = {
  absWorkingDir: projectRoot,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  loader: { '.typ': 'text' },
  sourcemap: true,
  logLevel: 'silent',
};

/** Settings for esbuild: our own code in a few files, packages left in node_modules. */
export function describeServerBundle(outputFolder, main = entries.main) {
  return {
    ...shared,
    entryPoints: Object.entries({ ...entries, main }).map(([out, source]) => ({ in: source, out })),
    outdir: outputFolder,
    splitting: true,
    external: listPackages(),
  };
}

/** The process that opens people's files may read its own code and nothing else, so that is one file with all in it. */
export function describeReaderBundle(outputFolder) {
  return {
    ...shared,
    entryPoints: [{ in: 'server/src/import/reader-child.ts', out: 'reader-child' }],
    outdir: outputFolder,
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
