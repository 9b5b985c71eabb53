import table from '../../data/job-places.tsv' with { type: 'text' };
import { foldText } from '../language';
import { readNames, readRows } from '../tables';

const remoteWords = [
  'remoto',
  'remota',
  'remote',
  'remotely',
  'teletrabajo',
  'a distancia',
  'desde casa',
  'home office',
  'work from home',
  'anywhere',
  'worldwide',
];

/** A place as someone writes it. */
export interface Place {
  readonly isRemote: boolean;
  /** Known cities, by their own name: `new-york`. */
  readonly cities: readonly string[];
  /** Countries that are named, or else those that have a city of this name. */
  readonly countries: readonly string[];
  readonly namesCountry: boolean;
  /** What is left of the text: a village, a district. */
  readonly words: readonly string[];
}

interface Names {
  readonly cities: ReadonlyMap<string, { key: string; countries: string[] }>;
  readonly countries: ReadonlyMap<string, string>;
}

let names: Names | null = null;
const MOST_WORDS = 5;
const remote = new Set(remoteWords);

export function readPlace(text: string): Place {
  const { cities, countries } = openNames();
  const words = foldText(text)
    .split(/[\s/&@%]+/)
    .filter(Boolean);
  const found = { cities: new Set<string>(), named: new Set<string>(), near: new Set<string>() };
  const rest: string[] = [];
  let isRemote = false;
  for (let at = 0; at < words.length; at++) {
    let taken = 0;
    for (let count = Math.min(MOST_WORDS, words.length - at); count > 0 && taken === 0; count--) {
      const phrase = words.slice(at, at + count).join(' ');
      const city = cities.get(phrase);
      const country = countries.get(phrase);
      if (remote.has(phrase)) isRemote = true;
      else if (country !== undefined && !(city !== undefined && at === 0)) found.named.add(country);
      else if (city !== undefined) {
        found.cities.add(city.key);
        for (const code of city.countries) found.near.add(code);
      } else continue;
      taken = count;
    }
    if (taken > 0) at += taken - 1;
    else if ((words[at]?.length ?? 0) > 2) rest.push(words[at] ?? '');
  }
  const namesCountry = found.named.size > 0;
  return {
    isRemote,
    cities: [...found.cities],
    countries: [...(namesCountry ? found.named : found.near)],
    namesCountry,
    words: rest,
  };
}

/** The code of a country by its name or code; empty where it is not known. */
export function readCountry(text: string): string {
  const folded = foldText(text);
  const byName = openNames().countries.get(folded);
  return byName ?? (/^[a-z]{2}$/.test(folded) ? folded.toUpperCase() : '');
}

function openNames(): Names {
  names ??= buildNames();
  return names;
}

function buildNames(): Names {
  const cities = new Map<string, { key: string; countries: string[] }>();
  const countries = new Map<string, string>();
  for (const row of readRows(table, ['country', 'names', 'cities'])) {
    const { country: code } = row;
    for (const name of readNames(row.names)) countries.set(foldText(name), code);
    // A city that goes by several names has them parted by `=`, its own first.
    for (const town of readNames(row.cities)) {
      const spellings = town.split('=').map((name) => foldText(name));
      const key = (spellings[0] ?? '').replaceAll(' ', '-');
      for (const spelling of spellings) {
        const known = cities.get(spelling);
        if (known === undefined) cities.set(spelling, { key, countries: [code] });
        else known.countries.push(code);
      }
    }
  }
  return { cities, countries };
}
