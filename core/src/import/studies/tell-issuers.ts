import { isSentence } from '../dates/dated-lines';
import { isOrganisation } from '../entries/score-roles';

/** Of two parts of a certificate, is the first the one who gave it? */
export type GiverTest = (first: string, second: string, areApart: boolean) => boolean;

const COURSE =
  /^(?:curso|certific|carn[eé]|licenc|diploma|taller|t[ií]tulo|course|certified|licen[cs]e|training|workshop)/i;
const PARTICLE = /^(?:with|from|para|como|sobre|into|for|and|the)$/;

/** Above zero: more a name of someone than of something learnt. */
function leanToIssuer(text: string): number {
  const words = text.split(' ');
  let lean = isOrganisation(text) ? 2 : 0;
  if (words.length === 1) lean += 0.75;
  if (/\d/.test(text)) lean -= 1;
  if (words.some((word) => /^\p{Ll}{4,}/u.test(word) && !PARTICLE.test(word))) lean -= 0.75;
  if (words.length > 3) lean -= 0.5;
  return COURSE.test(text) ? lean - 2 : lean;
}

/** Most people write the name first, so the other order takes more. */
const CLEAR_LEAN = { nameFirst: -1, issuerFirst: 1.5 };
const LEAST_PAIRS = 3;

/**
 * The certificates of a list name things in one order, so all of them vote. An issuer may give several of them: of two
 * parts, the repeated one is the issuer. Where nothing is clear, each is judged by its own words.
 */
export function findGivers(pairs: readonly (readonly [string, string])[]): GiverTest {
  const counts = new Map<string, number>();
  for (const text of pairs.flat()) counts.set(text, (counts.get(text) ?? 0) + 1);
  const comesAgain = (text: string) => (counts.get(text) ?? 0) > 1;
  const isSwapped = (first: string, second: string) => comesAgain(first) && !comesAgain(second);
  const swapped = pairs.filter(([first, second]) => isSwapped(first, second)).length;
  const areSwapped = swapped > 1 && swapped * 2 > pairs.length;
  const leans = pairs.map(([first, second]) => leanToIssuer(first) - leanToIssuer(second));
  const lean = leans.reduce((sum, each) => sum + each, 0) / Math.max(1, leans.length);
  const isGivenFirst = ([first, second]: readonly [string, string]) =>
    isOrganisation(first) && !isOrganisation(second);
  const areGivenFirst =
    pairs.some(isGivenFirst) && !pairs.some(([first, second]) => isGivenFirst([second, first]));
  const canVote = pairs.length >= LEAST_PAIRS;
  return (first, second, areApart) => {
    if (isSwapped(first, second)) return true;
    if (areSwapped && !comesAgain(second) && !isOrganisation(second)) return true;
    if (canVote && lean >= CLEAR_LEAN.issuerFirst) return true;
    if (canVote && lean <= CLEAR_LEAN.nameFirst) return false;
    return areApart && !isOrganisation(second) && (areGivenFirst || isOrganisation(first));
  };
}

const LABELLED = /^([^:()\d]{2,40}): (\p{Lu}.{2,})$/u;

/**
 * "Lúmina: Analítica web (2021)" in all of a list: what is before the colon gave it, where it looks more like a giver than
 * what follows, or comes again.
 */
export function partLabelledGivers(
  texts: readonly string[],
): readonly (readonly [giver: string, name: string])[] | null {
  const pairs = texts.map((text) => LABELLED.exec(text)?.slice(1) ?? []);
  if (pairs.length < 2 || pairs.some((pair) => pair.length !== 2)) return null;
  const parted = pairs.map(([giver = '', name = '']) => [giver, name] as const);
  const leans = parted.map(([giver, name]) => leanToIssuer(giver) - leanToIssuer(name));
  const givers = new Set(parted.map(([giver]) => giver));
  const isLikely = leans.every((lean) => lean >= 0) && leans.some((lean) => lean > 0);
  const isClear = isLikely || givers.size * 2 <= parted.length;
  return isClear ? parted : null;
}

/** How long it took may be behind the bracket. */
const BRACKET = /^(.{3,}?)\s*\(([^()]{2,60})\)((?:, \d{1,4} ?(?:h|horas|hours))?)$/;
/** "Technician class", "Nivel 2": how far one got, and nobody. */
const LEVEL = /(?:^|\s)(?:class|level|grade|category|clase|nivel|grado|categoría)(?: \w{1,3})?$/iu;

/** Whether who gave a certificate is in the bracket behind its name. */
export type BracketTest = (name: string, bracket: string) => boolean;

/** In a list where most have no bracket, one word in it is part of the name: "Gold Card (Supervisory)". */
export function findBracketGivers(names: readonly string[]): BracketTest {
  const bracketed = names.filter((name) => namesSomeone(BRACKET.exec(name)?.[2] ?? ''));
  const isUsual = bracketed.length * 2 > names.length;
  return (name, bracket) =>
    namesAnyone(name, bracket) && (isUsual || bracket.includes(' ') || isOrganisation(bracket));
}

/** Who gave it, in the bracket behind a name that has nothing else. */
export function splitBracket(text: string): { readonly name: string; readonly issuer: string } {
  const [, name = '', issuer = ''] = BRACKET.exec(text) ?? [];
  const isGiver = name !== '' && namesAnyone(name, issuer);
  return isGiver && (issuer.includes(' ') || isOrganisation(issuer))
    ? { name, issuer }
    : { name: text, issuer: '' };
}

const namesAnyone: BracketTest = (name, bracket) =>
  namesSomeone(bracket) && !isInitialsOf(bracket, name);

function namesSomeone(text: string): boolean {
  return /^\p{Lu}\D*$/u.test(text);
}

/** "Certified Meeting Professional (CMP)": the name again, in short. */
function isInitialsOf(short: string, name: string): boolean {
  if (!/^\p{Lu}{2,6}$/u.test(short)) return false;
  const initials = name.split(/[\s-]+/).map((word) => word.charAt(0).toUpperCase());
  return (
    initials.join('').includes(short) ||
    initials.filter((one) => short.includes(one)).length > short.length
  );
}

/** "Inbound Marketing, HubSpot Academy", "Primeros auxilios (Cruz Roja)", "Monitor. Escuela Brújula". */
export function splitIssuer(
  text: string,
  isGiver: BracketTest = namesAnyone,
): { name: string; issuer: string } {
  const [, before = '', inside = '', hours = ''] = BRACKET.exec(text) ?? [];
  if (before !== '' && isGiver(before, inside)) return { name: before + hours, issuer: inside };
  const cuts = [
    ...text.matchAll(/\.\s+(?=\p{Lu})|,\s+| (?:by|por|from|de la|del) (?=\p{Lu})|: (?=\p{Lu})/gu),
  ];
  const partsOf = (cut: RegExpExecArray) => text.slice(cut.index + cut[0].length).trim();
  const isSure = (cut: RegExpExecArray) =>
    cut[0].startsWith(',') && /^\p{L}/u.test(partsOf(cut)) && isOrganisation(partsOf(cut));
  cuts.reverse();
  const order = [...cuts.filter(isSure), ...cuts.filter((cut) => !isSure(cut))];
  for (const cut of order) {
    const name = text.slice(0, cut.index).trim();
    const issuer = partsOf(cut);
    if (!/\p{L}{2}/u.test(issuer) || LEVEL.test(issuer) || /, \p{Ll}/u.test(issuer)) continue;
    const isClear =
      cut[0].startsWith('.') ||
      isOrganisation(issuer) ||
      (cut[0].startsWith(',') && /^\p{Lu}/u.test(issuer) && !/\d/.test(issuer));
    if (isClear && !isSentence(issuer) && name.length > 2) return { name, issuer };
  }
  return { name: text, issuer: '' };
}
