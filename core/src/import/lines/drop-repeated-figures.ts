import type { CvLine } from './cv-line';
import type { PreparedLines } from './prepare-lines';

const AMOUNT = /^[+–−-]?[€$£]?\d[\d.,]*[ \u00a0]?(?:[%€$£]|[kKM]€?)?$/;
const LEAST_COLUMNS = 2;
/** A cell that goes on below the figure begins where it does, to within this. */
const ALIGNED_PT = 4;
const MOST_BELOW = 4;

/**
 * Figures set large at the head of a page, side by side or one below the other, with the words around each above and
 * below it, tell again what some line further down says word for word: they are dropped. What is said nowhere else stays.
 */
export function dropRepeatedFigures(prepared: PreparedLines): PreparedLines {
  const { lines } = prepared;
  const at = lines.findIndex(({ cells }) => cells.every((cell) => AMOUNT.test(cell.trim())));
  const strip = at < 0 ? null : (findStrip(lines, at) ?? findStack(lines, at));
  if (strip === null) return prepared;
  return {
    ...prepared,
    lines: lines.filter((line) => !strip.includes(line)),
    furniture: [...prepared.furniture, ...strip.flatMap(({ numbers }) => numbers)],
  };
}

const joinTexts = (lines: readonly CvLine[]) => fold(lines.map(({ text }) => text).join(' '));

/** One below the other: each stretch around a figure is one of a later line. */
function findStack(lines: readonly CvLine[], at: number): CvLine[] | null {
  const start = at > 0 && takeFigure(lines, at - 1) > 0 ? at - 1 : at;
  let figures = 0;
  let end = start;
  for (let taken = takeFigure(lines, end); taken > 0; taken = takeFigure(lines, end)) {
    figures += 1;
    end += taken;
  }
  return figures >= LEAST_COLUMNS ? lines.slice(start, end) : null;
}

/** How many lines from here on are a figure and its words. */
function takeFigure(lines: readonly CvLine[], from: number): number {
  for (let length = MOST_BELOW; length > 1; length--) {
    const group = lines.slice(from, from + length);
    const amounts = group.filter(({ text }) => AMOUNT.test(text.trim()));
    if (group.length < length || amounts.length !== 1) continue;
    if (joinTexts(lines.slice(from + length)).includes(joinTexts(group))) return length;
  }
  return 0;
}

/** Each column read from top to bottom is a stretch of a later line. */
function findStrip(lines: readonly CvLine[], at: number): CvLine[] | null {
  const amounts = lines[at];
  if (amounts === undefined || amounts.cells.length < LEAST_COLUMNS) return null;
  const later = joinTexts(lines.slice(at + 1));
  const isSaid = (told: readonly string[]) => told.every((text) => later.includes(fold(text)));
  const above = lines[at - 1];
  const headed = above && joinColumns(above, amounts, amounts, 'above');
  const isHeaded = headed != null && isSaid(headed);
  const strip = isHeaded ? [above as CvLine, amounts] : [amounts];
  let told = isHeaded ? headed : amounts.cells;
  for (const line of lines.slice(at + 1, at + 1 + MOST_BELOW)) {
    const longer = joinColumns(line, amounts, { cells: told }, 'below');
    if (longer === null || !isSaid(longer)) break;
    told = longer;
    strip.push(line);
  }
  return strip.length > 1 && isSaid(told) ? strip : null;
}

/** The cells of a line put to those of the columns they are in; null where one is in none. */
function joinColumns(
  line: CvLine,
  columns: CvLine,
  told: Pick<CvLine, 'cells'>,
  side: 'above' | 'below',
): string[] | null {
  const joined = [...told.cells];
  for (const [index, cell] of line.cells.entries()) {
    const column = findColumn(line, index, columns);
    const before = joined[column];
    if (before === undefined) return null;
    joined[column] = side === 'above' ? `${cell} ${before}` : `${before} ${cell}`;
  }
  return joined;
}

function findColumn(line: CvLine, index: number, columns: CvLine): number {
  const edge = line.edgesPt?.[index] ?? (index === 0 ? line.look.xPt : undefined);
  if (line.cells.length === columns.cells.length) return index;
  if (edge === undefined || columns.edgesPt === undefined) return -1;
  return columns.edgesPt.findIndex((column) => Math.abs(column - edge) <= ALIGNED_PT);
}

const fold = (text: string) => text.replace(/\s+/g, ' ').trim();
