import { readFileSync } from 'node:fs';
import { projectPath } from '../project-paths.mjs';
import { countWords, listCatalogueWords, listNouns } from './count-words.mjs';
import { expandHunspell } from './expand-hunspell.mjs';
import { writeWordGraph } from './write-word-graph.mjs';

const packages = {
  es: ['es', 'es-mx', 'es-ar', 'es-co', 'es-cl', 'es-pe'],
  en: ['en', 'en-gb'],
};
const MAGIC = 'TRYWORD1';
const ENOUGH_TO_BE_A_WORD = 2;
const PLAIN = /^[\p{L}]+(?:'[\p{L}]+)*$/u;

/** The same files with the words of the catalogue, our lists and our texts as they are now: how common words are stays as the limits of proofreading were set by it. */
export function addNewWords(readHeader) {
  const catalogue = dropBareSpanish(listCatalogueWords());
  const counted = countWords();
  return ['es', 'en'].map((language) => {
    // What is only seen with its capital may be a thing in a name: "Montaditos".
    const counts = new Map([...counted[language]].filter(([word]) => word === word.toLowerCase()));
    const header = readHeader(language);
    const words = readHunspell(language);
    for (const word of header.common.flatMap((list) => list.split(' '))) words.add(word);
    return writeDictionary(language, words, { catalogue, counts, header });
  });
}

/** What a file says before its graph. */
export function readHeader(bytes) {
  const start = MAGIC.length + 4;
  return JSON.parse(bytes.toString('utf8', start, start + bytes.readUInt32LE(MAGIC.length)));
}

/** One file for each language: a header of JSON, then the graph of its words. Texts left out are there to be tried on. */
export function makeDictionaries(leftOut = []) {
  const counts = countWords(leftOut);
  const catalogue = dropBareSpanish(listCatalogueWords());
  return ['es', 'en'].map((language) => {
    const words = readHunspell(language);
    const nouns = language === 'es' && { nouns: joinLists(listNouns(leftOut)) };
    return writeDictionary(language, words, { catalogue, counts: counts[language], header: nouns });
  });
}

function writeDictionary(language, words, { catalogue, counts, header: given }) {
  addOwnWords(words, counts, catalogue);
  for (const word of readOwnList(language)) words.add(word);
  const { alphabet, edges } = writeWordGraph(words);
  const common = given.common ?? listCommon(counts, words, language);
  const header = { language, common, ...given, alphabet };
  return { language, bytes: joinFile(header, edges), words: words.size };
}

function readHunspell(language) {
  const words = new Set();
  for (const name of packages[language]) {
    for (const word of expandHunspell(`dictionary-${name}`)) {
      // Whatever ends in 's is known when the word without it is.
      if (PLAIN.test(word) && !word.endsWith("'s")) words.add(word.normalize('NFC'));
    }
  }
  return words;
}

/** Words that neither the dictionaries nor our texts have, and people need. */
function readOwnList(language) {
  const file = projectPath('scripts', 'dictionaries', `own-words-${language}.txt`);
  return readFileSync(file, 'utf8').split(/\s+/).filter(Boolean);
}

/** Words of the trades, which no general dictionary has. A word that only lacks its accents doesn't count. */
function addOwnWords(words, counts, catalogue) {
  const unaccented = new Set([...words].map(dropAccents));
  const often = [...counts].filter(([, count]) => count >= ENOUGH_TO_BE_A_WORD);
  for (const word of [...often.map(([word]) => word), ...catalogue]) {
    if (word.length < 2 || !PLAIN.test(word) || isKnown(word, words)) continue;
    if (dropAccents(word) === word && unaccented.has(word.toLowerCase())) continue;
    words.add(word);
    // "Midazolam" begins a cell of a table, and is no name in a sentence.
    if (/^\p{Lu}\p{Ll}+$/u.test(word) && !counts.has(word)) words.add(word.toLowerCase());
  }
}

/** The tables of the catalogue write Spanish without its accents as well: "educacion" is no word of any language, while "Malaga" is at home in English. */
function dropBareSpanish(catalogue) {
  const spanish = new Set([...readHunspell('es')].filter((word) => word === word.toLowerCase()));
  const bare = new Set([...spanish].map(dropAccents));
  const isBare = (small) => bare.has(small) && !spanish.has(small);
  return [...catalogue].filter((word) => !isBare(word.toLowerCase()));
}

/** The tables of the catalogue are in small letters, names too. */
function isKnown(word, words) {
  const capital = word[0].toUpperCase() + word.slice(1);
  return [word, word.toLowerCase(), capital].some((form) => words.has(form));
}

/** As many words had the texts by which the limits of proofreading were set: more texts make no word commoner. */
const WORDS_COUNTED = { es: 580_000, en: 530_000 };

/** How common words are, in steps of two: the words of step n occur 2^n times or more in so many; whatever was seen is in the first. */
function listCommon(counts, words, language) {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const share = Math.min(1, WORDS_COUNTED[language] / total);
  const steps = [];
  for (const [word, count] of [...counts].sort()) {
    if (!words.has(word)) continue;
    const step = Math.max(0, Math.floor(Math.log2(count * share)));
    steps[step] ??= [];
    steps[step].push(word);
  }
  return Array.from(steps, (list) => (list ?? []).join(' '));
}

function joinLists(lists) {
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.join(' ')]));
}

function joinFile(header, edges) {
  const json = Buffer.from(JSON.stringify(header));
  const start = MAGIC.length + 4;
  const graphAt = Math.ceil((start + json.length) / 4) * 4;
  const bytes = Buffer.alloc(graphAt + edges.byteLength);
  bytes.write(MAGIC, 'latin1');
  bytes.writeUInt32LE(json.length, MAGIC.length);
  json.copy(bytes, start);
  Buffer.from(edges.buffer).copy(bytes, graphAt);
  return bytes;
}

function dropAccents(word) {
  return word
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0308]/g, '')
    .normalize('NFC');
}
