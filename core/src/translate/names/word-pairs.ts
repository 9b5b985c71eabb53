import { certificates, degrees } from '../../catalog/credentials';
import { skills } from '../../catalog/skills';
import { jobTitles } from '../../catalog/titles';
import { foldText, type Language } from '../../language';
import { fieldPairs } from './field-pairs';

/** So many letters of a word tell it from others and are the same in most of its forms: "gestión", "gestiones". */
const STEM = 5;
const LIKE = 4;
const FEWEST_THINGS = 2;
const LEAST_DICE = 0.12;

/** Which things of the catalogue have a word among their names. */
type Places = ReadonlyMap<string, readonly number[]>;

let places: Readonly<Record<Language, Places>> | undefined;

/**
 * How far two names say the same, from 0 to 1: the share of their words that have a counterpart in the other name. Words are
 * counterparts when they begin alike, or when several things of the catalogue have one in Spanish and the other in English.
 */
export function measureCover(spanish: string, english: string): number {
  const es = readStems(spanish);
  const en = readStems(english);
  if (es.length + en.length === 0) return 0;
  const covered =
    es.filter((one) => en.some((other) => isPair(one, other))).length +
    en.filter((other) => es.some((one) => isPair(one, other))).length;
  return covered / (es.length + en.length);
}

function isPair(spanish: string, english: string): boolean {
  if (spanish.slice(0, LIKE) === english.slice(0, LIKE)) return true;
  places ??= { es: listPlaces('es'), en: listPlaces('en') };
  const ours = places.es.get(spanish) ?? [];
  const theirs = places.en.get(english) ?? [];
  const shared = countShared(ours, theirs);
  return shared >= FEWEST_THINGS && (2 * shared) / (ours.length + theirs.length) >= LEAST_DICE;
}

function countShared(one: readonly number[], other: readonly number[]): number {
  let count = 0;
  for (let a = 0, b = 0; a < one.length && b < other.length; ) {
    const left = one[a] ?? 0;
    const right = other[b] ?? 0;
    if (left === right) count++;
    if (left <= right) a++;
    if (right <= left) b++;
  }
  return count;
}

function listPlaces(language: Language): Places {
  const found = new Map<string, number[]>();
  /** Where the places of a word are written down. Words are looked up far more often than there are different ones. */
  const placesOf = new Map<string, number[]>();
  const things = [...skills, ...jobTitles, ...certificates, ...degrees, ...fieldPairs];
  things.forEach((thing, at) => {
    for (const word of foldText(thing[language].join(' ')).split(' ')) {
      let known = placesOf.get(word);
      if (known === undefined) {
        if (littleWords.has(word)) continue;
        const stem = word.slice(0, STEM);
        known = found.get(stem) ?? [];
        found.set(stem, known);
        placesOf.set(word, known);
      }
      if (known[known.length - 1] !== at) known.push(at);
    }
  });
  return found;
}

const littleWords = new Set(
  'de del la el los las en y e o u a al con por para un una su the of in and or for to on with an at by'.split(
    ' ',
  ),
);

function readStems(name: string): readonly string[] {
  const words = foldText(name).split(' ');
  return [
    ...new Set(words.filter((word) => !littleWords.has(word)).map((word) => word.slice(0, STEM))),
  ];
}
