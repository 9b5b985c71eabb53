import type { CvPlace, PostingRequirement } from '../../assistant';
import { foldAccents } from './fold-accents';

/** A required certificate needs a certificate. */
const CREDENTIAL =
  /\b(?:cursos?|titul\w+|master|posgrado|postgrado|certifica\w+|licen\w+|carne|carnet|diploma\w*|especializacion|grado|degree|courses?|qualification|registration|registered|habilitacion|homologa\w+|colegia\w+|permiso|acredita\w+|chartered|charter|accredited|accreditation|membership|endorsement|formacion en|ciclo)\b/;
/** "Chipper ticket", "CCNSG safety passport": a document, where that is the last word. */
const CARD = /^\W*(?!(?:own|valid|full|a|the) )(?:[\w+/&-]+ ){1,4}(?:ticket|passport)\W*$/;
/** "Five years' post-qualification experience" asks for years. */
const SINCE_QUALIFYING = /\bpost[- ]qualif\w+/g;
/** Documents that go by other words. */
const SPECIALTY = /\b(?:mencion|especialidad)\b/;
/** Where a CV has its documents. */
export const CREDENTIAL_SECTIONS = new Set(['education', 'certifications', 'skills', 'additional']);
/** A course, a diploma, a registration: only a document proves it, not experience. */
const COURSE =
  /^\W*(?:[\w-]+ ){0,2}?(?:curso|ciclo|master|certificad[oa]|diploma|titulo|fp|posgrado)\b|\b(?:course|diploma|certificate|certification)\W*$/;

export function asksForPaper(asked: string): boolean {
  return COURSE.test(foldAccents(asked));
}

/** Any document of that kind. */
export function asksForCredential(requirement: PostingRequirement): boolean {
  const asked = foldAccents(readAsked(requirement)).replace(SINCE_QUALIFYING, '');
  return CREDENTIAL.test(asked) || (!requirement.isDuty && CARD.test(asked));
}

/** A licence, a registration, a specialty: what somebody did doesn't show the document. */
export function isWithoutCredential(
  requirement: PostingRequirement,
  places: readonly CvPlace[],
): boolean {
  if (!asksForCredential(requirement) && !SPECIALTY.test(foldAccents(readAsked(requirement))))
    return false;
  return places.every(
    ({ section, line }) => !CREDENTIAL_SECTIONS.has(section) && !CREDENTIAL.test(foldAccents(line)),
  );
}

/** Papers that are kept in a pocket: the word for them is the first in Spanish and the last in English. */
const POCKET_PAPER =
  /^\W*(libreta|cartilla|tarjeta|pasaporte|cedula)\b|\b(card|passport|visa|discharge book|record book)\W*$/;

/** "Libreta marítima": a medical for work at sea is another paper. */
export function isOtherPaper(
  { evidence }: PostingRequirement,
  places: readonly CvPlace[],
): boolean {
  const [, first, last] = POCKET_PAPER.exec(foldAccents(evidence[0]?.quote ?? '')) ?? [];
  const paper = first ?? last;
  return paper !== undefined && places.every(({ line }) => !foldAccents(line).includes(paper));
}

/** The words of a requirement. */
export function readAsked({ asked, evidence }: PostingRequirement): string {
  return asked === '' ? (evidence[0]?.quote ?? '') : asked;
}

const ONLY_A_PAPER =
  /^(?:current|valid|full|curso|course|training|formaci[oó]n|a|an|the|un|una|el|la|card|cards?|licen[cs]e|licencia|certificate|certificado|registration|registered|membership|carn[eé]t?|tarjeta|t[ií]tulo|en|vigor|with|of|de|del)$/iu;

/** "CSCS card", "valid SIA licence": the letters that are all of its name. */
export function readPaperLetters(quote: string): string | null {
  const words = quote.match(/[\p{L}\d+]+/gu) ?? [];
  const [letters, ...others] = words.filter((word) => !ONLY_A_PAPER.test(word));
  if (letters === undefined || others.length > 0 || words.length < 2) return null;
  return /^\p{Lu}{3,6}$/u.test(letters) ? letters : null;
}
