import type { Certification } from '../../cv';
import { type HeadPiece, splitPieces } from '../entries/name-roles';
import { scoreDegree, scoreInstitution } from '../entries/score-roles';
import type { Trace } from '../trace';
import type { StudyDraft } from './settle-study';
import { splitIssuer } from './tell-issuers';

/** Licences, compulsory courses and vendors' badges, whatever other words they contain. */
const LICENCE =
  /(?<![\p{L}\d])(?:certified|carn[eé]t? (?:de|profesional)|PRL|CAP|ADR|prevención de riesgos|manipulador(?:a)? de alimentos|food (?:hygiene|safety)|first aid|primeros auxilios|soporte vital|trabajos en altura|carretill\p{L}+|fork-?lift|manual handling|habilitación|netacad)(?![\p{L}\d])/iu;
/** Subjects no degree has, although "Level 2" and "CAP" also appear in degrees. */
const SURE =
  /^(?:CAP (?:de )?(?:mercanc|viajer)|ADR |level \d.{0,12} food safety)|\b(?:food hygiene|first aid|manipulador(?:a)? de alimentos|primeros auxilios)\b/i;

export function isSureCourse(text: string): boolean {
  return LICENCE.test(text) || SURE.test(text);
}

const HOURS = /(?<!\d)\d{1,3} ?(?:h|hrs|horas|hours)(?!\p{L})/iu;
/** A class a portal makes people choose, not a name. */
const CLASS_OF_COURSE = /^otros (?:cursos|títulos)\b.{0,60}$/i;
const HEADS_COURSES = /\b(?:cursos|courses|training|certifica\p{L}+)(?!\p{L})/iu;
/** Named as a course; what else begins so is a degree. */
const COURSE =
  /^(?:(?:short|online) course|course|workshop|curso|cursillo|taller|jornadas?)(?!\p{L})|(?<!\p{L})(?:course|workshop)$/iu;
/** "Suzuki Book 1 training, Suzuki Association", given by no school. */
const NAMED_LAST = /(?<!\p{L})(?:training|course|workshop)(?=$|, )/iu;
const SPAN = /\d{4}\D+(?:\d{2}|\d{4}|\p{L}{3,})\s*$/u;

/** "Trabajos en altura" among the degrees: what is a certificate for sure goes with the certificates. */
export function takeCourses(
  drafts: readonly StudyDraft[],
  heading: string,
  items: Certification[],
  trace: Trace,
): readonly StudyDraft[] {
  const studies = HEADS_COURSES.test(heading) ? drafts.filter(isDegree) : [];
  const mix = {
    isMixed: studies.length > 0,
    haveSpans: studies.length > 0 && studies.every(({ dates }) => SPAN.test(dates)),
  };
  return drafts.filter((draft) => {
    if (!isCourse(draft, mix)) return true;
    items.push(writeCourse(draft, `/certifications/${items.length}`, trace));
    return false;
  });
}

function isDegree({ degree }: StudyDraft): boolean {
  return degree.some(({ text }) => scoreDegree(text) > 0 && !COURSE.test(text));
}

interface Mix {
  /** The heading names courses too, and there are degrees. */
  readonly isMixed: boolean;
  /** The degrees took years: what has one year only is a course, even from a school. */
  readonly haveSpans: boolean;
}

function isCourse(draft: StudyDraft, { isMixed, haveSpans }: Mix): boolean {
  const { degree, institution, dates } = draft;
  const [first] = degree;
  if (first === undefined) return false;
  const isCounted = [...degree, ...draft.notes].some(({ text }) => HOURS.test(text));
  if (COURSE.test(first.text) && isCounted) return true;
  if (SPAN.test(dates)) return false;
  if (CLASS_OF_COURSE.test(first.text)) return degree.length > 1 || institution !== null;
  if (SURE.test(first.text)) return true;
  if (scoreDegree(first.text) >= 2.5 && !COURSE.test(first.text)) return false;
  const isNamed = degree.some(({ text }) => LICENCE.test(text) || HOURS.test(text));
  if (isNamed) return true;
  if (institution === null && NAMED_LAST.test(first.text) && scoreDegree(first.text) === 0)
    return scoreInstitution(first.text) === 0;
  const isSchool = institution !== null && scoreInstitution(institution.text) > 0;
  const isGivenBySchool = isSchool && !haveSpans && !COURSE.test(first.text);
  return isMixed && dates !== '' && !isGivenBySchool && !isDegree(draft);
}

/** "Manipulador de alimentos · Formanorte", below the class it is filed under. */
function partsOf(piece: HeadPiece | null): readonly HeadPiece[] {
  return piece === null ? [] : splitPieces(piece.text).map((text) => ({ ...piece, text }));
}

const STATE = /^(?:renewed|renovad[ao]|expires|caduca)$/i;

function writeCourse(draft: StudyDraft, pointer: string, trace: Trace): Certification {
  const [label, ...named] = draft.degree;
  const isClass = label !== undefined && CLASS_OF_COURSE.test(label.text);
  const pieces = isClass ? [...named, ...partsOf(draft.institution)] : draft.degree;
  const giver = isClass ? (pieces[1] ?? null) : draft.institution;
  const state = pieces.find(({ text }) => STATE.test(text))?.text ?? '';
  const name = pieces
    .filter((piece) => piece !== giver && piece.text !== state)
    .map(({ text }) => text)
    .join(', ');
  const split = giver === null ? splitIssuer(name) : { name, issuer: giver.text };
  const numbers = [...draft.degree, ...draft.notes].flatMap((piece) => piece.numbers);
  trace.note(`${pointer}/name`, numbers, 0.8);
  if (split.issuer !== '') trace.note(`${pointer}/issuer`, giver?.numbers ?? numbers, 0.8);
  if (draft.place !== null) trace.note(`${pointer}/issuer`, draft.place.numbers, 0.8);
  if (draft.dates !== '') trace.note(`${pointer}/date`, draft.dateNumbers, 0.95);
  return { ...split, date: `${state} ${draft.dates}`.trim() };
}
