// npm run bench:translation [-- --show]: chrF2 of the built-in translator against reference translations written before it,
// by rules, by the model where its weights are in server/models, and, where the `apertium` command is installed, with Apertium
// for the sentences the rules are not sure of. `-- --model FILE` takes other weights.
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
  { name: 'es-en', from: 'es', to: 'en' },
  { name: 'held-out-es-en', from: 'es', to: 'en' },
  { name: 'fresh-es-en', from: 'es', to: 'en' },
  { name: 'later-es-en', from: 'es', to: 'en' },
  { name: 'unseen-es-en', from: 'es', to: 'en' },
  { name: 'last-es-en', from: 'es', to: 'en' },
  { name: 'final-es-en', from: 'es', to: 'en' },
  { name: 'street-es-en', from: 'es', to: 'en' },
  { name: 'strict-es-en', from: 'es', to: 'en' },
  { name: 'sealed-es-en', from: 'es', to: 'en' },
  { name: 'plain-es-en', from: 'es', to: 'en' },
  { name: 'mixed-es-en', from: 'es', to: 'en' },
  { name: 'closing-es-en', from: 'es', to: 'en' },
  { name: 'en-es', from: 'en', to: 'es' },
  { name: 'fresh-en-es', from: 'en', to: 'es' },
  { name: 'unseen-en-es', from: 'en', to: 'es' },
  { name: 'last-en-es', from: 'en', to: 'es' },
  { name: 'final-en-es', from: 'en', to: 'es' },
  { name: 'street-en-es', from: 'en', to: 'es' },
  { name: 'strict-en-es', from: 'en', to: 'es' },
  { name: 'sealed-en-es', from: 'en', to: 'es' },
  { name: 'plain-en-es', from: 'en', to: 'es' },
  { name: 'mixed-en-es', from: 'en', to: 'es' },
  { name: 'closing-en-es', from: 'en', to: 'es' },
];
const shows = process.argv.includes('--show');
const only = process.argv.find((word) => SETS.some(({ name }) => name === word));

const { askMachine, protectTerms, translateSentence } = await bundleTranslator();
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
  const context = { deeds: 'past', names: [] };
  const own = cases.map(({ source }) => translateSentence(source, { from, to }, context));
  const raw = hasApertium
    ? await translateByApertium(
        cases.map(({ source }) => source),
        from,
      )
    : undefined;
  const modelled = await model?.translate(
    cases.map(({ source }) => source),
    { from, to },
  );
  const helped = hasApertium ? await helpDrafts(cases, own, { from, to }) : undefined;
  const score = (texts, keep = () => true) =>
    scoreChrf(
      cases
        .map(({ reference }, at) => ({ translation: texts[at], reference, at }))
        .filter(({ at }) => keep(at)),
    ).toFixed(1);
  const texts = own.map(({ text }) => text);
  rows.push({
    set: name,
    sentences: cases.length,
    drafts: `${Math.round((100 * own.filter(({ isSure }) => !isSure).length) / cases.length)} %`,
    untranslated: score(cases.map(({ source }) => source)),
    'built-in': score(texts),
    'built-in, sure only': score(texts, (at) => own[at].isSure),
    ...(modelled && {
      model: score(modelled.map(({ text }) => text)),
      'model, sure only': score(
        modelled.map(({ text }) => text),
        (at) => modelled[at].isSure,
      ),
      'model drafts': `${Math.round((100 * modelled.filter(({ isSure }) => !isSure).length) / cases.length)} %`,
    }),
    apertium: raw ? score(raw) : '-',
    'built-in + apertium': helped ? score(helped) : '-',
  });
  cases.forEach((one, at) => {
    sentences.push({
      set: name,
      ...one,
      ...own[at],
      ...(modelled ? { model: modelled[at] } : {}),
      ...(raw ? { apertium: raw[at], helped: helped[at] } : {}),
    });
    if (shows)
      console.log(
        [
          one.source,
          `  ${own[at].isSure ? ' ' : '?'} ${own[at].text}`,
          ...(modelled ? [`  ${modelled[at].isSure ? ' ' : '?'} ${modelled[at].text}`] : []),
          `  = ${one.reference}`,
        ].join('\n'),
      );
  });
}
await model?.close();
reportResults('translation', rows, { sentences });

function readOption(name) {
  const at = process.argv.indexOf(name);
  return at === -1 ? undefined : process.argv[at + 1];
}

/** As the server does it: a word where one is missing, the sentence where several are. */
async function helpDrafts(cases, own, direction) {
  const questions = own.map((ours, at) =>
    ours.isSure ? undefined : askMachine(cases[at].source, ours, direction, []),
  );
  const asked = questions.filter((question) => question !== undefined);
  const answers = await runApertium(
    asked.map(({ text }) => text),
    direction.from,
  );
  return own.map(({ text }, at) => {
    const question = questions[at];
    return question?.settle(answers[asked.indexOf(question)]) ?? text;
  });
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
