import { foldText } from '../catalog';
import type { CvLine } from './cv-line';

const PAGE_NUMBER =
  /^(?:[-–—\s]*(?:pagina|pag|page|p|hoja)\s*\d{1,3}\b.{0,60}|\d{1,3}\s*(?:\/|de|of)\s*\d{1,3}|[-–—]\s*\d{1,3}\s*[-–—]|.{0,60}\b(?:pagina|page)\s+\d{1,3}\s*(?:(?:\/|de|of)\s*\d{1,3})?)$/;
const MAKER =
  /^(?:.{0,40}\bmade with\b.{0,60}|powered by .{0,60}|.{0,20}\btheme by .{0,40}|.{0,30}json ?resume.{0,40}|© .{0,60}|.{0,40}european union.{0,60}|.{0,40}europass europa eu.{0,40}|.{0,60}\bcreated (?:with|by|using) .{0,40}|\d{1,4} ?x ?\d{1,4}|.{0,40}ultima actualizacion.{0,40}|last updated?.{0,40})$/;
const EDGE_LINES = 3;

/** True for page numbers, "powered by" lines and running heads. */
export function isPageFurniture(lines: readonly CvLine[], index: number): boolean {
  const line = lines[index];
  if (line === undefined || line.text.length > 110) return false;
  const folded = foldText(line.text);
  if (PAGE_NUMBER.test(folded) || MAKER.test(folded)) return true;
  if (/^\d{1,2}$/.test(folded)) return isAtPageEdge(lines, index);
  return isRunningHead(lines, index, folded);
}

function isAtPageEdge(lines: readonly CvLine[], index: number): boolean {
  const page = lines[index]?.look.page;
  const isFirst = lines[index - 1]?.look.page !== page;
  const isLast = lines[index + 1]?.look.page !== page;
  return (isFirst && index > 0) || (isLast && index > 3);
}

/** The same words at the edge of an earlier page. */
function isRunningHead(lines: readonly CvLine[], index: number, folded: string): boolean {
  const page = lines[index]?.look.page ?? 1;
  if (page === 1 && lines.at(-1)?.look.page === 1) return false;
  if (!isNearPageEdge(lines, index)) return false;
  const isFirstPage = page === lines[0]?.look.page;
  for (let other = 0; other < lines.length; other++) {
    const candidate = lines[other];
    if (candidate === undefined || other > EDGE_LINES * 400) break;
    if (other === index || candidate.look.page === page) continue;
    if (isFirstPage && index < EDGE_LINES) return false;
    if (candidate.look.page > page + 1) break;
    if (isNearPageEdge(lines, other) && foldText(candidate.text) === folded) return true;
  }
  return false;
}

function isNearPageEdge(lines: readonly CvLine[], index: number): boolean {
  const page = lines[index]?.look.page;
  return (
    lines[index - EDGE_LINES]?.look.page !== page || lines[index + EDGE_LINES]?.look.page !== page
  );
}
