// node scripts/train-contexts.mjs --public DIR --cmu FILE: learns which words fit where, for proofreading (see training/README.md).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { bundleSources } from '../bench/bundle-parts.mjs';
import { areVariants, findConfusable, listSounding } from './dictionaries/find-confusable.mjs';
import { listSpanishNouns } from './dictionaries/list-spanish-nouns.mjs';
import { readOwn, readPublic as readSet, shuffle } from './dictionaries/training-texts.mjs';

const { values } = parseArgs({
  options: {
    public: { type: 'string' },
    cmu: { type: 'string' },
    language: { type: 'string' },
    every: { type: 'string' },
    out: { type: 'string' },
    lists: { type: 'boolean' },
  },
});
const root = fileURLToPath(new URL('..', import.meta.url));
const ROW_BITS = 18;
const LEAST_SEEN = 4;
const RATE = 0.25;
const SCALE = 1 / 24;
const MOST_LINES = 250_000;
/** So often a word is in the public sets that it is no slip of somebody's. */
const OFTEN_MET = 3;

const parts = [
  'words/lexicon',
  'context/context-tokens',
  'context/context-features',
  'spelling/list-variants',
  'context/context-model',
  'spelling/check-joined',
  'spelling/judge-rare',
];
/** The same code reads texts here and in the browser. */
const core = await bundleSources(
  parts.map((part) => `export * from './core/src/proofread/${part}';`).join('\n'),
);
const { NUMBER_BITS, IN_A_ROW } = core;
const readWords = (language) =>
  core.readLexicon(gunzipSync(readFileSync(join(root, `core/dictionaries/${language}.words.gz`))));
for (const language of values.language ? [values.language] : ['es', 'en'])
  if (values.lists) renewLists(language);
  else train(language);

function readPublic(name, language, most) {
  return readSet(values.public, name, language, most);
}

/** The public sets that are read, and about how many of their lines. */
function listSets(language) {
  return [
    ['tatoeba-es-en.tsv', 120_000],
    ['europarl-es-en.tsv', 110_000],
    ['docs-es-en.tsv', 40_000],
    ['described-es-en.tsv', 10_000],
    ['esco-es-en.tsv', 40_000],
    ['more-docs-es-en.tsv', 20_000],
    ['more-publicbodies-es-en.tsv', 10_000],
    ['more-testsets-es-en.tsv', 10_000],
    ...(language === 'en'
      ? [
          ['english-lines.txt', 30_000],
          ['english-tasks.txt', 50_000],
        ]
      : []),
  ];
}

/** Genders take more text than contexts: each noun must have been seen a few times. */
function listNouns(language, lexicon) {
  if (language !== 'es') return undefined;
  const texts = [
    ...readPublic('tatoeba-es-en.tsv', language, 120_000),
    ...readPublic('europarl-es-en.tsv', language, 250_000),
    ...readPublic('docs-es-en.tsv', language, 160_000),
    ...readPublic('described-es-en.tsv', language, 10_000),
  ];
  return listSpanishNouns(readOwn(language).learned, texts, lexicon);
}

/** Words that would be taken for a slip of another, if other people's texts did not have them again and again. */
function listMet(language, lexicon) {
  const counts = new Map();
  for (const [name] of listSets(language))
    for (const text of readPublic(name, language, MOST_LINES))
      for (const [word] of text.matchAll(/(?<![\p{L}\p{N}'-])\p{Ll}{5,}(?![\p{L}\p{N}'-])/gu))
        counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([word, count]) => count >= OFTEN_MET && lexicon.has(word) && isDoubted(word, lexicon))
    .map(([word]) => word)
    .sort()
    .join(' ');
}

function isDoubted(text, lexicon) {
  const word = {
    text,
    from: 0,
    to: text.length,
    gap: ' ',
    isCode: false,
    isJoined: false,
    isFirst: false,
  };
  return core.judgeRare(word, '', lexicon, false)?.kind === 'spelling';
}

/** `--lists`: the weights stay as they are. */
function renewLists(language) {
  const { header, tables } = unpack(language);
  const groups = header.confusable
    .split('|')
    .map((group) => group.split(' '))
    .filter(([one, other]) => language === 'es' || !areVariants(one, other));
  const lexicon = readWords(language);
  const more = { met: listMet(language, lexicon), nouns: listNouns(language, lexicon) };
  pack(language, { ...header, ...listWords(language, groups), ...more }, tables);
}

function unpack(language) {
  const file = join(values.out ?? join(root, 'core/dictionaries'), `${language}.context.gz`);
  const bytes = gunzipSync(readFileSync(file));
  const tableAt = 12 + bytes.readUInt32LE(8);
  return { header: JSON.parse(bytes.subarray(12, tableAt)), tables: bytes.subarray(tableAt) };
}

function train(language) {
  const lexicon = readWords(language);
  const { learned: own } = readOwn(language);
  const texts = [
    ...own,
    ...own,
    ...own,
    ...listSets(language).flatMap(([name, most]) => readPublic(name, language, most)),
  ].filter((text, at) => text.includes(' ') && at % Number(values.every ?? 1) === 0);
  const sentences = texts.map((text) => core.readContext(text, lexicon));
  shuffle(sentences);
  const counts = countWords(sentences);
  const groups = findConfusable(language, lexicon, counts, values.cmu);
  console.log(language, sentences.length, 'sentences', groups.length, 'groups');
  const confusable = core.readGroups(groups.map((group) => group.join(' ')).join('|'));
  const learner = makeLearner(lexicon, confusable);
  console.log('round', 1, learner.learn(sentences));
  const table = learner.keepBest();
  console.log('round', 2, learner.learn(sentences));
  const more = { met: listMet(language, lexicon), nouns: listNouns(language, lexicon) };
  write(language, { groups, apart: listApart(sentences, lexicon), more }, learner.fill(table));
}

/** What is apart in texts that are right, though together it is a word too. */
function listApart(sentences, lexicon) {
  const apart = new Set();
  for (const tokens of sentences)
    for (const [at, { text, to }] of tokens.entries()) {
      const next = tokens[at + 1];
      if (next?.from === to + 1 && core.isJoinable(text, next.text, lexicon))
        apart.add(`${text} ${next.text}`);
    }
  return [...apart].sort();
}

function countWords(sentences) {
  const counts = new Map();
  for (const tokens of sentences)
    for (const { text, isWord } of tokens)
      if (isWord) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function makeLearner(lexicon, confusable) {
  const size = 2 ** NUMBER_BITS;
  const weights = new Float32Array(size);
  const squares = new Float32Array(size);
  const seen = new Uint8Array(size);
  let kept = null;
  const variants = new Map();

  function listWords(text) {
    let words = variants.get(text);
    if (!words) {
      words = [text, ...core.listVariants(text, lexicon, confusable).map(({ word }) => word)];
      variants.set(text, words);
    }
    return words;
  }

  const sorts = new Map();
  function sortOf(text) {
    let sort = sorts.get(text);
    if (!sort) {
      sort = core.sortOf(text, lexicon);
      sorts.set(text, sort);
    }
    return sort;
  }

  const MOST_FEATURES = 64;
  const numbers = new Uint32Array(MOST_FEATURES * 64);
  const scores = new Float64Array(64);

  /** One place: every word that could be there is scored, and the weights move towards the right one. */
  function learnPlace(words, { ofClass, ofWord }) {
    const width = ofClass.length + ofWord.length;
    let top = -1e9;
    for (let at = 0; at < words.length; at++) {
      const { word, kind } = sortOf(words[at]);
      let place = at * MOST_FEATURES;
      let sum = 0;
      for (let one = 0; one < ofClass.length; one++) {
        const number = core.mix(ofClass[one], kind) >>> (32 - NUMBER_BITS);
        numbers[place++] = number;
        sum += weights[number];
      }
      for (let one = 0; one < ofWord.length; one++) {
        const number = core.mix(ofWord[one], word) >>> (32 - NUMBER_BITS);
        numbers[place++] = number;
        sum += weights[number];
      }
      scores[at] = sum;
      if (sum > top) top = sum;
    }
    let total = 0;
    for (let at = 0; at < words.length; at++) {
      scores[at] = Math.exp(scores[at] - top);
      total += scores[at];
    }
    for (let at = 0; at < words.length; at++) {
      const slope = scores[at] / total - (at === 0 ? 1 : 0);
      if (Math.abs(slope) < 2e-3) continue;
      const start = at * MOST_FEATURES;
      for (let place = start; place < start + width; place++) {
        const number = numbers[place];
        if (kept !== null && kept[number] === 0) continue;
        if (seen[number] < 255) seen[number]++;
        squares[number] += slope * slope;
        weights[number] -= (RATE * slope) / Math.sqrt(squares[number] + 1);
      }
    }
    return -Math.log(scores[0] / total);
  }

  return {
    learn(sentences) {
      let loss = 0;
      let count = 0;
      for (const tokens of sentences)
        for (let at = 0; at < tokens.length; at++) {
          const { text, isWord } = tokens[at];
          if (!isWord || !lexicon.has(text)) continue;
          const words = listWords(text);
          if (words.length < 2) continue;
          loss += learnPlace(words, core.readFeatures(tokens, at));
          count++;
        }
      return { places: count, loss: loss / count };
    },
    /** The weights that matter most, as many as there is room for. */
    keepBest() {
      const rows = Array.from({ length: 2 ** ROW_BITS }, () => []);
      const markBits = NUMBER_BITS - ROW_BITS;
      for (let number = 0; number < size; number++)
        if (seen[number] >= LEAST_SEEN && Math.abs(weights[number]) > SCALE)
          rows[number >>> markBits].push(number);
      kept = new Uint8Array(size);
      const worth = (number) => Math.abs(weights[number]) * Math.log(2 + seen[number]);
      let full = 0;
      for (const row of rows) {
        row.sort((one, other) => worth(other) - worth(one)).splice(IN_A_ROW);
        full += row.length;
        for (const number of row) kept[number] = 1;
      }
      for (let number = 0; number < size; number++) if (kept[number] === 0) weights[number] = 0;
      console.log('kept', full);
      return rows;
    },
    fill(rows) {
      const marks = new Uint8Array(rows.length * IN_A_ROW);
      const values8 = new Int8Array(rows.length * IN_A_ROW);
      const mask = 2 ** (NUMBER_BITS - ROW_BITS) - 1;
      for (const [at, row] of rows.entries())
        for (const [place, number] of row.entries()) {
          marks[at * IN_A_ROW + place] = number & mask;
          values8[at * IN_A_ROW + place] = Math.max(
            -127,
            Math.min(127, Math.round(weights[number] / SCALE)),
          );
        }
      return Buffer.concat([Buffer.from(marks.buffer), Buffer.from(values8.buffer)]);
    },
  };
}

function write(language, { groups, apart, more }, table) {
  const words = { ...listWords(language, groups), apart: apart.join('|'), ...more };
  pack(language, { language, bits: ROW_BITS, scale: SCALE, ...words }, table);
}

function listWords(language, groups) {
  const join = (pairs) => pairs.map((pair) => pair.join(' ')).join('|');
  return { confusable: join(groups), sounding: join(listSounding(language, groups, values.cmu)) };
}

function pack(language, fields, table) {
  const header = Buffer.from(JSON.stringify(fields));
  const start = Buffer.alloc(12);
  start.write('TRYCTXT1', 'latin1');
  start.writeUInt32LE(header.length, 8);
  const packed = gzipSync(Buffer.concat([start, header, table]), { level: 9 });
  writeFileSync(
    join(values.out ?? join(root, 'core/dictionaries'), `${language}.context.gz`),
    packed,
  );
  console.log(language, packed.length, 'bytes');
}
