import { type CvLine, countWords, leadLook, lookKey } from '../lines/cv-line';
import { isPlace } from '../person/recognise-place';
import type { DatedLine } from './dated-lines';

const LEAST_DATED = 2;
const MOST_WORDS = 5;
const SAME_EDGE_PT = 3;
const MOST_ROWS_DOWN = 3;

/**
 * "while studying" where all other entries have their years: in a row as theirs, as far below a gap, the cell in the dates'
 * place says when. Without it the entry would end in the text of the one above.
 */
export function addDateless(
  lines: readonly CvLine[],
  dated: readonly DatedLine[],
): readonly DatedLine[] {
  const heads = dated.filter(({ line }) => !line.bullet);
  const [first] = heads;
  const shape = first === undefined ? null : shapeOf(lines, first);
  if (shape === null || heads.length < LEAST_DATED) return dated;
  const areAlike = heads.every((each) => {
    const own = shapeOf(lines, each);
    return (
      own !== null && own.key === shape.key && own.cell === shape.cell && own.down === shape.down
    );
  });
  if (!areAlike) return dated;
  const known = new Set(heads.map(({ index }) => index));
  const start = first?.index ?? 0;
  const found = lines.flatMap((line, index) => {
    if (index < start || known.has(index) || known.has(index - 1) || known.has(index + 1))
      return [];
    const text = line.cells[shape.cell] ?? '';
    const isRow =
      keyOf(line) === shape.key &&
      rowsBelowGap(lines, index) === shape.down &&
      isAtEdge(line, lines[start], shape.cell);
    if (!isRow || countWords(text) > MOST_WORDS || isPlace(text)) return [];
    const cells = line.cells.filter((_, at) => at !== shape.cell);
    return [{ index, line, cells, tail: '', dates: text }];
  });
  return found.length === 0 || found.length >= heads.length
    ? dated
    : [...dated, ...found].sort((a, b) => a.index - b.index);
}

interface Shape {
  readonly key: string;
  /** Which cell holds the date. */
  readonly cell: number;
  /** Lines below the gap that sets the entry apart. */
  readonly down: number;
}

/** Of a row with its date in the first or the last of its cells. */
function shapeOf(lines: readonly CvLine[], { line, index, dates }: DatedLine): Shape | null {
  const key = keyOf(line);
  const { cells } = line;
  if (cells.length < 2 || line.bullet || key === null) return null;
  const cell = cells.findIndex((text) => text.startsWith(dates));
  const down = rowsBelowGap(lines, index);
  const isAtEnd = cell === 0 || cell === cells.length - 1;
  return isAtEnd && down !== null ? { key, cell, down } : null;
}

function keyOf(line: CvLine): string | null {
  const key = lookKey(line.look);
  return key === null || line.bullet ? null : `${key} ${leadLook(line)} ${line.cells.length}`;
}

function rowsBelowGap(lines: readonly CvLine[], index: number): number | null {
  for (let down = 0; down <= MOST_ROWS_DOWN; down++)
    if (index === down || lines[index - down]?.gapBefore) return down;
  return null;
}

/** At the edge of the dates' column: its left one, or the right one where they end together. */
function isAtEdge(line: CvLine, model: CvLine | undefined, cell: number): boolean {
  const isSame = (own: readonly number[] | undefined, other: readonly number[] | undefined) => {
    const [a, b] = [own?.[cell], other?.[cell]];
    return a !== undefined && b !== undefined && Math.abs(a - b) < SAME_EDGE_PT;
  };
  if (line.edgesPt === undefined || model?.edgesPt === undefined) return true;
  return isSame(line.edgesPt, model.edgesPt) || isSame(line.endsPt, model.endsPt);
}
