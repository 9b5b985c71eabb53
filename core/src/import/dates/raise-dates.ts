import { isHeadLike } from '../entries/split-entries';
import { type CvLine, withCells } from '../lines/cv-line';
import { readDatedLine } from './dated-lines';
import { onlyDates } from './read-dates';

/**
 * Some end each job with its dates, below the list of what was done. Such a section begins with a name and a list and ends
 * with dates, which no other order does; its dates go up to the names they belong to.
 */
export function raiseDates(lines: readonly CvLine[]): readonly CvLine[] {
  const ends = lines.flatMap((line, at) => (isDate(line) ? [at] : []));
  if (ends.length < 2 || ends.at(-1) !== lines.length - 1) return lines;
  const blocks = ends.map((end, at) => lines.slice(at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, end));
  const [first = []] = blocks;
  if (!first.some(({ bullet }) => bullet) || !blocks.every(opensWithName)) return lines;
  return blocks.flatMap((block, at) => {
    const date = lines[ends[at] ?? 0];
    const [name, ...others] = block;
    if (name === undefined || date === undefined) return block;
    const cells = [...name.cells, ...date.cells];
    const { parts, ...rest } = name;
    return [{ ...withCells(rest, cells), numbers: [...name.numbers, ...date.numbers] }, ...others];
  });
}

function isDate({ text, bullet, cells }: CvLine): boolean {
  return !bullet && cells.length === 1 && onlyDates(text) !== null;
}

function opensWithName([first, second]: readonly CvLine[]): boolean {
  if (first === undefined || !isHeadLike(first) || readDatedLine(first, 0) !== null) return false;
  return second !== undefined && readDatedLine(second, 0) === null;
}
