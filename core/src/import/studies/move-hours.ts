import { findDates, onlyDates } from '../dates/read-dates';
import { type CvLine, withCells } from '../lines/cv-line';

const HOURS =
  '\\(?\\d{1,4}(?:[.,]\\d)? ?(?:h|hrs?|horas?(?: lectivas)?|hours?|days?|d[ií]as?|cr[eé]ditos?|ects)\\.?\\)?';
/** Between signs, or at an end: by itself and no part of a name. */
const ALONE = new RegExp(
  `\\s*(?:[,.;|·]|\\s[–—-])\\s*(${HOURS})(?=\\s*(?:$|[,.;|·)]|\\s[–—-]\\s))`,
  'iu',
);
/** "Coordinadora de obra, COATM (200 h)". */
const BEHIND_GIVER = new RegExp(`(?<=(?:, |\\. | [–—|·-] )[^,]{2,60}) \\((${HOURS})\\)$`, 'iu');
/** Behind "Sumiller, nivel inicial" they are at the end of the name already. */
const GIVER_LAST = /(?:, |\. | [–—|·-] )\p{Lu}[^,]{1,60} \([^()]+\)$/u;
const ONLY = new RegExp(`^${HOURS}$`, 'iu');
/** Where a name ends. */
const NAME_END = /,\s|\.\s+(?=\p{Lu})|\s[–—|·-]\s|\.?\s*$/u;

/**
 * "Cocina vasca – Escuela Norte – 2017 – 60 h": how long it took belongs to the name, so it is put there, and what is left
 * is who gave it and when.
 */
export function moveHours(line: CvLine): CvLine {
  const own = line.cells.findIndex((cell, at) => at > 0 && ONLY.test(cell));
  if (own > 0) {
    const cells = line.cells.filter((_, at) => at !== own);
    const name = cells.findIndex((cell) => onlyDates(cell) === null);
    return withCells(
      line,
      cells.map((cell, at) => (at === name ? addHours(cell, line.cells[own] ?? '') : cell)),
    );
  }
  const cells = line.cells.map((cell) => {
    const found = ALONE.exec(cell) ?? (GIVER_LAST.test(cell) ? BEHIND_GIVER.exec(cell) : null);
    if (found === null || cell.length > LONGEST) return cell;
    const rest = cell.slice(0, found.index) + cell.slice(found.index + found[0].length);
    return addHours(rest, found[1] ?? '');
  });
  return cells.every((cell, at) => cell === line.cells[at]) ? line : withCells(line, cells);
}

const LONGEST = 300;

function addHours(text: string, hours: string): string {
  const [date] = findDates(text);
  const from =
    date?.start === 0 ? date.end + (/^[\s:.,–—-]*/.exec(text.slice(date.end))?.[0].length ?? 0) : 0;
  const end = from + (NAME_END.exec(text.slice(from))?.index ?? text.length - from);
  return `${text.slice(0, end)}, ${hours.replace(/\.$/, '')}${text.slice(end)}`;
}
