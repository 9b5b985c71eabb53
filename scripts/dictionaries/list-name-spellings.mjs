import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from '../project-paths.mjs';
import { expandHunspell } from './expand-hunspell.mjs';
import { readLines, readOwn } from './training-texts.mjs';

const packages = {
  es: ['es', 'es-mx', 'es-ar', 'es-co', 'es-cl', 'es-pe'],
  en: ['en', 'en-gb'],
};
const LETTERS = /[\p{L}\p{N}]+/gu;
const MIXED = /\p{Ll}\p{Lu}|^\p{Lu}{3,}$/u;
/** Makers begin the names of many products. */
const FEWEST_PRODUCTS = 3;
const SHORTEST = 3;

/**
 * Names of the catalogue that are written with capitals, and for both languages whether the same letters are ordinary words when they are small:
 * never, `some` (the texts have them less often than the name), `often`. Names that are that in both say nothing.
 */
export function listNameSpellings(skills) {
  const makers = listMakers(skills);
  const shown = listShown(skills);
  const isSmall = new Set(skills.flatMap(allNames));
  const names = [...listNames(skills, makers)].filter((name) => !isSmall.has(name.toLowerCase()));
  const small = new Map(names.map((name) => [name.toLowerCase(), name]));
  const [es, en] = ['es', 'en'].map((language) => weighNames(small, makers, language));
  const never = new Set(names.filter((name) => es.get(name) === '' && en.get(name) === ''));
  return names
    .filter((name) => !isSaidShorter(name, never))
    .map((typed) => ({
      ...{ typed, name: shown.get(typed) ?? '' },
      ...{ es: es.get(typed) ?? '', en: en.get(typed) ?? '' },
    }))
    .filter((row) => row.es !== 'often' || row.en !== 'often')
    .sort((a, b) => (a.typed < b.typed ? -1 : 1));
}

/** Names of tools, of whatever else has capitals, of makers, and what is in other names of acronyms and words with capitals inside. */
function listNames(skills, makers) {
  const hard = skills.filter(({ kind }) => kind === 'hard').flatMap(allNames);
  const isName = (name) =>
    /^\S+$/.test(name)
      ? name !== name.toLowerCase()
      : name.split(' ').every((word) => MIXED.test(word) || /^[\d.]+$/.test(word));
  const tools = listTools(skills).filter((name) => name !== name.toLowerCase());
  const written = [...tools, ...hard.filter(isName)].filter((name) => name.length > 1);
  const words = [...tools, ...hard].flatMap((name) => name.split(/[^\p{L}\p{N}]+/u));
  const all = new Set(words);
  const inside = words.filter(
    (word) =>
      word.length >= SHORTEST &&
      MIXED.test(word) &&
      !all.has(word[0] + word.slice(1).toLowerCase()),
  );
  const byLetters = new Map();
  for (const name of [...written, ...makers, ...inside])
    if (!byLetters.has(name.toLowerCase())) byLetters.set(name.toLowerCase(), name);
  return new Set(byLetters.values());
}

const listTools = (skills) => skills.filter(({ kind }) => kind === 'tool').flatMap(allNames);

/** "Power Point" and "Sketch Up": what the catalogue understands, and how it writes that itself. */
function listShown(skills) {
  const shown = new Map();
  for (const skill of skills) {
    const names = allNames(skill);
    for (const [at, name] of names.entries()) {
      const letters = name.replaceAll(' ', '').toLowerCase();
      const own = names.slice(0, at).find((one) => one.toLowerCase() === letters);
      if (own !== undefined && /\p{Ll}\p{Lu}/u.test(own)) shown.set(name, own);
    }
  }
  return shown;
}

function listMakers(skills) {
  const makers = new Map();
  for (const name of new Set(listTools(skills))) {
    const [first = '', ...rest] = name.split(' ');
    if (rest.length > 0 && /^\p{Lu}\p{Ll}{2,}$/u.test(first))
      makers.set(first, (makers.get(first) ?? 0) + 1);
  }
  return new Set([...makers].filter(([, count]) => count >= FEWEST_PRODUCTS).map(([name]) => name));
}

const allNames = ({ es, en }) =>
  [...new Set([...es, ...en])].map((name) => name.replace(/\s*\([^)]*\)/, ''));

/** "Manejo de SAP" says no more than "SAP"; neither does "Excel and Word". */
function isSaidShorter(name, names) {
  const core = (name.match(/\S*[\p{Lu}\p{N}]\S*/gu) ?? []).join(' ');
  return core !== name && (names.has(core) || core.split(' ').every((word) => names.has(word)));
}

/** How often each is written small and how often as it should be, in our texts; a word of the dictionaries counts as written small. */
function weighNames(small, makers, language) {
  const written = new Map();
  const count = (name, side) => {
    const one = written.get(name) ?? { small: 0, own: 0 };
    one[side]++;
    written.set(name, one);
  };
  const most = Math.max(...[...small.keys()].map((name) => name.split(' ').length));
  for (const text of listTexts(language)) {
    const words = [...text.matchAll(/[^\s,;:()"«»“”]+/gu)].map(([word]) =>
      word.replace(/[.!?]+$/, ''),
    );
    for (let at = 0; at < words.length; at++)
      for (let length = 1; length <= most && at + length <= words.length; length++) {
        const run = words.slice(at, at + length).join(' ');
        const name = small.get(run.toLowerCase());
        if (name === undefined) continue;
        if (run === name) count(name, 'own');
        else if (run === run.toLowerCase()) count(name, 'small');
      }
  }
  const known = new Set(
    packages[language].flatMap((one) => [...expandHunspell(`dictionary-${one}`)]),
  );
  return new Map(
    [...small].map(([key, name]) => [name, weigh(key, name, written.get(name), known, makers)]),
  );
}

/** Slips are in our texts as well: a few among many names say nothing. */
const SLIPS = 10;
/** An acronym that is a word, too, is hardly ever meant. */
const FEWEST_ACRONYMS = 5;

function weigh(key, name, { small, own } = { small: 0, own: 0 }, known, makers) {
  const words = name.split(' ');
  const isWord = (key.match(LETTERS) ?? []).every((word) => known.has(word));
  const isMade = words.length > 1 && words.some((word) => makers.has(word));
  if (name.length < SHORTEST) return 'some';
  if (small * SLIPS <= own && (!isWord || isMade)) return '';
  if (small === 0 && words.length > 1) return 'some';
  const isAcronym = words.length === 1 && name === name.toUpperCase();
  const least = isAcronym ? FEWEST_ACRONYMS : 1;
  return small * least > own || (own === 0 && isWord) ? 'often' : 'some';
}

function listTexts(language) {
  const slips = projectPath('training', 'corpus', 'slips');
  const marked = readdirSync(slips)
    .filter((file) => file.startsWith(`${language}-`))
    .flatMap((file) => readFileSync(join(slips, file), 'utf8').split('\n'))
    .map((line) => line.replace(/\{[^{}|]*\|([^{}|]*)\}/g, '$1'));
  const { learned, limits } = readOwn(language);
  return [...learned, ...limits, ...readLines(language), ...marked];
}
