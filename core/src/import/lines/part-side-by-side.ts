import { onlyDates } from '../dates/read-dates';
import { type CvLine, withCells } from './cv-line';

const NEAR_PT = 12;

/**
 * Two entries beside each other, as some designs set them: a row has a span of time in both its cells. Each is read to its
 * end, the left one first.
 */
export function partSideBySide(lines: readonly CvLine[]): readonly CvLine[] {
  const dated = lines.flatMap((line, index) => (hasTwoSpans(line) ? [index] : []));
  if (dated.length === 0) return lines;
  const parted: CvLine[] = [];
  let from = 0;
  for (const [at, index] of dated.entries()) {
    const start = startOf(lines, index, from);
    const next = dated[at + 1];
    const end = next === undefined ? endOf(lines, index) : startOf(lines, next, index + 1);
    parted.push(...lines.slice(from, start), ...unzip(lines.slice(start, end)));
    from = end;
  }
  return [...parted, ...lines.slice(from)];
}

function hasTwoSpans({ cells, edgesPt, bullet }: CvLine): boolean {
  return (
    !bullet &&
    cells.length === 2 &&
    edgesPt?.length === 2 &&
    cells.every((cell) => onlyDates(cell)?.isRange === true)
  );
}

/** The rows of two right above the dates name the entries. */
function startOf(lines: readonly CvLine[], index: number, floor: number): number {
  let start = index;
  while (start > floor && lines[start - 1]?.cells.length === 2 && lines[start]?.gapBefore !== true)
    start -= 1;
  return start;
}

/** The last pair ends where something else begins after a gap. */
function endOf(lines: readonly CvLine[], index: number): number {
  const end = lines.findIndex((line, at) => at > index && line.gapBefore && !line.bullet);
  return end < 0 ? lines.length : end;
}

function unzip(lines: readonly CvLine[]): readonly CvLine[] {
  const [leftPt, rightPt = Number.POSITIVE_INFINITY] = lines.find(hasTwoSpans)?.edgesPt ?? [];
  const left: CvLine[] = [];
  const right: CvLine[] = [];
  for (const line of lines) {
    const [first = '', second] = line.cells;
    const { parts, edgesPt, endsPt, ...plain } = line;
    const { widthPt, columnEndPt, ...look } = line.look;
    const gapBefore = line.gapBefore || right.length === 0;
    if (line.cells.length === 2 && second !== undefined) {
      left.push(withCells({ ...plain, look }, [first]));
      // Both begin where their entries do.
      right.push(withCells({ ...plain, look, gapBefore }, [second]));
    } else if (Math.abs((look.xPt ?? 0) - rightPt) < NEAR_PT)
      right.push({ ...line, gapBefore, look: { ...look, ...(leftPt && { xPt: leftPt }) } });
    else left.push(line);
  }
  return [...left, ...right];
}
