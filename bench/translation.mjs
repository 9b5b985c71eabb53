// npm run bench:translation [-- --show] [-- --model FILE]: how near the translator comes to the references of somebody who has seen
// neither it nor its corpus, against rules alone and, where the `apertium` command is installed, against Apertium. Each text
// is scored against the nearest of its references; the mean over all of them is told.
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { cacheFolder, projectPath, projectRoot } from '../scripts/project-paths.mjs';
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

const { protectTerms, translateSentence } = await bundleTranslator();
const model = await openModelTranslator(readOption('--model'));
const hasApertium = await runApertium(['Hola.'], 'es').then(
  () => true,
  () => false,
);
const rows = [];
const sentences = [];
for (const { name, from, to } of SETS.filter((set) => only === undefined || set.name === only)) {
  const cases = JSON.parse(
    readFileSync(projectPath('bench', 'translation', `${name}.json`), 'utf8'),
  );
  const sources = cases.map(({ source }) => source);
  const isProse = name.startsWith('prose');
  const rules = sources.map((source) =>
    translateSentence(source, { from, to }, { deeds: 'past', names: [] }),
  );
  const made = isProse
    ? await model?.translate(sources, { from, to })
    : await model?.translateFields(cases, { from, to });
  const raw = hasApertium ? await translateByApertium(sources, from) : undefined;
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
  const texts = made?.map(({ text }) => text);
  rows.push({
    set: name,
    texts: cases.length,
    untranslated: nearest(sources),
    ...(isProse && { rules: nearest(rules.map(({ text }) => text)) }),
    apertium: raw ? nearest(raw) : '-',
    ...(texts && {
      translator: nearest(texts),
      'one reference': first(texts),
      'sure only': nearest(texts, (at) => made[at].isSure),
      drafts: `${Math.round((100 * made.filter(({ isSure }) => !isSure).length) / cases.length)} %`,
    }),
  });
  cases.forEach((one, at) => {
    const { text, isSure } = made?.[at] ?? rules[at];
    sentences.push({ set: name, source: one.source, text, isSure });
    if (shows) console.log(`${one.source}\n  ${isSure ? ' ' : '?'} ${text}\n  = ${one.reference}`);
  });
}
await model?.close();
reportResults('translation', rows, { sentences });

function mean(numbers) {
  return (numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)).toFixed(1);
}

function readOption(name) {
  const at = process.argv.indexOf(name);
  return at === -1 ? undefined : process.argv[at + 1];
}

async function bundleTranslator() {
  const folder = join(cacheFolder, 'translation');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, 'translate.mjs');
  await build({
    entryPoints: [join(projectRoot, 'core', 'src', 'translate', 'index.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}

/** Names and tools are hidden from Apertium, which would translate them. */
async function translateByApertium(texts, from) {
  const kept = texts.map((text) => protectTerms(text, from));
  const translated = await runApertium(
    kept.map(({ text }) => text),
    from,
  );
  return translated.map((text, at) => kept[at].restore(text));
}

/** One line a sentence; Apertium carries words over lines that do not end in a full stop. */
function runApertium(lines, from) {
  const ended = lines.map((line) => (/[.!?]$/.test(line) ? line : `${line}.`));
  return new Promise((resolve, reject) => {
    const pair = from === 'es' ? 'spa-eng' : 'eng-spa';
    const child = execFile('sh', ['-c', `cat | apertium -u ${pair}`], (error, output) =>
      error ? reject(error) : resolve(output.replace(/\n$/, '').split('\n')),
    );
    child.stdin.end(`${ended.join('\n')}\n`);
  });
}
