// node scripts/list-proof-alternatives.mjs --public DIR --out DIR: what could be written in place of each word of the training texts, for training/proofreader.py.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { bundleSources } from '../bench/bundle-parts.mjs';
import { listAlternatives, readFamilies } from './dictionaries/list-alternatives.mjs';
import { readLines, readOwn, readPublic } from './dictionaries/training-texts.mjs';
import { projectPath } from './project-paths.mjs';

const { values } = parseArgs({
  options: { public: { type: 'string' }, out: { type: 'string' } },
});
const SETS = ['tatoeba-es-en.tsv', 'europarl-es-en.tsv', 'docs-es-en.tsv'];
const LEAST_SEEN = { own: 1, public: 3 };
const WORD = /(?<![\p{L}\p{N}'’-])\p{L}+(?:['’]\p{L}+)*(?![\p{L}\p{N}-])/gu;

const { readLexicon, listVariants } = await bundleSources(
  `export * from './core/src/proofread/words/lexicon';
   export * from './core/src/proofread/spelling/list-variants';`,
);
const unpack = (name) =>
  gunzipSync(readFileSync(projectPath('core', 'dictionaries', `${name}.gz`)));
for (const language of ['es', 'en']) {
  const lexicon = readLexicon(unpack(`${language}.words`), unpack(`${language}.context`));
  const families = readFamilies(language);
  const rows = [...countWords(language)]
    .filter(([word, count]) => count >= LEAST_SEEN.public && lexicon.has(word))
    .map(([word]) => word)
    .sort()
    .map((word) => [
      word,
      listAlternatives(word, lexicon, { families, listVariants })
        .map(({ text, relation }) => `${relation[0]}:${text}`)
        .join('|'),
      listSplits(word, lexicon).join('|'),
    ]);
  writeFileSync(
    join(values.out, `alternatives-${language}.tsv.gz`),
    gzipSync(rows.map((row) => row.join('\t')).join('\n'), { level: 9 }),
  );
  console.log(language, rows.length);
}

/** A word of ours counts as often as is needed. */
function countWords(language) {
  const { learned, limits, measured } = readOwn(language);
  const counts = new Map();
  const count = (texts, times) => {
    for (const text of texts)
      for (const [word] of text.matchAll(WORD)) {
        const small = word.toLowerCase().replaceAll('’', "'");
        counts.set(small, (counts.get(small) ?? 0) + times);
      }
  };
  count([...learned, ...limits, ...measured, ...readLines(language)], LEAST_SEEN.public);
  for (const name of SETS) count(readPublic(values.public, name, language, 10 ** 9), 1);
  return counts;
}

/** Both halves are words that people use. */
function listSplits(word, lexicon) {
  const found = [];
  for (let at = 1; at < word.length - 1; at++) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    const isLong = one.length > 1 || one === 'a';
    if (isLong && lexicon.step(one) >= 3 && lexicon.step(other) >= 3 && other.length > 1)
      found.push(`${one} ${other}`);
  }
  return found;
}
