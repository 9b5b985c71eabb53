import { projectRoot } from './project-paths.mjs';

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

/** With files that they read, or machine code. Any other package is in the bundle: a hundred small files load slowly. */
const packagesOutside = [
  '@electric-sql/*',
  '@embedpdf/pdfium',
  '@expo-google-fonts/*',
  '@myriaddreamin/*',
  '@node-rs/argon2',
  '@tesseract.js-data/*',
  'sharp',
  'tesseract.js-core',
];

/** Packages written before modules ask for Node's own parts with this. */
const banner = {
  js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
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

/**
 * Settings for esbuild, one build for each file: a build of several would share what any two of them need, and each would
 * load what only the other uses. What the server itself needs later than at its start is in files beside it.
 */
export function describeServerBundles(outputFolder, main = entries.main) {
  return Object.entries({ ...entries, main }).map(([out, source]) => ({
    ...shared,
    entryPoints: [{ in: source, out }],
    outdir: outputFolder,
    splitting: true,
    chunkNames: `${out}-[name]-[hash]`,
    external: packagesOutside,
    banner,
  }));
}

/** The process that opens people's files may read its own code and nothing else: all of it is in files of this name. */
export function describeReaderBundle(outputFolder) {
  return {
    ...shared,
    entryPoints: [{ in: 'server/src/import/reader-child.ts', out: 'reader-child' }],
    outdir: outputFolder,
    splitting: true,
    chunkNames: 'reader-child-[name]-[hash]',
  };
}
