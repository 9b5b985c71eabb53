import { cities, countries, placeLeads, regionCodes, regions } from '../catalog';
import { foldText } from '../language';
import { beginWithCapital } from '../text';
import type { PostingFacts } from './application';
import { FACT_WORDS } from './fact-words';
import { isUnknownTown, speaksOfOrganisation, speaksOfRole } from './head-words';
import { listHeadLines, readLabelled, splitHeadLine } from './posting-lines';

const LABELS = new RegExp(`^(?:${FACT_WORDS['place label']}\\s*[:：]|based in)\\s*`, 'iu');
const LONGEST_PLACE = 60;

const REMOTE = new RegExp(`\\b${FACT_WORDS.remote}\\b`, 'iu');
const PARTLY = new RegExp(`\\b${FACT_WORDS['partly remote']}\\b`, 'iu');
/** "No remote work" must not count as remote. */
const NOT_REMOTE = /\b(?:no|sin|not|without)\b[^.]{0,20}\b(?:remot[oe]|teletrabajo)\b/iu;

/** Where the work is said to be, whether or not the town is a known one. */
const SEAT = new RegExp(
  `${FACT_WORDS.seat} (?:la comarca de |the centre of )?(\\p{Lu}[\\p{L}'’-]*(?: (?:(?:de|del|la|las|los|el|on|upon) )?\\p{Lu}[\\p{L}'’-]*){0,3})`,
  'u',
);

/** "Nuestra tienda en Cambados", "our school office in Skipton". */
const HOUSE = new RegExp(
  `(?<!\\p{L})${FACT_WORDS.house}(?: \\p{Ll}+)? (?:en|in|near|outside|cerca de) (\\p{Lu}[\\p{L}'’-]*(?: (?:(?:de|del|la|las|los|el|on|upon) )*\\p{Lu}[\\p{L}'’-]*){0,3})`,
  'u',
);

let known: ReadonlySet<string> | null = null;

function isCity(name: string): boolean {
  known ??= new Set(cities);
  return known.has(foldText(name));
}

let areas: { readonly names: ReadonlySet<string>; readonly codes: ReadonlySet<string> } | null =
  null;

/** "Shropshire", "TX", "Co. Cork", "España". */
function isArea(name: string): boolean {
  areas ??= {
    names: new Set([...regions, ...countries].map(foldText)),
    codes: new Set(regionCodes.map((code) => code.toUpperCase())),
  };
  const plain = name.replace(/\.$/u, '').trim();
  const isAbbreviated = plain.length <= 3 && /\p{Ll}/u.test(plain);
  if (isAbbreviated) return false;
  return areas.names.has(foldText(plain)) || areas.codes.has(plain) || COUNTY.test(plain);
}

const COUNTY = /^(?:Co\.|County) \p{Lu}\p{L}+$/u;
/** "Round Rock", "Newton-le-Willows", "San José de la Rinconada". */
const TOWN_NAME =
  "\\p{Lu}[\\p{L}'’-]+(?: (?:(?:de|del|la|las|los|el|on|upon|of|y) )*\\p{Lu}[\\p{L}'’-]+){0,3}";
const TOWN_AND_AREA = new RegExp(
  `^(${TOWN_NAME})(?:,\\s+|\\s*\\(|\\s+(?=\\p{Lu}{2}(?:$|[ ,(])))([^ ,()]+(?: [^,()]+)?)`,
  'u',
);
/** "Much Wenlock TF13", "28801 Alcalá de Henares", "Calle Mayor, 14, 28801 Alcalá". */
const POSTCODE =
  /^\p{Lu}[\p{L}' -]+,? (?:\p{Lu}{1,2}\d[\p{Lu}\d]? \d\p{Lu}{2}|\p{Lu}{2}\d{2}|\p{Lu}{2} \d{5})$|^(?:[^·|]{3,40}, )?(?:0[1-9]|[1-4]\d|5[0-2])\d{3} \p{Lu}\p{Ll}/u;
const LEAD = new RegExp(`^(?:${placeLeads.join('|')})\\.? (?=\\p{Lu})`, 'iu');

/** A known city, a town with its region, or what is said to be a place: "Zona Chamberí". */
function isTown(part: string): boolean {
  const [first = ''] = part.split(/[,(]/u);
  if (isCity(first.trim()) || isArea(part) || POSTCODE.test(part)) return true;
  const [, town = '', area = ''] = TOWN_AND_AREA.exec(part) ?? [];
  if (town !== '' && isArea(area)) return !speaksOfRole(town) && !speaksOfOrganisation(town);
  return LEAD.test(part) && /^\p{Lu}/u.test(part.replace(LEAD, ''));
}

/** Whether the words say where the work is, be it at home. */
export function isPlace(part: string): boolean {
  return isTown(part) || REMOTE.test(part) || PARTLY.test(part);
}

/** "Híbrido": how, and not where. */
export const isOnlyMode = (part: string) => ONLY_MODE.test(part);

const AT_LAST = /^(.*?\S)\s+(?:(?:en|in)\s+(\p{Lu}[^()]*(?:\([^()]*\))?)|\(([^()]+)\))$/iu;

/** "Dependienta en Sevilla", "Nurse (Leeds)": a job and where it is; null where no known place ends it. */
export function splitTown(part: string): { readonly before: string; readonly town: string } | null {
  // The first "en" may belong to the job: "Especialista en Excel en Valencia".
  for (let from = 0; from < part.length; ) {
    const [, before = '', after, inside] = AT_LAST.exec(part.slice(from)) ?? [];
    const town = after ?? inside;
    if (town === undefined) return null;
    const end = from + before.length;
    if (REMOTE.test(town)) return { before: part.slice(0, end), town: part.slice(end).trim() };
    if (isTown(town)) return { before: part.slice(0, end), town };
    from = end + 1;
  }
  return null;
}

/** "Camarera en Cambados", where no list has the town. */
export function splitUnknownTown(
  part: string,
  body = '',
): { readonly before: string; readonly town: string } | null {
  const [, before = '', town = ''] =
    /^(.*\S)\s+(?:en|in|EN|IN)\s+(\p{Lu}[^()]*)$/u.exec(part) ?? [];
  if (!speaksOfRole(before)) return null;
  return isUnknownTown(before, town, isToldAsPlace(town, body)) ? { before, town } : null;
}

/** "Our office in Wivenhoe", "nuestra planta de Zizurkil": somewhere else in the text. */
function isToldAsPlace(town: string, body: string): boolean {
  const name = town.replace(/[^\p{L}\p{N} ]/gu, '.');
  const lead = `(?:in|near|around|outside|cerca de|${FACT_WORDS.house}(?: \\p{Ll}+)? (?:en|de))`;
  return new RegExp(`(?<!\\p{L})${lead} ${name}(?!\\p{L})`, 'u').test(body);
}

/** The parts of a line at the head, the employer apart from its city: "Vela Travel, Leeds (hybrid)". Scans have "+" for "·". */
export function splitHead(line: string): readonly string[] {
  return splitHeadLine(line).flatMap((part) => {
    if (isPlace(part.replace(/\(.*/u, ''))) return [part];
    const commas = [...part.matchAll(/,\s+(?![^()]*\))|\s+[+*]\s+/gu)];
    const before = commas.find(({ index, 0: comma }) => isTown(part.slice(index + comma.length)));
    return before
      ? [part.slice(0, before.index), part.slice(before.index + before[0].length)]
      : [part];
  });
}

export function readPlace(
  lines: readonly string[],
  language: PostingFacts['language'],
  named: string,
  company: string,
): string {
  const city = readCity(lines, named, company);
  const mode = readMode(lines, language);
  if (city === '') return beginWithCapital(mode);
  return mode === '' || REMOTE.test(city) || PARTLY.test(city) ? city : `${city}, ${mode}`;
}

function readCity(lines: readonly string[], named: string, company: string): string {
  const labelled = readLabelled(lines, LABELS);
  if (labelled !== '') return tidy(labelled);
  for (const line of listHeadLines(lines)) {
    const ended = splitHeadLine(line).map(splitTown).find(isOfJob);
    if (ended) return tidy(ended.town);
    const other = splitHeadLine(line).find((one) => isOtherTown(one, company));
    if (other !== undefined) return tidy(other);
    const part = splitHead(line).find(
      (one) => !isOnlyMode(one) && (isTown(one) || (isPlace(one) && cityOf(one) !== '')),
    );
    if (part !== undefined) return tidy(part);
  }
  if (named !== '') return tidy(named);
  const seat = lines.map((line) => SEAT.exec(line)?.[1] ?? '').find((name) => name !== '');
  if (seat !== undefined) return seat;
  const own = readOwnTown(lines, company);
  if (own !== '') return own;
  for (const line of lines)
    for (const [, words = ''] of line.matchAll(
      /\b(?:en|in|de|desde|from|based in|sede en)\s+(\p{Lu}[\p{L}'’-]*(?: (?:(?:de|del|la|las|los|el) )?\p{Lu}[\p{L}'’-]*){0,3})/gu,
    )) {
      const city = cityOf(words);
      if (city !== '') return city;
    }
  for (const line of lines)
    for (const [, inner = ''] of line.matchAll(/\((\p{Lu}[^()]{2,40})\)/gu)) {
      const city = cityOf(inner);
      if (city !== '') return city;
    }
  return '';
}

/** "Contable en Zizurkil, Gipuzkoa", and not "Gestor de proyectos en remoto". */
const isOfJob = (ended: ReturnType<typeof splitTown>) =>
  ended !== null && speaksOfRole(ended.before) && !REMOTE.test(ended.town);

/** "Zahara de los Atunes, Cádiz", "Cheste (Valencia)", where somebody else is looking. */
function isOtherTown(line: string, company: string): boolean {
  const [, town = '', area = ''] = /^([^,(]+)(?:, | \()([^,()]+)/u.exec(line) ?? [];
  const isSame = company.includes(town) || town.includes(company);
  return !isSame && (isCity(area) || isArea(area)) && isUnknownTown('', town);
}

/** Where the employer or its house is said to be, if no list has the town. */
function readOwnTown(lines: readonly string[], company: string): string {
  const of = company === '' ? null : afterCompany(company);
  for (const line of lines)
    for (const pattern of of === null ? [HOUSE] : [of, HOUSE]) {
      const town = pattern.exec(line)?.[1] ?? '';
      if (town !== '' && (isCity(town) || isUnknownTown('', town))) return town;
    }
  return '';
}

/** "The Copper Kettle in Ambleside", "Veterinaria La Dehesa, una clínica pequeña de Navalmoral de la Mata". */
const afterCompany = (company: string) =>
  new RegExp(
    `${company.replace(/[^\p{L}\p{N} ]/gu, '.')}(?:, (?:una?|an?|the|el|la) [^.,:;]{3,60}?)? (?:en|in|de|from) (${TOWN_NAME})`,
    'u',
  );

/** The longest beginning of the words that is a city, spelt as they spell it. */
function cityOf(words: string): string {
  const parts = (words.split(/[,(]/u)[0] ?? '').trim().split(' ');
  for (let count = Math.min(4, parts.length); count > 0; count -= 1) {
    const name = parts.slice(0, count).join(' ');
    if (isCity(name)) return name;
  }
  return '';
}

const ONLY_MODE = new RegExp(`^${FACT_WORDS['place mode']}$`, 'iu');
const MODE = new RegExp(`\\s*\\(${FACT_WORDS['place mode']}\\)`, 'giu');

/** "FELIXSTOWE" in a heading is Felixstowe. */
const writeName = (word: string) => word.slice(0, 1) + word.slice(1).toLowerCase();

function tidy(part: string): string {
  const inner = part
    .replace(MODE, '')
    .replace(/^(?:near|nr|cerca de|junto a)\.? (?=\p{Lu})/iu, '')
    .replace(/\.$/u, '')
    .trim();
  const place = inner.length <= LONGEST_PLACE ? inner : cityOf(inner);
  return /\p{Ll}/u.test(place) ? place : place.replace(/\p{Lu}{4,}/gu, writeName);
}

function readMode(lines: readonly string[], language: PostingFacts['language']): string {
  const text = lines.slice(0, 60).join('\n');
  const isEnglish = language === 'en';
  if (PARTLY.test(text)) return isEnglish ? 'hybrid' : 'híbrido';
  if (!REMOTE.test(text) || NOT_REMOTE.test(text)) return '';
  return isEnglish ? 'remote' : 'en remoto';
}
