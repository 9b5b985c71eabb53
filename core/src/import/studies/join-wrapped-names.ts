import { readDatedLine } from '../dates/dated-lines';
import { type CvLine, joinLines, lookKey } from '../lines/cv-line';

/**
 * A narrow column parts "Google Ads Search / Certification" over "Google · 2022". Where every name in bold has plain letters
 * below it that say who gave it, and air above it, bold letters right below bold ones are more of the name.
 */
export function joinWrappedNames(lines: readonly CvLine[]): readonly CvLine[] {
  const [first] = lines;
  if (first?.look.bold !== true || lines.some(({ bullet }) => bullet)) return lines;
  const isMore = (line: CvLine, at: number) => {
    const above = lines[at - 1];
    return (
      above?.look.bold === true &&
      above.cells.length === 1 &&
      !line.gapBefore &&
      lookKey(line.look) === lookKey(above.look)
    );
  };
  const isLoose = (line: CvLine, at: number) =>
    at > 0 && line.look.bold === true && !line.gapBefore && !isMore(line, at);
  if (lines.some(isLoose)) return lines;
  const joined: CvLine[] = [];
  for (const [at, line] of lines.entries()) {
    const above = joined.at(-1);
    if (above !== undefined && line.look.bold === true && isMore(line, at))
      joined[joined.length - 1] = joinLines([above, line]);
    else joined.push(line);
  }
  const names = joined.flatMap((line, at) => (line.look.bold === true ? [joined[at + 1]] : []));
  return names.every((below) => below !== undefined && saysGiver(below)) ? joined : lines;
}

/** More than a date, which both a name and its giver in bold would have below them. */
function saysGiver(line: CvLine): boolean {
  if (line.look.bold === true) return false;
  const dated = readDatedLine(line, 0);
  return dated === null || [...dated.cells, dated.tail].some((text) => text.trim() !== '');
}
