import { findDatedLines, readDatedLine } from '../dates/dated-lines';
import { findDates } from '../dates/read-dates';
import { scoreTitle } from '../entries/score-roles';
import { type CvLine, countWords, lookKey } from '../lines/cv-line';
import { isPlace } from '../person/recognise-place';

const MOST_WORDS = 12;

/**
 * "**NORTHERN WATER, Alderton**", below it in small letters "Regional utility serving 210,000 homes", and then "Head of
 * Procurement ⇥ 2018 – now": what the employer is names neither it nor the job. By the line below it, which has the date.
 */
export function takeDescriptors(lines: readonly CvLine[]): {
  readonly lines: readonly CvLine[];
  readonly descriptors: ReadonlyMap<CvLine, CvLine>;
} {
  const looks = new Set(
    lines.flatMap((line, at) =>
      isBetween(lines, at) && tellsTitle(lines[at + 1]) ? [lookKey(line.look)] : [],
    ),
  );
  if (looks.size === 0) return { lines, descriptors: new Map() };
  const dated = new Set(findDatedLines(lines).map(({ line }) => lookKey(line.look)));
  const isOne = (line: CvLine, at: number) => {
    const look = lookKey(line.look);
    return looks.has(look) && !dated.has(look) && isBetween(lines, at);
  };
  const descriptors = new Map<CvLine, CvLine>();
  for (const [at, line] of lines.entries()) {
    const below = lines[at + 1];
    if (below !== undefined && isOne(line, at)) descriptors.set(below, line);
  }
  const taken = new Set(descriptors.values());
  return { lines: lines.filter((line) => !taken.has(line)), descriptors };
}

/** Right below a name in bold, in another look, and right above a name with its date. */
function isBetween(lines: readonly CvLine[], at: number): boolean {
  const [above, line, below] = [lines[at - 1], lines[at], lines[at + 1]];
  if (above === undefined || line === undefined || below === undefined) return false;
  const isOfOneCell = line.cells.length === 1 && !line.bullet && !line.gapBefore;
  if (!isOfOneCell || above.bullet || above.look.bold !== true || line.look.bold === true)
    return false;
  const look = lookKey(line.look);
  if (look === null || look === lookKey(below.look) || line.look.isBodyText !== false) return false;
  if (countWords(line.text) > MOST_WORDS || scoreTitle(above.text) >= 2) return false;
  return (
    [above, line].every(({ text }) => findDates(text).length === 0) && scoreTitle(line.text) < 3
  );
}

function tellsTitle(line: CvLine | undefined): boolean {
  const [name, another] = (line && readDatedLine(line, 0)?.cells) ?? [];
  return name !== undefined && another === undefined && scoreTitle(name) >= 2 && !isPlace(name);
}
