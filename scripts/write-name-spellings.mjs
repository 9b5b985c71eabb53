// node scripts/write-name-spellings.mjs: how the names of the catalogue are written, for proofreading (core/data/proofread/name-spellings.tsv).
import { writeFileSync } from 'node:fs';
import { bundleSources } from '../bench/bundle-parts.mjs';
import { listNameSpellings } from './dictionaries/list-name-spellings.mjs';
import { projectPath } from './project-paths.mjs';

const { skills } = await bundleSources(`export { skills } from './core/src/catalog/skills';`);
const rows = listNameSpellings(skills).map(({ typed, name, es, en }) =>
  [typed, name, es, en].join('\t'),
);
const file = projectPath('core', 'data', 'proofread', 'name-spellings.tsv');
writeFileSync(file, `${['typed\tname\tes\ten', ...rows].join('\n')}\n`);
console.log(`${rows.length} names`);
