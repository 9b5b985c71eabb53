// node scripts/build-word-runs.mjs: makes core/dictionaries/*.runs, which three words go together in the translator's corpus.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { projectPath } from './project-paths.mjs';

const { listRuns, writeKnownRuns } = await loadCore();
const pairs = ['sentences', 'terms'].flatMap((kind) => {
  const folder = projectPath('training', 'corpus', kind);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .map((line) => line.split('\t'));
});
for (const [column, language] of ['es', 'en'].entries()) {
  const runs = new Set(pairs.flatMap((pair) => (pair[column] ? listRuns(pair[column]) : [])));
  const table = writeKnownRuns(runs);
  writeFileSync(projectPath('core', 'dictionaries', `${language}.runs`), table);
  console.log(`${language}: ${runs.size} runs, ${Math.round(table.length / 1000)} kB`);
}

/** The same code reads texts here and in the server. */
async function loadCore() {
  const folder = mkdtempSync(join(tmpdir(), 'word-runs-'));
  const outfile = join(folder, 'core.mjs');
  const entry = projectPath('core', 'src', 'translate', 'model', 'word-runs.ts');
  await build({ entryPoints: [entry], bundle: true, format: 'esm', outfile, logLevel: 'error' });
  const core = await import(pathToFileURL(outfile).href);
  rmSync(folder, { recursive: true });
  return core;
}
