import { foldText } from '../../language';
import type { CvLine } from './cv-line';

const PAGE_NUMBER =
  /^(?:[-–—\s]*(?:pagina|pag|page|p|hoja)\s*\d{1,3}\b.{0,60}|\d{1,3}\s*(?:\/|de|of)\s*\d{1,3}|[-–—]\s*\d{1,3}\s*[-–—]|.{0,60}\b(?:pagina|page)\s+\d{1,3}\s*(?:(?:\/|de|of)\s*\d{1,3})?)$/;
/** "Lucía Fernández · 2 / 3" at the foot of a page. */
const NAMED_PAGE_NUMBER = /^.{2,80} [·|–—-] \d{1,3} (?:\/|of|de) \d{1,3}$/;
const MAKER =
  /^(?:.{0,40}\bmade with\b.{0,60}|powered by .{0,60}|.{0,20}\btheme by .{0,40}|.{0,30}json ?resume.{0,40}|© .{0,60}|.{0,40}european union.{0,60}|.{0,80}europass .{0,12}europa eu.{0,40}|union europea (?:19|20)\d\d.{0,60}|.{0,60}\bcreated (?:with|by|using) .{0,40}|\d{1,4} ?x ?\d{1,4}|.{0,40}ultima actualizacion.{0,40}|last updated?.{0,40})$/;
const CONSENT =
  /\b(?:reglamento ue 2016\/679|reglamento general de proteccion de datos|rgpd|general data protection regulation|gdpr|ley organica (?:3\/2018|15\/1999)|lopd\w*|(?:autorizo|consiento|doy mi consentimiento) .{0,60}datos personales|processing of my personal data)\b/;
/** How a portal files each job: "Categoría: … | Nivel: … | Personal a cargo: No". */
const CLASSES_OF_JOB =
  /^(?:Categoría|Nivel): [^|]{2,80} \| (?:Nivel|Salario|Personal a cargo): [^|]{1,80}(?:\||$)/;
const EDGE_LINES = 3;
const MOST_LINES = 1000;
const MOST_PAGES = 100;

/** True for page numbers, "powered by" lines and running heads. */
export function isPageFurniture(lines: readonly CvLine[], index: number): boolean {
  const line = lines[index];
  if (line === undefined) return false;
  if (isConsent(lines, index)) return true;
  if (CLASSES_OF_JOB.test(line.text)) return true;
  if (line.text.length > 110) return false;
  const folded = foldText(line.text);
  if (PAGE_NUMBER.test(folded) || MAKER.test(folded)) return true;
  if (/^\d{1,2}$/.test(folded) || NAMED_PAGE_NUMBER.test(line.text))
    return isAtPageEdge(lines, index);
  const pages = (lines.at(-1)?.look.page ?? 1) - (lines[0]?.look.page ?? 1) + 1;
  return pages > 1 && pages < MOST_PAGES && isRunningHead(lines, index, folded, pages);
}

const LONGEST_CONSENT = 900;
const MOST_CONSENT_LINES = 4;

/** The clause that allows an employer to keep the CV tells nothing about the person. */
function isConsent(lines: readonly CvLine[], index: number): boolean {
  let at = index;
  while (at > 0 && index - at < MOST_CONSENT_LINES && goesOn(lines[at - 1], lines[at])) at -= 1;
  const clause = lines.slice(at, index + MOST_CONSENT_LINES);
  const end = clause.findIndex((line, step) => step > 0 && !goesOn(clause[step - 1], line));
  const own = (end < 0 ? clause : clause.slice(0, end)).filter((_, step) => at + step <= index + 3);
  const text = own.map((line) => line.text).join(' ');
  return (
    text.length > 60 &&
    text.length < LONGEST_CONSENT &&
    CONSENT.test(foldText(text)) &&
    !own.some((line) => line.bullet)
  );
}

function goesOn(above: CvLine | undefined, line: CvLine | undefined): boolean {
  return above !== undefined && line !== undefined && !line.gapBefore && /^\p{Ll}/u.test(line.text);
}

function isAtPageEdge(lines: readonly CvLine[], index: number): boolean {
  const page = lines[index]?.look.page;
  const isFirst = lines[index - 1]?.look.page !== page;
  const isLast = lines[index + 1]?.look.page !== page;
  return (isFirst && index > 0) || (isLast && index > 3);
}

/** The same words at the same place of most pages. */
function isRunningHead(
  lines: readonly CvLine[],
  index: number,
  folded: string,
  pages: number,
): boolean {
  const line = lines[index];
  const place = placeOnPage(lines, index);
  if (line === undefined || place === null || goesOn(lines[index - 1], line)) return false;
  const isTopOfFirst = line.look.page === lines[0]?.look.page && place > 0;
  if (isTopOfFirst) return false;
  const foundOn = new Set<number>();
  for (const [other, candidate] of lines.entries()) {
    if (other > MOST_LINES) break;
    if (placeOnPage(lines, other) !== place || foldText(candidate.text) !== folded) continue;
    if (candidate.look.fontSizePt === line.look.fontSizePt) foundOn.add(candidate.look.page);
  }
  if (foundOn.size < 2 || foundOn.size < pages * 0.6) return false;
  return place < 0 || !goesOnBelow(lines, index, pages);
}

/** The line below it is set as close as one of the same entry, and is none of the head. */
function goesOnBelow(lines: readonly CvLine[], index: number, pages: number): boolean {
  const next = lines[index + 1];
  return (
    next !== undefined &&
    next.look.page === lines[index]?.look.page &&
    !next.gapBefore &&
    !isRunningHead(lines, index + 1, foldText(next.text), pages)
  );
}

/** 1, 2 … from the top, -1, -2 … from the bottom, null in between. */
function placeOnPage(lines: readonly CvLine[], index: number): number | null {
  const page = lines[index]?.look.page;
  for (let distance = 1; distance <= EDGE_LINES; distance++) {
    if (lines[index - distance]?.look.page !== page) return distance;
    if (lines[index + distance]?.look.page !== page) return -distance;
  }
  return null;
}
