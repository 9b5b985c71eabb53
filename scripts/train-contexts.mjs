// node scripts/train-contexts.mjs --public DIR --cmu FILE: learns which words fit where, for proofreading (see training/README.md).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { bundleSources } from '../bench/bundle-parts.mjs';
import { areVariants, findConfusable, listSounding } from './dictionaries/find-confusable.mjs';
import { makeContextLearner, ROW_BITS, SCALE } from './dictionaries/learn-contexts.mjs';
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
  const learner = makeContextLearner(core, lexicon, confusable);
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
