import { countWords } from '../lines/cv-line';
import { isCountry, isNameLike, isPlace } from '../person/recognise-place';
import type { HeadPiece } from './name-roles';
import {
  isCompanyForm,
  scoreCompany,
  scoreDegree,
  scoreInstitution,
  scoreTitle,
} from './score-roles';

/** An entry whose place may be behind a comma of one of its names. */
export interface NamedEntry {
  readonly name: HeadPiece | null;
  readonly place: HeadPiece | null;
  readonly take: (name: HeadPiece, place: HeadPiece) => void;
}

/**
 * Towns that no list has. "Cocinera, Lugo" in one entry and "Ayudante, Villarriba" in another: the unknown one is where the
 * known one is. `beforeCountries` also takes "Villarriba" of "Colegio Norte, Villarriba" beside "España".
 */
export function takeTowns(entries: readonly NamedEntry[], { beforeCountries = false } = {}): void {
  const isBeside = ({ name, place }: NamedEntry) =>
    place?.numbers.some((number) => name?.numbers.includes(number)) === true;
  const known = entries.filter((entry) => isBeside(entry) && isPlace(entry.place?.text ?? ''));
  const open = entries.filter(({ place }) => place === null);
  const areAlike = known.length > 0 && known.length >= open.length;
  for (const { name, place, take } of entries) {
    const isOpen = place === null ? areAlike : beforeCountries && isCountry(place.text);
    const [, rest = '', town = ''] = /^(.+), ([^,]+?)\.?$/.exec(name?.text ?? '') ?? [];
    if (name === null || !isOpen || rest === '' || !isTownLike(town)) continue;
    const whole = place === null ? town : `${town}, ${place.text}`;
    take({ ...name, text: rest }, { text: whole, numbers: (place ?? name).numbers });
  }
}

const MOST_TOWN_WORDS = 3;
/** "Aldea de San Martín" is a name of three words. */
const PARTICLES = / (?:de|del|la|las|los|el|of|the|on|upon)(?= )/g;

/** "nr Villarriba", "cerca de Torralda". */
const NEAR = /^(?:nr\.?|near|cerca de) (?=\p{Lu})/u;
const TWO_TOWNS = / (?:and|&|y|e) (?=\p{Lu})/u;

/** Shaped like the name of a town, or of two, and like nothing else we know; capitals alone are an abbreviation. */
export function isTownLike(text: string): boolean {
  const names = text.replace(NEAR, '').split(TWO_TOWNS);
  return names.length <= 2 && names.every((name) => isTownName(name));
}

function isTownName(text: string): boolean {
  return (
    isNameLike(text) &&
    /\p{Ll}{2}/u.test(text) &&
    countWords(text.replace(PARTICLES, '')) <= MOST_TOWN_WORDS &&
    !isCompanyForm(text) &&
    scoreCompany(text) < 1 &&
    scoreTitle(text.replace(OF_NAME, '')) === 0 &&
    scoreDegree(text) === 0 &&
    scoreInstitution(text) === 0
  );
}

/** "Santa María de Guía" guides nobody: what a name is of says no more what it is. */
const OF_NAME = /(?<=\p{L}) (?:del?|of) .*$/u;

/** "Villarriba (Segovia)": a town that no list has, and its province. */
export function isTownInRegion(text: string): boolean {
  const [, town = '', region = ''] = /^([^()]+) \(([^()]+)\)$/.exec(text) ?? [];
  return isTownLike(town) && isPlace(region);
}
