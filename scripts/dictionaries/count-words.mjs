import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from '../project-paths.mjs';
import { isLearned } from './training-texts.mjs';

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** How often each word is in our own texts of the trades, by language, and how often with a capital inside a sentence. */
export function countWords(leftOut = []) {
  const counts = { es: new Map(), en: new Map() };
  for (const text of listTexts(leftOut)) {
    for (const { word, isFirst } of readWords(text.words)) {
      const kept = isFirst ? lower(word) : word;
      const known = counts[text.language];
      known.set(kept, (known.get(kept) ?? 0) + 1);
    }
  }
  return counts;
}

/** Tables of other languages, of parts of words, or of every word that somebody has translated. */
const NO_WORDS_OF_TRADES =
  /\.test\.ts$|weak-phrases|filler-words|evidence|co-official|-signs|hints-|english-spellings|cues|proofread/;

/** Words of the catalogue: no counts, since it says each thing once, and no language, since its tables hold both. */
export function listCatalogueWords() {
  const words = new Set();
  const files = [
    ...listFiles(projectPath('core', 'src', 'catalog'), '.ts'),
    ...listFiles(projectPath('core', 'data'), '.tsv'),
  ];
  for (const file of files) {
    if (NO_WORDS_OF_TRADES.test(file)) continue;
    // "conserv*" is the beginning of words.
    const whole = readFileSync(file, 'utf8').replaceAll(/\p{L}+\*/gu, ' ');
    for (const [word] of whole.matchAll(WORD)) words.add(word);
  }
  return words;
}

const articles = {
  ms: new Set(['el', 'un', 'del', 'al']),
  fs: new Set(['la', 'una']),
  mp: new Set(['los', 'unos']),
  fp: new Set(['las', 'unas']),
};
const ENOUGH_TO_BE_SURE = 4;
const notNouns = new Set(['demás', 'que', 'más', 'uso', 'cual', 'cuales', 'mismo', 'mejor']);

/** Spanish nouns that are after articles of one gender and number, often, and never after others. */
export function listNouns(leftOut = []) {
  const seen = new Map();
  for (const { language, words } of listTexts(leftOut)) {
    if (language !== 'es') continue;
    for (const [, article, noun] of words.matchAll(
      /(?<!\p{L})(\p{L}+) (?=(\p{Ll}{3,})(?!\p{L}))/gu,
    )) {
      const form = Object.keys(articles).find((name) => articles[name].has(article.toLowerCase()));
      if (!form) continue;
      const forms = seen.get(noun) ?? {};
      forms[form] = (forms[form] ?? 0) + 1;
      seen.set(noun, forms);
    }
  }
  const nouns = { ms: [], fs: [], mp: [], fp: [] };
  for (const [noun, forms] of [...seen].sort()) {
    const [[form, count], ...others] = Object.entries(forms);
    if (notNouns.has(noun)) continue;
    if (others.length === 0 && count >= ENOUGH_TO_BE_SURE) nouns[form].push(noun);
  }
  return nouns;
}

function* listTexts(leftOut) {
  const corpus = projectPath('training', 'corpus');
  for (const folder of ['sentences', 'terms']) {
    for (const file of listFiles(join(corpus, folder), '.tsv')) {
      if (leftOut.some((name) => file.endsWith(name))) continue;
      for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries()) {
        if (folder === 'sentences' && !isLearned(at)) continue;
        const [es = '', en = ''] = line.split('\t');
        yield { language: 'es', words: es };
        yield { language: 'en', words: en };
      }
    }
  }
  for (const file of listFiles(projectPath('core', 'data', 'evidence'), '.tsv')) {
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const [, , language, , phrase] = line.split('\t');
      if (phrase && (language === 'es' || language === 'en')) yield { language, words: phrase };
    }
  }
}

function* readWords(text) {
  for (const match of text.normalize('NFC').matchAll(WORD)) {
    const before = text.slice(0, match.index).trimEnd();
    yield { word: match[0].replaceAll('’', "'"), isFirst: /(^|[.:;!?¡¿•"“«(–—-])$/.test(before) };
  }
}

/** What begins a sentence has its capital from there, unless it is an abbreviation. */
function lower(word) {
  return word === word.toUpperCase() && word.length > 1 ? word : word.toLowerCase();
}

function listFiles(folder, ending) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));
}
