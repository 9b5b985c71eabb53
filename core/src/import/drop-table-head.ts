import { columnLabels } from '../catalog';
import { Lexicon } from '../language';
import type { CvLine } from './cv-line';
import type { Trace } from './trace';

const labels = new Lexicon(columnLabels);

/** Takes out the row that names the columns of a table ("Título | Centro | Año"). */
export function dropTableHead(
  lines: readonly CvLine[],
  pointer: string,
  trace: Trace,
): readonly CvLine[] {
  return lines.filter((line, index) => {
    const isHead =
      line.cells.length > 1 &&
      (lines[index + 1]?.cells.length ?? 0) > 1 &&
      line.cells.every((cell) => labels.has(cell));
    if (isHead) trace.note(pointer, line.numbers, 0.8);
    return !isHead;
  });
}
