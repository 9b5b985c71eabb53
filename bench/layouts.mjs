// npm run bench:layouts [-- --seed WORD --count N --only PATTERN --as outlines|scan150|scan200]: draws fictional people in the layouts that real people
// use, with the tools they use (those that are on this machine), reads them, and scores each layout. With --as, the same
// documents are read again without their text, and compared with what they score with it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { cacheFolder, projectPath } from '../scripts/project-paths.mjs';
import { reportResults } from './bench-results.mjs';
import { bundleSources } from './bundle-parts.mjs';
import { drawDocuments, planDocuments } from './layouts/draw-documents.mjs';
import { takeTextAway } from './layouts/take-text-away.mjs';
import { scoreReading, summarise } from './score-reading.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'first' },
    count: { type: 'string', default: '3' },
    only: { type: 'string', default: '.' },
    as: { type: 'string' },
  },
});
const planned = planDocuments({
  seed: values.seed,
  count: Number(values.count),
  only: new RegExp(values.only),
});
const folder = join(cacheFolder, 'layouts', values.seed);
const { drawn, skipped } = await drawDocuments(planned, folder);
if (skipped.length > 0) console.log(`Left out, for want of their tool: ${skipped.join(', ')}`);

const read = await startReading();
const scored = [];
for (const one of drawn)
  scored.push({ ...one, rows: scoreReading(one.gold, await read(one.path)) });
const scoreOf = (some) => summarise(some.map(({ rows }) => rows)).overall;
const groupBy = (key) =>
  [...new Set(scored.map(key))].map((name) => {
    const some = scored.filter((one) => key(one) === name);
    return { name, documents: some.length, score: scoreOf(some).toFixed(3) };
  });
console.table(groupBy(({ person, headings }) => `${person.language}, ${headings} headings`));
reportResults(
  'layouts',
  groupBy(({ family }) => family.name),
  { overall: scoreOf(scored), seed: values.seed, ...summarise(scored.map(({ rows }) => rows)) },
);
console.log(`Overall ${scoreOf(scored).toFixed(3)}`);
if (values.as) {
  const again = [];
  for (const { path, gold, family, person } of scored.filter((one) => one.path.endsWith('.pdf'))) {
    const rows = scoreReading(gold, await read(takeTextAway(path, values.as)));
    again.push({ path, family, person, rows });
  }
  const withText = scoreOf(scored.filter(({ path }) => again.some((one) => one.path === path)));
  const without = scoreOf(again);
  for (const { name } of [...new Set(again.map(({ family }) => family))])
    console.log(name, scoreOf(again.filter(({ family }) => family.name === name)).toFixed(3));
  console.log(
    `As ${values.as}: ${without.toFixed(3)}, ${(without / withText).toFixed(3)} of ${withText.toFixed(3)} with their text`,
  );
}

/** Reader and parser in this process. */
async function startReading() {
  const parts = await bundleSources(`
    export { startPdfium } from './server/src/import/pdf/pdfium-engine';
    export { readDocument } from './server/src/import/reader/read-document';
    export { parseCv } from './core/src/import';
    export { openWords } from './server/src/open-lexicons';`);
  const { resolve } = createRequire(projectPath('server', 'package.json'));
  const folderOf = (name) => dirname(resolve(`${name}/package.json`));
  const trained = (name) =>
    join(folderOf(`@tesseract.js-data/${name}`), '4.0.0_best_int', `${name}.traineddata.gz`);
  const tools = {
    engine: await parts.startPdfium(resolve('@embedpdf/pdfium/pdfium.wasm')),
    ocr: {
      ocrEngine: folderOf('tesseract.js-core'),
      ocrSpanish: trained('spa'),
      ocrEnglish: trained('eng'),
    },
    report() {},
  };
  return async (path) => {
    const { document } = await parts.readDocument(new Uint8Array(readFileSync(path)), tools);
    return parts.parseCv(document, parts.openWords).cv;
  };
}
