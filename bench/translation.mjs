// npm run bench:translation [-- --show] [-- --model FILE] [-- --sets FOLDER] [-- SET]: how near the translator comes to the references of someone
// who has seen neither it nor its corpus. Each text is scored against the nearest of its references; the mean over all of them is printed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from '../scripts/project-paths.mjs';
import { reportResults } from './bench-results.mjs';
import { scoreChrf } from './translation/chrf.mjs';
import { openModelTranslator } from './translation/model-translator.mjs';

const SETS = [
  { name: 'prose-es-en', from: 'es', to: 'en' },
  { name: 'prose-en-es', from: 'en', to: 'es' },
  { name: 'fields-es-en', from: 'es', to: 'en' },
  { name: 'fields-en-es', from: 'en', to: 'es' },
];
const shows = process.argv.includes('--show');
const only = process.argv.find((word) => SETS.some(({ name }) => name === word));

const model = await openModelTranslator(readOption('--model'));
if (!model) throw new Error('There are no weights: server/models/translator.bin is missing.');
const rows = [];
const sentences = [];
for (const { name, from, to } of SETS.filter((set) => only === undefined || set.name === only)) {
  const cases = JSON.parse(
    readFileSync(
      join(readOption('--sets') ?? projectPath('bench', 'translation'), `${name}.json`),
      'utf8',
    ),
  );
  const sources = cases.map(({ source }) => source);
  const isProse = name.startsWith('prose');
  const made = isProse
    ? await model.translate(cases, { from, to })
    : await model.translateFields(cases, { from, to });
  const nearest = (texts, keep = () => true) =>
    mean(
      cases.flatMap(({ reference, alternatives = [] }, at) =>
        keep(at)
          ? Math.max(
              ...[reference, ...alternatives].map((one) =>
                scoreChrf([{ translation: texts[at], reference: one }]),
              ),
            )
          : [],
      ),
    );
  const first = (texts) =>
    mean(cases.map(({ reference }, at) => scoreChrf([{ translation: texts[at], reference }])));
  const texts = made.map(({ text }) => text);
  const share = (count) => `${Math.round((100 * count) / cases.length)} %`;
  rows.push({
    set: name,
    texts: cases.length,
    untranslated: nearest(sources),
    translator: nearest(texts),
    'one reference': first(texts),
    'sure only': nearest(texts, (at) => made[at].isSure),
    drafts: share(made.filter(({ isSure }) => !isSure).length),
    'left as it was': share(
      made.filter(({ text, isSure }, at) => !isSure && text === sources[at]).length,
    ),
  });
  cases.forEach((one, at) => {
    const { text, isSure } = made[at];
    sentences.push({ set: name, source: one.source, text, isSure });
    if (shows) console.log(`${one.source}\n  ${isSure ? ' ' : '?'} ${text}\n  = ${one.reference}`);
  });
}
await model.close();
reportResults('translation', rows, { sentences });

function mean(numbers) {
  return (numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)).toFixed(1);
}

function readOption(name) {
  const at = process.argv.indexOf(name);
  return at === -1 ? undefined : process.argv[at + 1];
}
