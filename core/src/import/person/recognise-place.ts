import {
  cities,
  countries,
  countryCodes,
  monthNames,
  regionCodes,
  regions,
  shortRegions,
  streetWords,
} from '../../catalog';
import { foldText, Lexicon, rememberByText } from '../../language';
import { isCompanyForm, scoreCompany, scoreTitle } from '../entries/score-roles';
import type { CvLine } from '../lines/cv-line';
import { hasContactData } from './read-contact-values';

const places = new Lexicon(cities, countries, regions);
const towns = new Lexicon(cities);
const wide = new Lexicon(countries, regions);
const nations = new Lexicon(countries);
const codes = new Set([...countryCodes, ...regionCodes]);
const regionLetters = new Set(regionCodes);
const shortened = new Lexicon(shortRegions);
const streets = new Lexicon(streetWords);
const POSTCODE = /\b(?:\d{4,6}|[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}|[a-z]\d[a-z] ?\d[a-z]\d)\b/i;
/** "London EC2", "Swansea SA1", "Dublin 4". */
const POSTAL_DISTRICT = / (?:[A-Z]{1,2}\d{1,2}[A-Z]?|\d{1,2})$/;
const DISTRICT = /^[A-Z]{1,2}\d{1,2}[A-Z]?$/;
const REGION_LETTERS = /^\p{Lu}{2,3}$/u;
const LONGEST_PLACE = 80;
const PROBABLE = 0.7;

/** "Catterick and abroad", "Utrera y alrededores": only a town is followed by such words, in a list or not. */
const AROUND =
  / (?:and|&|y|e) (?:abroad|overseas|area|surroundings|surrounding area|nearby|alrededores|comarca|provincia|zona|cercan[ií]as|(?:el |en el )?extranjero)$/i;

/** How sure we are, from 0 to 1, that a text is a place and nothing else. */
export const scorePlace = rememberByText(weighPlace);

function weighPlace(text: string): number {
  const town = text.replace(AROUND, '');
  if (town !== text && mayBePlace(town) && !town.includes(', ')) return PROBABLE;
  if (!/\p{L}{2}/u.test(text) || text.length > LONGEST_PLACE) return 0;
  if (/[@:;!?=]|https?/.test(text)) return 0;
  const parts = text
    .replace(/\(([^()]*)\)/g, ', $1')
    .split(/,|\/| [-–—·|] /)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0 || parts.length > 6) return 0;
  // "Calderería Norte, S.A. (Torralda)" is a company in a place.
  if (parts.slice(1).some((part) => isCompanyForm(part) && !REGION_LETTERS.test(part))) return 0;
  const isKnown = (part: string, index: number): boolean =>
    scorePart(part, index) > 0 ||
    // "San Luis Potosí, SLP": after a known town, capitals are its region.
    (index > 0 &&
      (REGION_LETTERS.test(part) || shortened.has(part)) &&
      scorePart(parts[index - 1] ?? '', index - 1) > 0);
  const unknown = parts.filter((part, index) => !isKnown(part, index));
  if (unknown.length === parts.length) return 0;
  if (unknown.length === 0) return 1;
  if (!unknown.every((part) => mayBePlace(part))) return 0;
  const isInRegion = (part: string) =>
    wide.has(part) ||
    codes.has(foldText(part)) ||
    isShortRegion(part) ||
    wide.has(withoutFiller(part));
  if (unknown.length > 1) return 0;
  if (unknown[0] !== parts[0]) return isInRegion(parts.at(-1) ?? '') ? PROBABLE : 0;
  return parts.slice(1).every(isInRegion) ? PROBABLE : 0.5;
}

/** "Monzo, London" may be a company in a town: its first part is unknown, and the rest isn't a country. */
export function splitDoubtfulPlace(
  text: string,
): { readonly name: string; readonly place: string } | null {
  const cut = text.indexOf(', ');
  if (cut < 0) return null;
  const name = text.slice(0, cut);
  const place = text.slice(cut + 2);
  if (scorePlace(name) > 0 || !isPlace(place) || isRegionOfCountry(place)) return null;
  return isCountry(place) || codes.has(foldText(place)) ? null : { name, place };
}

/** "Galicia, España": what comes before it is a town, in a list or not. */
function isRegionOfCountry(text: string): boolean {
  const parts = text.split(', ');
  const isRegion = (part: string) => wide.has(part) && !towns.has(part);
  return parts.length === 2 && isRegion(parts[0] ?? '') && isCountry(parts[1] ?? '');
}

export function isCountry(text: string): boolean {
  return nations.has(text);
}

function mayBePlace(part: string): boolean {
  return (
    isNameLike(part) &&
    !(foldText(part) in monthNames) &&
    !/\b\p{Lu}{2,}\b/u.test(part) &&
    !isCompanyForm(part) &&
    scoreTitle(part) === 0 &&
    scoreCompany(part) < 1
  );
}

/** Sure enough to take it for a place where a company could be as well. */
export function isPlace(text: string): boolean {
  return scorePlace(text) >= PROBABLE;
}

function scorePart(part: string, index: number): number {
  return index === 0 ? scoreFirstPart(part) : scoreLaterPart(part);
}

const scoreFirstPart = rememberByText((part) => weighPart(part, 0));
const scoreLaterPart = rememberByText((part) => weighPart(part, 1));

function weighPart(part: string, index: number): number {
  if (places.has(part)) return 1;
  const folded = foldText(part);
  if (index > 0 && codes.has(folded) && part === part.toUpperCase()) return 1;
  if (index > 0 && isShortRegion(part)) return 1;
  const withoutCode = part.replace(POSTCODE, '').replace(POSTAL_DISTRICT, '').trim();
  // "Leeds, LS9": the letters of a district, after its town.
  if (index > 0 && DISTRICT.test(part)) return 0.5;
  if (withoutCode !== part) return withoutCode === '' ? 0.5 : scorePart(withoutCode, index);
  return scoreWords(part);
}

/** "Leeds West Yorkshire", "Greater Leeds Area", "Sevilla y alrededores". */
function scoreWords(part: string): number {
  const words = foldText(part).split(' ');
  if (words.length > 6) return 0;
  const known = places.countWords(part);
  const filler = words.filter((word) => FILLER.has(word)).length;
  const code = codes.has(words.at(-1) ?? '') && /\b[A-Z]{2}$/.test(part) ? 1 : 0;
  return known > 0 && known + filler + code >= words.length ? 1 : 0;
}

/** "Niger State" for "Niger". */
function withoutFiller(part: string): string {
  return part
    .split(' ')
    .filter((word) => !FILLER.has(foldText(word)))
    .join(' ');
}

const FILLER = new Set([
  'y',
  'and',
  'alrededores',
  'area',
  'greater',
  'metropolitana',
  'de',
  'of',
  'provincia',
  'county',
  'co',
  'region',
  'state',
  'estado',
  'the',
  'near',
  'cerca',
  'capital',
  'centro',
  'ciudad',
  'city',
  'north',
  'south',
  'east',
  'west',
]);

/** A street with its number: "C/ Mayor 12, 3º B, 28013 Madrid". */
export function isPostalAddress(text: string): boolean {
  // "Camino de la Ermita, s/n": a street whose houses have no numbers.
  if (/^\p{Lu}.{4,60},? s\/n\b/u.test(text) && streets.contains(text)) return true;
  if (text.length > 120 || !/\d/.test(text) || /@/.test(text) || PROSE.test(text)) return false;
  // "8 rue des Lilas, 31000 Toulouse": a number, a name, and a town that is known.
  const [street = '', ...town] = text.split(/, | [–—·-] /);
  const isStreet = /^\d{1,4}\p{L}? \p{L}/u.test(street) || isNumberedStreet(street);
  if (isStreet && /\p{L}{3}/u.test(town.join()) && isPlace(town.join(', '))) return true;
  if (GRID_STREET.test(text) || BRITISH_END.test(text)) return true;
  return (
    (streets.startsWith(text) || streets.contains(text)) &&
    (POSTCODE.test(text) || /\d/.test(text)) &&
    /\p{Lu}/u.test(text)
  );
}

/** "Class 1 driver with nine years on the road": so many small words are no name. */
const PROSE = /(?<!\p{L})\p{Ll}+(?:,? \p{Ll}+){4}(?!\p{L})/u;

/** "Department of Geography, Torralda TX9 2QD": nothing but an address ends so. */
const BRITISH_END = /\p{L}{3},? [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/u;

/** "41930 Villarriba, Comarca Alta" right below a street, in a list or not. */
export function isCodeAndTown(text: string): boolean {
  return /^(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}\p{Ll}[^:@]{1,50}$/u.test(text);
}

/** "Brewery Road", "Camino de la Ermita": a word for a street and a name. */
export function namesStreet(text: string): boolean {
  return text.split(' ').length > 1 && streets.contains(text);
}

/** "Cra 8B # 11-40", "Cl. 27 sur No 12L-33": where streets have numbers, an address gives the street, the nearest cross street and the door. */
const GRID_STREET =
  /^(?:cra?|kra?|k|cll?|calle|carrera|av|avenida|ac|ak|dg|diag|diagonal|tv|trans|transversal|circular)\.? ?\d{1,3} ?\p{L}{0,4}\.? (?:\p{L}+ )?(?:#|n[o°º.]{0,2}) ?\d/iu;

/** "Las Naciones 29": a name and a number that is no year. */
function isNumberedStreet(text: string): boolean {
  return (
    /^\p{Lu}[\p{L}.'’ºª -]+ (?!(?:19|20)\d\d$)\d{1,4}\p{L}?$/u.test(text) && scoreTitle(text) === 0
  );
}

/** Shaped like a place on a line that otherwise tells how to reach the person. */
export function isTownBesideContact(text: string, line: CvLine): boolean {
  return isTownShaped(text) && text.length < line.text.length && hasContactData(line.text);
}

/** One to three names, each short, with commas between them: a town in no list, its region, its country. */
export function isTownShaped(text: string): boolean {
  const parts = text.split(/, ?/);
  return parts.length <= 3 && parts.every((part) => mayBePlace(part) && countNames(part) <= 3);
}

/** "Aldea de la Ribera" is two names. */
function countNames(part: string): number {
  return part.replace(/ (?:de|del|la|las|los|el|of|the|on|upon)(?= )/g, '').split(' ').length;
}

const MOST_PARTS = 5;
const MOST_PART_WORDS = 4;

/** "Col. La Loma, Puebla, Pue.": of several short names at least one is a known place, and none is anything else. */
export function namesPlace(text: string): boolean {
  const parts = text.split(/, ?/);
  if (parts.length < 2 || parts.length > MOST_PARTS || /[@:;!?=]|https?/.test(text)) return false;
  const mayBePart = (part: string) =>
    /^(?:[\p{Lu}\d]|(?:zona|barrio|sector|colonia|distrito|urbanizaci[oó]n|barriada) \p{Lu})/u.test(
      part,
    ) &&
    part.split(' ').length <= MOST_PART_WORDS &&
    !isCompanyForm(part) &&
    scoreTitle(part) === 0 &&
    scoreCompany(part) < 1;
  return parts.every(mayBePart) && parts.some((part, index) => scorePart(part, index) > 0);
}

/** "AZ", "TX": always in capitals; or "Pue.", "N.L.", with a stop. */
export function isRegionCode(text: string): boolean {
  return (
    (/^[A-Z]{2,3}$/.test(text) && regionLetters.has(text.toLowerCase())) || isShortRegion(text)
  );
}

const OF_REGION = /^(?:Pcia|Prov|Depto|Dpto|Reg)\. (?:de )?/;

/** "Pue.", "Edo. de Méx.", "Pcia. de Buenos Aires". */
function isShortRegion(part: string): boolean {
  const named = part.replace(OF_REGION, '');
  if (named !== part) return wide.has(named);
  return /^\p{Lu}.*\./u.test(part) && shortened.has(part);
}

export function isNameLike(part: string): boolean {
  return /^\p{Lu}[\p{L}.'’-]*(?: (?:[dl]['’]\p{Lu}[\p{L}-]*|\p{Lu}[\p{L}.'’-]*|de|del|la|las|los|el|of|the|on|upon|d|en|y|am|an|der|sur|les|le|du|des|di|da|do|dos|das)){0,4}$/u.test(
    part,
  );
}
