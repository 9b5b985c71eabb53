// node scripts/train-agreement.mjs --public DIR: learns which form of a word goes with the others of its sentence (see training/README.md).
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { bundleSources } from '../bench/bundle-parts.mjs';
import { readLines, readOwn, readPublic, shuffle } from './dictionaries/training-texts.mjs';
import { projectPath } from './project-paths.mjs';

const { values } = parseArgs({
  options: {
    public: { type: 'string' },
    language: { type: 'string' },
    every: { type: 'string' },
  },
});
const BITS = 19;
const SCALE = 1 / 16;
const RATE = 0.2;
const WORDS_A_PAGE = 450;
/** False alarms a page that a question may give, on the lines kept for that. */
const ALARMS_A_PAGE = { es: 0.02, en: 0.03 };
/** Too few to set a limit by. */
const FEWEST = 60;
/** A form is never reported unless the other one is so much likelier. */
const LEAST = -1.5;

const parts = [
  'words/lexicon',
  'context/context-tokens',
  'grammar/agreement-tags',
  'grammar/agreement-questions',
  'grammar/agreement-features',
  'grammar/agreement-model',
  'grammar/check-forms',
  'context/context-model',
];
const core = await bundleSources(
  parts.map((part) => `export * from './core/src/proofread/${part}';`).join('\n'),
);
for (const language of values.language ? [values.language] : ['es', 'en']) train(language);

function train(language) {
  const file = projectPath('core', 'dictionaries', `${language}.context.gz`);
  const bytes = gunzipSync(readFileSync(file));
  const words = gunzipSync(
    readFileSync(projectPath('core', 'dictionaries', `${language}.words.gz`)),
  );
  const reader = makeReader(core.readLexicon(words, bytes));
  const { learned, limits: aside } = readOwn(language);
  const own = [...learned, ...readLines(language)];
  const texts = [...own, ...own, ...listPublic(language)].filter(
    (text, at) => text.includes(' ') && text.length < 600 && at % Number(values.every ?? 1) === 0,
  );
  shuffle(texts);
  const weights = learn(texts, reader);
  const table = Int8Array.from(weights, (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight / SCALE))),
  );
  const limits = setLimits(
    aside,
    reader,
    core.makeAgreementModel(table, { bits: BITS, scale: SCALE, limits: {} }),
    language,
  );
  const packed = pack(bytes, { bits: BITS, scale: SCALE, limits }, table);
  writeFileSync(file, packed);
  console.log(language, texts.length, 'texts', packed.length, 'bytes');
}

function listPublic(language) {
  const pairs = [
    ['tatoeba-es-en.tsv', 120_000],
    ['europarl-es-en.tsv', 60_000],
    ['docs-es-en.tsv', 40_000],
    ['described-es-en.tsv', 10_000],
  ];
  const english = [
    ['english-lines.txt', 30_000],
    ['english-tasks.txt', 30_000],
  ];
  return [...pairs, ...(language === 'en' ? english : [])].flatMap(([name, most]) =>
    readPublic(values.public, name, language, most),
  );
}

/** Each place of a text where a form is asked about. */
function makeReader(lexicon) {
  const asked = new Map();
  function ask(word) {
    let questions = asked.get(word);
    if (!questions) {
      questions = lexicon.has(word) ? core.listQuestions(word, lexicon) : [];
      asked.set(word, questions);
    }
    return questions;
  }
  return (text, visit) => {
    const tokens = core.readContext(text, lexicon);
    const tags = tokens.map((token, at) => core.nameTag(text, token, at, lexicon));
    const words = tokens.map((token) => token.text);
    for (const [at, { isWord }] of tokens.entries())
      if (isWord && tags[at] !== 'X')
        for (const question of ask(words[at]))
          if (core.isAsked(question, tags, at, lexicon))
            visit(question, tags, words, at, core.nameCase(question, tags, at, lexicon));
  };
}

function learn(texts, read) {
  const weights = new Float32Array(2 ** BITS);
  const squares = new Float32Array(2 ** BITS);
  let [loss, places] = [0, 0];
  for (const text of texts)
    read(text, ({ name, isMarked }, tags, words, at) => {
      const numbers = core
        .readAgreementFeatures(tags, words, at)
        .map((feature) => core.hashFeature(name, feature) >>> (32 - BITS));
      const sum = numbers.reduce((all, number) => all + weights[number], 0);
      const chance = 1 / (1 + Math.exp(-sum));
      const slope = chance - (isMarked ? 1 : 0);
      loss -= Math.log(Math.max(1e-9, 1 - Math.abs(slope)));
      places++;
      if (Math.abs(slope) < 2e-3) return;
      for (const number of numbers) {
        squares[number] += slope * slope;
        weights[number] -= (RATE * slope) / Math.sqrt(squares[number] + 1);
      }
    });
  console.log('places', places, 'loss', loss / places);
  return weights;
}

/** How much worse a form must fit than the other before it is reported. */
function setLimits(aside, read, model, language) {
  const margins = new Map();
  for (const text of aside)
    read(text, (...asked) => {
      const name = asked.at(-1);
      if (!margins.has(name)) margins.set(name, []);
      margins.get(name).push(model.weigh(...asked));
    });
  const pages = aside.join(' ').split(/\s+/).length / WORDS_A_PAGE;
  return Object.fromEntries(
    [...margins].map(([name, found]) => {
      found.sort((one, other) => one - other);
      const limit = found[Math.floor(pages * ALARMS_A_PAGE[language])] ?? 0;
      const least = found.length < FEWEST ? 2 * LEAST : LEAST;
      const set = Math.min(least, Math.round(limit * 10) / 10);
      const share = found.filter((margin) => -margin < set).length / found.length;
      console.log(name, found.length, 'limit', set, 'found', share.toFixed(2));
      return [name, set];
    }),
  );
}

/** The context file with this table behind its own. */
function pack(bytes, agreement, table) {
  const tableAt = 12 + bytes.readUInt32LE(8);
  const header = JSON.parse(bytes.subarray(12, tableAt));
  const size = 2 ** header.bits * core.IN_A_ROW * 2;
  const text = Buffer.from(JSON.stringify({ ...header, agreement }));
  const start = Buffer.from(bytes.subarray(0, 12));
  start.writeUInt32LE(text.length, 8);
  const own = bytes.subarray(tableAt, tableAt + size);
  return gzipSync(Buffer.concat([start, text, own, Buffer.from(table.buffer)]), { level: 9 });
}
