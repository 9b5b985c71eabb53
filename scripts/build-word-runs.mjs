// node scripts/build-word-runs.mjs: makes core/dictionaries/*.runs, which three words go together in the translator's corpus.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleSources } from '../bench/bundle-parts.mjs';
import { projectPath } from './project-paths.mjs';

const { listRuns, writeKnownRuns } = await bundleSources(
  `export * from './core/src/translate/model/word-runs';`,
);
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
