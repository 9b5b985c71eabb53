import type { CvPlace, PostingRequirement } from '../../assistant';
import { compareStudies } from '../../catalog/credentials';
import { compareLines, readStems } from '../../evidence';
import { writeKey } from '../../language';
import { isUnfinished } from '../evidence/own-deeds';
import { type DegreeMention, listFields } from '../names/find-degrees';
import type { CvKnowledge } from './judge-requirements';
import { isLowerStep } from './lower-step';

export interface CvDegree extends DegreeMention {
  readonly place: CvPlace;
}

interface DegreeVerdict {
  readonly share: number;
  readonly places: readonly CvPlace[];
}

const OTHER_FIELD_SHARE = 0.4;
const BEGUN_SHARE = 0.4;
/** Credit for "o similar" when we don't know whether the field is related. */
const SIMILAR_SHARE = 0.6;
const SCHOOL_LEVEL = 1;
const FIELD =
  /\b(?:in|en|within|estudios de|ciclo de|formativo de|fp de(?! grado)|c\.?f\.?g\.?[msb]\.?(?: de)?|rama(?: de(?:l| la)?)?|familia(?: de(?:l| la)?)?)\s+(.+)$/i;
/** So alike are the names of one field of study: "rama metal", "Soldadura y Calderería". */
const SAME_FIELD = 0.6;

/** The degree of the CV that comes nearest to the one asked for. */
export function judgeDegree(
  requirement: PostingRequirement,
  { degrees, evidence, whole = '' }: Pick<CvKnowledge, 'degrees' | 'evidence' | 'whole'>,
): DegreeVerdict {
  let best: DegreeVerdict = { share: 0, places: [] };
  for (const degree of degrees) {
    const isOfJob = asksForRelevant(requirement) && isOfTitle(degree, whole);
    const share =
      isOfJob && degree.level >= (requirement.degreeLevel ?? 0) ? 1 : shareOf(requirement, degree);
    if (share > best.share) best = { share, places: [degree.place] };
  }
  if (best.share === 1 || !OR_EXPERIENCE.test(requirement.asked)) return best;
  const field = FIELD.exec(requirement.evidence[0]?.quote ?? '')?.[1] ?? '';
  const held = evidence.compareTitles(field);
  return held.alike >= SAME_TRADE ? { share: 1, places: held.places } : best;
}

/** "Ciclo de jardinería o experiencia equivalente": who works in the trade has it. */
const OR_EXPERIENCE =
  /\b(?:o|or|u) (?:[\p{L}/]+ ){0,3}?(?:experiencia|experience)\b|\bexperiencia (?:equivalente|demostrable)|\bequivalent (?:work |professional |practical )?experience/iu;
const SAME_TRADE = 0.5;
const RELEVANT_FIELD = /^(?:an? |un |una )?(?:relevant|related|relacionad\p{L}+|afin)\b/iu;
const OF_JOB = 0.5;

/** "A degree in a relevant field": in the field of the job. */
function asksForRelevant({ evidence, asked }: PostingRequirement): boolean {
  return [evidence[0]?.quote ?? '', asked].some(
    (text) =>
      RELEVANT_FIELD.test(FIELD.exec(text)?.[1] ?? '') ||
      /^\W*(?:an? )?relevant degree/i.test(text),
  );
}

/** The first line of a job description is its title. */
function isOfTitle({ place }: CvDegree, whole: string): boolean {
  const read = (text: string) => readStems(text).map(({ stem }) => stem);
  const [title = ''] = whole.trim().split('\n');
  const own = read(FIELD.exec(place.line)?.[1] ?? place.line);
  return (
    own.length > 0 &&
    Math.max(...own.map((stem) => compareLines([stem], read(title)).alike)) >= OF_JOB
  );
}

function shareOf(requirement: PostingRequirement, own: CvDegree) {
  const { id, degreeLevel, acceptsSimilar, evidence } = requirement;
  const asked = [
    ...evidence.map(({ quote }) => quote),
    ...(requirement.asked === '' ? [] : [requirement.asked]),
  ];
  const isSchool = (degreeLevel ?? 0) <= SCHOOL_LEVEL;
  const hasField = listFields(id).length > 0 || asked.some((quote) => FIELD.test(quote));
  const isAnyField = isSchool || !hasField;
  if (isUnfinished(own.place.line)) return own.level >= (degreeLevel ?? 0) ? BEGUN_SHARE : 0;
  if (isLowerStep(asked.join(' '), [own.place.line])) return OTHER_FIELD_SHARE;
  if (isOnlyCertified(asked, own)) return acceptsSimilar ? SIMILAR_SHARE : OTHER_FIELD_SHARE;
  if (own.id === id && (isAnyField || listFields(id).length > 0)) return 1;
  if (isNamed(asked, own) || isWritten(asked, own)) return 1;
  if (own.level < (degreeLevel ?? 0))
    return isNearLevel(asked, own, degreeLevel) ? OTHER_FIELD_SHARE : 0;
  if (isAnyField || isFieldAsked(asked, own)) return 1;
  const likeness = asked.map((quote) => compareStudies(quote, own.place.line));
  if (likeness.includes('same') || asked.some((quote) => isAlike(quote, own.place.line))) return 1;
  if (acceptsSimilar) return likeness.includes('near') || likeness.length === 0 ? 1 : SIMILAR_SHARE;
  return OTHER_FIELD_SHARE;
}

const CERTIFIED = /\bcertificad[oa]\b/iu;
const TITLED = /\bt[eé]cnic[oa]\b/iu;

/** A "certificado de profesionalidad" is less than the title of a "Técnico", unless the job takes one too. */
function isOnlyCertified(asked: readonly string[], { place }: CvDegree): boolean {
  const isTitleAsked = asked.some((quote) => TITLED.test(quote));
  return (
    isTitleAsked &&
    CERTIFIED.test(place.line) &&
    !TITLED.test(place.line) &&
    !asked.some((quote) => CERTIFIED.test(quote) || OR_EXPERIENCE.test(quote))
  );
}

/** "Grado en CCAFYD o TAFAD": the one that the person has is named, whatever the rank of the others. */
function isNamed(asked: readonly string[], { id }: CvDegree): boolean {
  const keys = asked.map((quote) => ` ${writeKey(quote)} `);
  return listFields(id).some(
    (name) => /^\p{Lu}{3,}$/u.test(name) && keys.some((key) => key.includes(` ${writeKey(name)} `)),
  );
}

/** "Grado en Relaciones Laborales o CFGS Administración y Finanzas": the very degree, word by word. */
function isWritten(asked: readonly string[], { place }: CvDegree): boolean {
  const read = (text: string) => [...new Set(readStems(text).map(({ stem }) => stem))];
  const own = read(place.line);
  return own.length > 1 && asked.some((quote) => own.every((stem) => read(quote).includes(stem)));
}

/** "Organización de eventos o protocolo": a degree in one of them will do. */
const EITHER = /,|\s(?:o|u|or)\s|\//;
/** "A biological subject", "la rama sanitaria": any field is one. */
const ANY_FIELD =
  /\b(?:subjects?|fields?|disciplines?|areas?|areas|rama|ramas|related|relevant|similar\w*|equivalent\w*|afin(?:es)?|relacionad\w+|or equivalent)\b/giu;

function isAlike(asked: string, line: string): boolean {
  const read = (text: string) => readStems(text).map(({ stem }) => stem);
  const fields = FIELD.exec(asked)?.[1]?.split(EITHER) ?? [];
  return fields.some((field) => {
    const wanted = read(field.replace(ANY_FIELD, ' '));
    return wanted.length > 0 && compareLines(wanted, read(line)).alike >= SAME_FIELD;
  });
}

/** Partial credit for a vocational degree when the job asks for a university one in the same field. */
function isNearLevel(
  asked: readonly string[],
  own: CvDegree,
  level: PostingRequirement['degreeLevel'],
): boolean {
  if (own.level < 2 || (level ?? 0) - own.level > 2) return false;
  return asked.some((quote) => compareStudies(quote, own.place.line) === 'same');
}

/** "Degree in Architecture or Building Engineering": any field of the list will do. */
function isFieldAsked(asked: readonly string[], { id, place }: CvDegree): boolean {
  const written = FIELD.exec(place.line)?.[1];
  const fields = [...listFields(id), ...(written === undefined ? [] : [written])];
  const keys = asked.map((quote) => ` ${writeKey(quote)} `);
  return fields.some((field) => {
    const key = writeKey(field);
    return key !== '' && keys.some((quote) => quote.includes(` ${key} `));
  });
}
