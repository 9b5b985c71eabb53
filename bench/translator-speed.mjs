// npm run bench:translator-speed [-- --model FILE]: what a CV of two pages (60 sentences of the sets in bench/translation, about
// 1,400 tokens) costs the translation model: the first call, which loads it, and two more. Close everything else before.
import { readdirSync, readFileSync } from 'node:fs';
import { projectPath } from '../scripts/project-paths.mjs';
import { reportResults } from './bench-results.mjs';
import { openModelTranslator } from './translation/model-translator.mjs';

const SENTENCES = 60;
const option = process.argv.indexOf('--model');
const folder = projectPath('bench', 'translation');
const texts = readdirSync(folder)
  .filter((name) => name.endsWith('es-en.json'))
  .flatMap((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')))
  .map(({ source }) => source)
  .sort((a, b) => b.length - a.length)
  .slice(40, 40 + SENTENCES);

const before = process.memoryUsage().rss;
const model = await openModelTranslator(option === -1 ? undefined : process.argv[option + 1]);
if (!model) throw new Error('There are no weights: server/models/translator.bin is missing.');
const rows = [];
for (const call of ['first, with loading', 'second', 'third']) {
  const start = performance.now();
  const cpu = process.cpuUsage();
  let first;
  await model.translateAll(texts, { from: 'es', to: 'en' }, () => {
    first ??= performance.now() - start;
  });
  const { user, system } = process.cpuUsage(cpu);
  rows.push({
    call,
    seconds: ((performance.now() - start) / 1000).toFixed(2),
    'CPU seconds': ((user + system) / 1e6).toFixed(2),
    'first sentence, ms': Math.round(first),
    'memory more, MB': Math.round((process.memoryUsage().rss - before) / 1e6),
  });
}
await model.close();
reportResults('translator-speed', rows, { letters: texts.join('').length });
