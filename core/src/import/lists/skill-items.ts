import { skillLevels } from '../../catalog';
import { Lexicon } from '../../language';
import { findDuration } from '../dates/read-dates';
import { type CvLine, countWords, joinLines, lookKey, withCells } from '../lines/cv-line';
import { isListItem, joinParagraphs } from '../lines/join-paragraphs';
import { isKnownSkill } from './known-skills';
import { splitList } from './split-list';

const levels = new Lexicon(skillLevels);
const LEAST_ITEMS = 3;
const MOST_ITEM_WORDS = 5;
const OPEN_END =
  /(?:[,(&/–—-]| (?:de|del|la|el|los|las|en|y|e|o|con|para|por|a|al|of|and|the|in|for|with|to))$/;

/**
 * Lists skills that are one a line, without signs, commas or cells: a line is a new one even if the one above had no room
 * left for its first word. Where most are set apart by a gap, a line without one goes on.
 */
export function joinItems(lines: readonly CvLine[]): readonly CvLine[] {
  if (!areItems(lines)) return joinParagraphs(lines, isListItem);
  const areApart = lines.filter(({ gapBefore }) => gapBefore).length * 2 > lines.length;
  // Where the list itself begins with a small letter, no small letter tells that an item goes on.
  const goesOnSmall = /^\p{Ll}/u.test(lines[0]?.text ?? '') ? /^[()&]/ : /^[\p{Ll}()&]/u;
  const items: CvLine[][] = [];
  for (const line of lines) {
    const current = items.at(-1);
    const above = current?.at(-1);
    const isNear = above !== undefined && !line.gapBefore && above.look.block === line.look.block;
    const goesOn =
      isNear &&
      (areApart || goesOnSmall.test(line.text) || OPEN_END.test(above.text)) &&
      lookKey(line.look) === lookKey(above.look);
    if (current !== undefined && goesOn) current.push(line);
    else items.push([line]);
  }
  return items.map((item) => joinLines(item));
}

function areItems(lines: readonly CvLine[]): boolean {
  return (
    lines.length >= LEAST_ITEMS &&
    lines.every(
      ({ bullet, cells, text, look }) =>
        !bullet &&
        cells.length === 1 &&
        look.widthPt !== undefined &&
        countWords(text) <= MOST_ITEM_WORDS &&
        splitList(text).length === 1 &&
        !/[:,]/.test(text),
    )
  );
}

/** "CAD ⇥ AutoCAD, Revit ⇥ Gestión ⇥ Prisma": two labels a row, each with its list; in all rows, or in none. */
export function partDoubleRows(lines: readonly CvLine[]): readonly CvLine[] {
  const isDouble = ({ cells, bullet }: CvLine) =>
    !bullet && cells.length === 4 && [0, 2].every((at) => splitList(cells[at] ?? '').length === 1);
  const hasList = ({ cells }: CvLine) => [1, 3].some((at) => splitList(cells[at] ?? '').length > 1);
  if (lines.length < LEAST_ROWS || !lines.every(isDouble)) return lines;
  if (lines.filter(hasList).length * 2 < lines.length) return lines;
  return lines.flatMap((line) => [
    withCells(line, line.cells.slice(0, 2)),
    withCells(line, line.cells.slice(2)),
  ]);
}

/** "Programa ⇥ Nivel" over rows that have a level in the same place each: the head of a table, no skill. */
export function withoutColumnHead(lines: readonly CvLine[]): {
  readonly rows: readonly CvLine[];
  readonly head: CvLine | null;
} {
  const at = lines.findIndex((line, index) => isHeadOfLevels(line, lines.slice(index + 1)));
  const head = lines[at];
  return head === undefined
    ? { rows: lines, head: null }
    : { rows: lines.filter((line) => line !== head), head };
}

const LEAST_ROWS = 2;
const ONLY_LEVEL = /^(?:nivel|level)$/i;

function isHeadOfLevels(head: CvLine, below: readonly CvLine[]): boolean {
  const count = head.cells.length;
  // "Conocimiento ⇥ Nivel", whose first word heads the section.
  if (ONLY_LEVEL.test(head.text)) return below.length > 0 && isLevel(below[0]?.cells[1] ?? '');
  if (head.bullet || count < 2) return false;
  const end = below.findIndex(({ cells, bullet }) => bullet || cells.length !== count);
  const rows = end < 0 ? below : below.slice(0, end);
  if (rows.length < LEAST_ROWS) return false;
  const isOfLevels = (column: number) =>
    rows.every(({ cells }) => isLevel(cells[column] ?? '')) && !isLevel(head.cells[column] ?? '');
  return head.cells.some((_, column) => isOfLevels(column)) && !head.cells.some(isKnownSkill);
}

const LEAST_LEVELS = 3;

/** "Contabilidad Alto", "Sage 200 Medio": a level behind most of the items, drawn apart from it. */
export function dropLevels(lines: readonly CvLine[]): readonly CvLine[] {
  const cells = lines.flatMap((line) => line.cells);
  const graded = cells.filter((cell) => withoutLevel(cell) !== cell);
  if (graded.length < LEAST_LEVELS || graded.length * 3 < cells.length * 2) return lines;
  return lines.map((line) => withCells(line, line.cells.map(withoutLevel)));
}

function withoutLevel(cell: string): string {
  const cut = cell.lastIndexOf(' ');
  const [named, level] = [cell.slice(0, cut), cell.slice(cut + 1)];
  return cut > 0 && /^\p{Lu}\p{Ll}+$/u.test(level) && levels.has(level) && !/[:,(–—-]$/.test(named)
    ? named
    : cell;
}

/** "Atención telefónica Experto" among "Excel ⇥ Avanzado" and "Word ⇥ Medio": too long for its gap to show. */
export function partLevels(lines: readonly CvLine[]): readonly CvLine[] {
  const isRow = ({ cells, bullet }: CvLine) =>
    !bullet && cells.length === 2 && isLevel(cells[1] ?? '') && !isLevel(cells[0] ?? '');
  if (lines.filter(isRow).length < LEAST_ROWS) return lines;
  return lines.map((line) => {
    const cut = line.cells.length === 1 ? line.text.lastIndexOf(' ') : -1;
    const level = line.text.slice(cut + 1);
    return cut > 0 && /^\p{Lu}/u.test(level) && isLevel(level)
      ? withCells(line, [line.text.slice(0, cut), level])
      : line;
  });
}

function isLevel(cell: string): boolean {
  const text = withoutYears(cell);
  return (
    levels.has(text) || /^(?:\d{1,3} ?%|\d{1,2} ?\/ ?(?:5|10|100)|[★☆●○■□▪▫▮▯⬤◯█░▓ ]+)$/.test(text)
  );
}

/** "Excel (10 years)", "Presto (más de 5 años)": for how long, which is not part of the name. */
export function withoutYears(skill: string): string {
  const bracket = /^(.{2,}?) ?\(([^()]{3,24})\)$/.exec(skill);
  const [, named = skill, told = ''] = bracket ?? [];
  const found = findDuration(told);
  if (found === null || !AROUND_YEARS.test(told.slice(0, found.start))) return skill;
  return told.slice(found.end).trim().length > LONGEST_BEHIND ? skill : named;
}

const AROUND_YEARS = /^(?:m[áa]s de |over |more than |\+ ?|[<>] ?)?$/i;
const LONGEST_BEHIND = 16;
