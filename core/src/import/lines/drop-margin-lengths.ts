import { findDates, findDuration } from '../dates/read-dates';
import type { CvLine } from './cv-line';

/** A span, and how long that was, are at most so many lines apart… */
const FURTHEST = 3;
/** …and begin at the same edge. */
const SAME_PT = 2;

/**
 * Portals write in the margin below a span how long it lasted: "(2 años 7 meses)". Beside it the job goes on, so it begins no
 * other one.
 */
export function dropMarginLengths(lines: readonly CvLine[]): readonly CvLine[] {
  let span: { readonly at: number; readonly edge: number } | undefined;
  return lines.map((line, at) => {
    const [first = ''] = line.cells;
    const edge = line.edgesPt?.[0] ?? line.look.xPt;
    if (line.cells.length < 2 || edge === undefined) return line;
    if (isSpan(first)) span = { at, edge };
    const isBelow = span !== undefined && at > span.at && at - span.at <= FURTHEST;
    // With a gap above, or in bold, it is all that another job says of its time.
    const begins = line.gapBefore || line.look.bold === true;
    if (!isBelow || begins || Math.abs(edge - (span?.edge ?? edge)) > SAME_PT || !isLength(first))
      return line;
    return withoutFirstCell(line);
  });
}

function isSpan(text: string): boolean {
  const [date] = findDates(text);
  return date?.isRange === true && date.start === 0;
}

function isLength(text: string): boolean {
  const bare = text.replace(/^[\s(]+|[\s).]+$/g, '');
  const found = findDuration(bare);
  return found !== null && found.start === 0 && found.end === bare.length;
}

function withoutFirstCell(line: CvLine): CvLine {
  const cells = line.cells.slice(1);
  const [, edge = line.look.xPt] = line.edgesPt ?? [];
  return {
    ...line,
    cells,
    text: cells.join(' '),
    look: { ...line.look, xPt: edge },
    ...(line.edgesPt && { edgesPt: line.edgesPt.slice(1) }),
    ...(line.endsPt && { endsPt: line.endsPt.slice(1) }),
    ...(line.parts && {
      parts: line.parts
        .filter(({ cell }) => cell > 0)
        .map((part) => ({ ...part, cell: part.cell - 1 })),
    }),
  };
}
