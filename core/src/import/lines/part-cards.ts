import { onlyDates } from '../dates/read-dates';
import { type CvLine, withCells } from './cv-line';

const MOST_ROWS = 8;

/**
 * Entries set beside each other as cards, two or more in a row: below each other each column has one date, which no row of a
 * table has. Each card is read to its end, from left to right.
 */
export function partCards(lines: readonly CvLine[]): readonly CvLine[] {
  const starts = lines.flatMap((line, at) => (at === 0 || line.gapBefore ? [at] : []));
  return starts.flatMap((start, at) => {
    const group = lines.slice(start, starts[at + 1] ?? lines.length);
    return unzip(group) ?? group;
  });
}

interface Column {
  readonly centrePt: number;
  /** Where the next column begins. */
  readonly endPt: number;
  readonly lines: CvLine[];
}

function unzip(group: readonly CvLine[]): readonly CvLine[] | null {
  if (group.length < 2 || group.length > MOST_ROWS) return null;
  const widest = group.reduce((most, one) => (one.cells.length > most.cells.length ? one : most));
  const columns: readonly Column[] = centresOf(widest).map((centrePt, at) => ({
    centrePt,
    endPt: widest.edgesPt?.[at + 1] ?? Number.POSITIVE_INFINITY,
    lines: [],
  }));
  if (columns.length < 2) return null;
  for (const line of group) {
    const centres = centresOf(line);
    const places = centres.map((centrePt) => nearest(columns, centrePt));
    const isRow = line.cells.length === centres.length && new Set(places).size === places.length;
    // Text below a row, across the columns, is about all of it.
    const isAcross = places.some(
      (place, at) => (line.endsPt?.[at] ?? 0) > (columns[place]?.endPt ?? 0),
    );
    if (!isRow || isAcross || line.bullet) return null;
    places.forEach((place, cell) => {
      columns[place]?.lines.push(cellAsLine(line, cell));
    });
  }
  return columns.every(isCard) ? columns.flatMap(openCard) : null;
}

function centresOf({ edgesPt = [], endsPt = [] }: CvLine): readonly number[] {
  return edgesPt.map((edgePt, at) => (edgePt + (endsPt[at] ?? edgePt)) / 2);
}

function nearest(columns: readonly Column[], centrePt: number): number {
  const apart = columns.map((one) => Math.abs(one.centrePt - centrePt));
  return apart.indexOf(Math.min(...apart));
}

/** A name and its date, and perhaps more. */
function isCard({ lines }: Column): boolean {
  return lines.length > 1 && lines.filter(({ text }) => onlyDates(text) !== null).length === 1;
}

function cellAsLine(line: CvLine, cell: number): CvLine {
  const { parts, edgesPt, endsPt, ...plain } = line;
  const { widthPt, columnEndPt, xPt, ...look } = line.look;
  const style = parts?.find((part) => part.cell === cell)?.style;
  const weight =
    style === undefined ? {} : { bold: style.includes('b'), italic: style.includes('i') };
  return withCells({ ...plain, look: { ...look, ...weight } }, [line.cells[cell] ?? '']);
}

/** Its first line begins it; a name that goes on below in the same weight, otherwise than what follows, is one. */
function openCard({ lines }: Column): readonly CvLine[] {
  return joinName(lines).map((line, at) => ({ ...line, gapBefore: at === 0 }));
}

function joinName(lines: readonly CvLine[]): readonly CvLine[] {
  const [first, second, ...others] = lines;
  if (first === undefined || second === undefined || first.look.bold !== true) return lines;
  if (second.look.bold !== true || others.length === 0 || others[0]?.look.bold === true)
    return lines;
  const numbers = [...first.numbers, ...second.numbers];
  return [{ ...withCells(first, [`${first.text} ${second.text}`]), numbers }, ...others];
}
