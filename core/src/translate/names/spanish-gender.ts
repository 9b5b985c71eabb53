import feminineWords from '../../../data/translation/feminine-words.tsv' with { type: 'text' };
import genderWords from '../../../data/translation/gender-words.tsv' with { type: 'text' };
import givenNames from '../../../data/translation/given-names.tsv' with { type: 'text' };
import { jobTitles } from '../../catalog/titles';
import type { Cv } from '../../cv';
import { foldText } from '../../language';
import { readNames, readRows } from '../../tables';

export type Gender = 'feminine' | 'masculine';

const irregular = new Map(
  readRows(feminineWords, ['masculine', 'feminine']).map((row) => [row.masculine, row.feminine]),
);

/** From here on a title says what the post is about, and nothing agrees with the person: "jefe | de equipo". */
const ABOUT = /^(?:de|del|en|a|al|para|con|por|sin)$/i;

interface Genders {
  /** The feminine of a masculine word, and the other way round, that also of a word without its accents. */
  readonly feminine: ReadonlyMap<string, string>;
  readonly masculine: ReadonlyMap<string, string>;
}

let genders: Genders | undefined;

/** Words of titles whose feminine and masculine the catalogue has, and those of the table. */
function listGenders(): Genders {
  if (genders) return genders;
  const words = new Set(
    jobTitles.flatMap(({ es }) => es.flatMap((title) => readPerson(title).person)),
  );
  const feminine = new Map([...irregular].filter(([one, other]) => one !== other));
  for (const word of words) {
    const other = inflectWord(word);
    if (other !== word && words.has(other)) feminine.set(word, other);
  }
  const masculine = new Map([...feminine].map(([one, other]) => [foldText(other), foldText(one)]));
  for (const [one, other] of feminine) masculine.set(other, one);
  genders = { feminine, masculine };
  return genders;
}

function readPerson(title: string): { readonly person: string[]; readonly about: string[] } {
  const words = title.split(' ');
  const at = words.findIndex((word) => ABOUT.test(word));
  return at === -1
    ? { person: words, about: [] }
    : { person: words.slice(0, at), about: words.slice(at) };
}

/** Endings of words for people, masculine and feminine. */
const ENDINGS = [
  ['dor', 'dora'],
  ['tor', 'tora'],
  ['sor', 'sora'],
  ['ero', 'era'],
  ['ario', 'aria'],
  ['ico', 'ica'],
  ['logo', 'loga'],
  ['grafo', 'grafa'],
  ['ado', 'ada'],
  ['ido', 'ida'],
] as const;

function inflectWord(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  return /[^aeiouáéíóú]o$|[eiuíé]o$/.test(word)
    ? word.replace(/o$/, 'a')
    : word.replace(/(?<=[dtsl]or)$/, 'a').replace(/és$/, 'esa');
}

/** Only the first word may be one that the catalogue does not have. */
function replaceWords(
  title: string,
  replace: (word: string) => string | undefined,
  endings: readonly (readonly [string, string])[],
): string {
  const { person, about } = readPerson(title);
  const written = person.map((word, at) => {
    const lower = word.toLowerCase();
    const ending = at === 0 ? endings.find(([own]) => lower.endsWith(own)) : undefined;
    const other =
      replace(lower) ??
      (ending === undefined || irregular.has(lower)
        ? lower
        : lower.slice(0, -ending[0].length) + ending[1]);
    if (other === lower) return word;
    return word === lower ? other : word.charAt(0) + other.slice(1);
  });
  return [...written, ...about].join(' ');
}

/** "Jefe administrativo de obra" → "Jefa administrativa de obra". */
export const toFeminine = (title: string): string =>
  replaceWords(title, (word) => listGenders().feminine.get(word), ENDINGS);

/** "Encargada de obra" → "Encargado de obra". */
export const toMasculine = (title: string): string =>
  replaceWords(
    title,
    (word) => listGenders().masculine.get(word),
    ENDINGS.map(([masculine, feminine]) => [feminine, masculine]),
  );

/** A title of several posts, each in its own words: "Camarera / Recepcionista". */
export function writeTitleFor(title: string, gender: Gender | undefined): string {
  return title
    .split(/(\s*[/|·()]\s*|\s+[–—-]\s+|,\s+|\s+[ye]\s+)/)
    .map((part, at, all) => {
      if (at % 2 === 1) return part;
      // "Profesor de física y química": still what the post is about.
      const isAbout =
        /^\s+[ye]\s+$/.test(all[at - 1] ?? '') && readPerson(all[at - 2] ?? '').about.length > 0;
      if (isAbout && gender !== 'feminine') return part;
      return gender === 'feminine' ? toFeminine(toMasculine(part)) : toMasculine(part);
    })
    .join('');
}

/** Whether the title is another one for a woman and for a man. */
export const hasGender = (title: string): boolean =>
  writeTitleFor(title, 'feminine') !== writeTitleFor(title, 'masculine');

const genderOfName = readGenders(givenNames);
const genderOfWord = readGenders(genderWords);

function readGenders(table: string): ReadonlyMap<string, Gender> {
  return new Map(
    readRows(table, ['gender', 'words']).flatMap(({ gender, words }) =>
      readNames(words).map((word): [string, Gender] => [
        foldText(word),
        gender === 'feminine' ? 'feminine' : 'masculine',
      ]),
    ),
  );
}

/**
 * Whether Spanish writes of her or of him, as the CV tells: "Ms", "she/her", "waitress", a given name that only women or only
 * men have. Undefined where it tells nothing, or both.
 */
export function findGender(cv: Cv): Gender | undefined {
  const [given] = foldText(cv.personal.name)
    .split(' ')
    .filter((word) => !genderOfWord.has(word));
  const said = [
    cv.personal.name,
    cv.personal.title,
    ...cv.work_experience.map(({ title }) => title),
  ]
    .flatMap((text) => foldText(text).match(/\p{L}+/gu) ?? [])
    .flatMap((word) => genderOfWord.get(word) ?? []);
  const named = given === undefined ? undefined : genderOfName.get(given);
  const told = new Set(named === undefined ? said : [...said, named]);
  const [gender] = told;
  return told.size === 1 ? gender : undefined;
}
