import type { Language } from '../../language';
import {
  addS,
  dropS,
  listBases,
  listEnglishPlurals,
  listGerunds,
  listPasts,
} from '../words/english-forms';
import { functionWords } from '../words/function-words';
import type { Lexicon } from '../words/lexicon';
import { listPlurals, toSingular, turnGender } from '../words/spanish-forms';
import { findAccented } from './candidates';
import { bareWord } from './edit-costs';

/** How another word is related to the one that is there. */
export type Relation = 'number' | 'gender' | 'verb' | 'accent' | 'word' | 'sound';

export interface Variant {
  readonly word: string;
  readonly relation: Relation;
}

/** Words of which one is easily written for another, beyond what the rules below lead to. */
export type Confusable = ReadonlyMap<string, readonly string[]>;

const MOST = 18;

/** What may have been meant in place of a word that exists: its other forms, and words that look or sound alike. */
export function listVariants(
  word: string,
  lexicon: Lexicon,
  confusable: Confusable,
  sounding: Confusable = new Map(),
): readonly Variant[] {
  const found = new Map<string, Relation>();
  const add = (relation: Relation) => (other: string) => {
    if (other !== word && !found.has(other) && lexicon.has(other)) found.set(other, relation);
  };
  listForms[lexicon.language](word, lexicon, add);
  for (const other of confusable.get(word) ?? [])
    if (other !== word && !found.has(other)) found.set(other, nameRelation(word, other, sounding));
  return [...found].slice(0, MOST).map(([other, relation]) => ({ word: other, relation }));
}

function nameRelation(word: string, other: string, sounding: Confusable): Relation {
  if (bareWord(other) === bareWord(word)) return 'accent';
  return sounding.get(word)?.includes(other) ? 'sound' : 'word';
}

type Add = (relation: Relation) => (other: string) => void;
const listForms: Readonly<Record<Language, (word: string, lexicon: Lexicon, add: Add) => void>> = {
  es: listSpanish,
  en: listEnglish,
};

const determiners = [
  'el la los las',
  'un una unos unas',
  'este esta estos estas',
  'ese esa esos esas',
  'nuestro nuestra nuestros nuestras',
  'todo toda todos todas',
  'otro otra otros otras',
  'mucho mucha muchos muchas',
  'mismo misma mismos mismas',
  'primero primera primeros primeras primer',
  'mi mis',
  'su sus',
  'tu tus',
  'le les lo los la las',
  'de del',
  'a al ha',
  'e he',
  'varios varias',
  'algún alguna algunos algunas',
  'ningún ninguna ninguno',
].map((row) => row.split(' '));

function listSpanish(word: string, lexicon: Lexicon, add: Add): void {
  const kin = determiners.filter((row) => row.includes(word));
  if (kin.length > 0) {
    for (const other of kin.flat()) add('gender')(other);
    return;
  }
  if (word.length < 3) return;
  const single = toSingular(word, lexicon);
  if (single !== undefined) {
    add('number')(single);
    const other = turnGender(single);
    if (other !== undefined && lexicon.has(other)) listPlurals(other).forEach(add('gender'));
  } else {
    listPlurals(word).forEach(add('number'));
    const other = turnGender(word);
    if (other !== undefined && !lexicon.genders.has(word)) add('gender')(other);
  }
  listVerbForms(word).forEach(add('verb'));
  const bare = bareWord(word);
  if (bare !== word && !/ñ/.test(word)) add('accent')(bare);
  for (const { word: accented } of findAccented(word, lexicon)) add('accent')(accented);
}

const pairs = [
  ['ó', 'aron'],
  ['ió', 'ieron'],
  ['yó', 'yeron'],
  ['ujo', 'ujeron'],
  ['ijo', 'ijeron'],
  ['izo', 'icieron'],
  ['uvo', 'uvieron'],
  ['uso', 'usieron'],
  ['udo', 'udieron'],
  ['upo', 'upieron'],
  ['ino', 'inieron'],
  ['iso', 'isieron'],
  ['é', 'ó'],
  ['í', 'ió'],
  ['o', 'a'],
  ['o', 'ó'],
  ['a', 'aba'],
  ['o', 'aba'],
  ['a', 'ó'],
  ['e', 'ía'],
  ['e', 'ió'],
  ['ar', 'a'],
  ['ar', 'ando'],
  ['ar', 'ado'],
  ['er', 'e'],
  ['ir', 'e'],
  ['er', 'iendo'],
  ['ir', 'iendo'],
  ['er', 'ido'],
  ['ir', 'ido'],
] as const;
const whole: ReadonlyMap<string, readonly string[]> = new Map([
  ['es', ['son', 'era']],
  ['son', ['es', 'eran']],
  ['era', ['eran', 'fue']],
  ['fue', ['fueron', 'era']],
  ['fueron', ['fue']],
]);

/** Other persons and tenses of what may be a verb; the dictionary says which of them exist. */
function listVerbForms(word: string): readonly string[] {
  const forms = [...(whole.get(word) ?? [])];
  if (/[aeí]$|ía$/.test(word)) forms.push(`${word}n`);
  if (/(?:a|e|ía)n$/.test(word)) forms.push(word.slice(0, -1));
  for (const [one, other] of pairs) {
    if (word.endsWith(one)) forms.push(word.slice(0, -one.length) + other);
    if (word.endsWith(other)) forms.push(word.slice(0, -other.length) + one);
  }
  return forms;
}

const families = [
  'is are',
  'was were',
  'has have',
  'do does',
  'did done',
  "don't doesn't",
  "isn't aren't",
  "wasn't weren't",
  "haven't hasn't",
  'this these',
  'that those',
].map((row) => row.split(' '));

function listEnglish(word: string, lexicon: Lexicon, add: Add): void {
  const kin = families.filter((row) => row.includes(word));
  if (kin.length > 0) {
    for (const other of kin.flat()) add('verb')(other);
    return;
  }
  if (word.length < 3 || functionWords.en.has(word)) return;
  const singles = dropS(word).filter((single) => lexicon.has(single));
  for (const base of listBases(word, lexicon)) {
    // Nouns come first: "clients" and "client" differ in number, whatever else they may be.
    add(singles.includes(base) || word === base ? 'number' : 'verb')(
      word === base ? addS(base) : base,
    );
    [base, addS(base), ...listPasts(base), ...listGerunds(base)].forEach(add('verb'));
  }
  if (singles.length > 0) singles.forEach(add('number'));
  else listEnglishPlurals(word).forEach(add('number'));
}
