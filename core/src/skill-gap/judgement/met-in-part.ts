import type { CvPlace, CvSkill, PostingRequirement } from '../../assistant';
import { asksForCredential, asksForPaper, isWithoutCredential } from '../evidence/asked-papers';
import { isHardlyKnown } from '../evidence/hardly-known';
import { findLivedPatterns } from '../evidence/lived-circumstances';
import { isContrary, isOneOfSisters, isSisterProduct } from '../names/sister-things';
import { isLowerStep } from './lower-step';
import { isOtherHolder } from './other-holder';

const ASKED_WELL = /\b(?:advanced|avanzad\w+|expert\w*|dominio|strong|solid\w*|alto|in-depth)\b/i;
const BARELY_KNOWN =
  /\b(?:introducci[oó]n|introduction|intro|b[aá]sic[oa]?s?|basics|nociones|iniciaci[oó]n|beginner|fundamentos|fundamentals|(?:a )?nivel (?:de )?usuario|user level|basic user)\b/i;
/** So little is enough. */
const ASKED_LITTLE =
  /\b(?:b[aá]sic\w*|basics?|nociones|familiar\w*|awareness|alg[uú]n|some|elemental\w*|inter[eé]s|interest|usuario|willing\w*)\b/i;
const OF_A_COUNTRY = /\b(?:UK|GB|British|Irish|US|U\.S\.|Australian|NZ|Dutch)\b/;
const OF_SPAIN = /\b(?:en|de) España\b|\bespañol|\bde la UE\b|\beurope[oa]\b/iu;
/** "A Personal Licence (some shops sell wine)" asks for the licence. */
const IN_PASSING = /\([^)]*\)/g;
/** Licences that are written in English are of another country. */
const ENGLISH_LICENCE = /\blicen[cs]e\b/i;
const SPANISH_LICENCE = /\b(?:permiso|carn[eé]t?|licencia)\b/iu;
const HOURS = '(?:h|horas?|hours?|hrs?)';
const MINUTES = String.raw`\d{2,3}[\s-]?min(?:utos?|utes?|s)?`;
/** A morning or two: "(RNAscope), 6 h", "taller de 5 horas". */
const FEW_HOURS = new RegExp(
  String.raw`(?<![\d.,])(?:(?:\d|1[0-5])\s?-?${HOURS}|${MINUTES})\b`,
  'i',
);
const IN_BRACKETS = new RegExp(String.raw`\(\s*(?:\d\s?${HOURS}|${MINUTES})\b`, 'i');
const PRACTICE = /\bexperien/i;
const COURSES = new Set(['certifications', 'education']);

/** What the CV names, and the job description asks for more of it. */
export function isInPart(requirement: PostingRequirement, own: CvSkill): boolean {
  return (
    isBelow(requirement, own) ||
    isOtherTime(requirement, own) ||
    isWithoutPaper(requirement, own) ||
    isOtherCountry(requirement, own) ||
    isOtherHolder(
      requirement.asked,
      own.places.map(({ line }) => line),
    ) ||
    isSisterProduct(requirement, own) ||
    isOtherSister(requirement, own) ||
    isCourseOnly(requirement, own.places)
  );
}

/** "Klaviyo" of somebody who shows "Mailchimp": a name of the one that is asked for, and not the other's. */
export function isOtherBrand({ id, kind, evidence }: PostingRequirement, own: CvSkill): boolean {
  if (kind !== 'tool' || own.kind !== 'tool') return false;
  return evidence.length > 0 && evidence.every(({ quote }) => isOneOfSisters(id, quote));
}

/** "Corte de señora" names a haircut, and not the "corte de caballero" that is asked for. */
function isOtherSister({ kind, evidence }: PostingRequirement, { places }: CvSkill): boolean {
  const asked = evidence[0]?.quote ?? '';
  return (
    (kind === 'hard' || kind === 'licence') &&
    places.length > 0 &&
    places.every(({ line }) => isContrary(asked, line))
  );
}

/** A Spanish licence is not a "full UK driving licence", nor one of Texas "válido en España". */
function isOtherCountry({ id, asked }: PostingRequirement, { places }: CvSkill): boolean {
  if (id !== 'driving-licence-b') return false;
  if (OF_SPAIN.test(asked))
    return places.every(
      ({ line }) => ENGLISH_LICENCE.test(line) && !/\b(?:EU|Spanish)\b/.test(line),
    );
  if (!OF_A_COUNTRY.test(asked)) return false;
  return places.every(({ line }) => SPANISH_LICENCE.test(line) && !OF_A_COUNTRY.test(line));
}

/** Too little of it to show anything wider. */
export function isTooLittle(requirement: PostingRequirement, own: CvSkill): boolean {
  return isCourseOnly(requirement, own.places) || isBarelyListed(requirement.asked, own.places);
}

/** A course of a morning, and nothing done with it; or any course, where experience is asked for. */
export function isCourseOnly(requirement: PostingRequirement, places: readonly CvPlace[]): boolean {
  const { kind, asked } = requirement;
  if (!['hard', 'unknown', 'tool'].includes(kind) || places.length === 0) return false;
  if (asksForPaper(asked) || asksForCredential(requirement)) return false;
  // Some of what the catalogue names is learned in a morning: first aid, working at height.
  const isLittle = (line: string) =>
    kind === 'hard' ? IN_BRACKETS.test(line) : PRACTICE.test(asked) || FEW_HOURS.test(line);
  return places.every(({ section, line }) => COURSES.has(section) && isLittle(line));
}

/** A course in critical care is not shown by having worked there. */
function isWithoutPaper(requirement: PostingRequirement, { places }: CvSkill): boolean {
  const { kind, asked } = requirement;
  if (kind !== 'hard') return false;
  if (isWithoutCredential(requirement, places)) return true;
  if (!asksForPaper(asked)) return false;
  return places.every(({ section }) => section === 'work_experience' || section === 'summary');
}

/** Night work doesn't imply rotating shifts: the CV must offer full availability. */
function isOtherTime(requirement: PostingRequirement, { places }: CvSkill): boolean {
  if (requirement.id !== 'schedule-flexibility' || findLivedPatterns(requirement) === null)
    return false;
  return !places.some(({ line }) => /disponib|availab|flexib/i.test(line));
}

/** An introductory course is not what "advanced SQL" asks for, nor level 2 what level 3 does. */
function isBelow({ asked, kind }: PostingRequirement, { places }: CvSkill): boolean {
  if (kind === 'language') return false;
  if (
    isLowerStep(
      asked,
      places.map(({ line }) => line),
    )
  )
    return true;
  if (isBarelyListed(asked, places)) return true;
  if (!ASKED_WELL.test(asked)) return false;
  return places.length > 0 && places.every(({ line }) => BARELY_KNOWN.test(line));
}

/** In a list and nowhere else, and there with the remark that it is hardly known. */
export function isBarelyListed(asked: string, places: readonly CvPlace[]): boolean {
  if (places.length === 0 || ASKED_LITTLE.test(asked.replace(IN_PASSING, ''))) return false;
  return places.every(({ section, line }) => isHardlyKnown(section, line));
}
