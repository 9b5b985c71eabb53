import { type CvLine, lookKey } from '../lines/cv-line';
import type { SourceLine } from '../source-document';
import { matchHeading } from './match-heading';

export const SECTION_NUMBER = /^\d{1,2}[.)]?$/;

const LEAST_NUMBERED = 3;

/**
 * Lines that count the sections, whatever their weight, which some fonts do not tell: a number before a text, with or
 * without a wide gap between them, in a size that the text below has not, each one higher than the last.
 */
export function findNumbered(lines: readonly SourceLine[]): ReadonlySet<number> {
  const found = lines.flatMap(({ text, cells = [], fontSizePt, gapBefore, bullet }, at) => {
    const [, first = '', rest = ''] = /^(\d{1,2}[.)]?) (.+)$/.exec(text) ?? [];
    const [number = '', title = ''] = cells.length > 1 ? cells : [first, rest];
    const isOne = cells.length < 3 && SECTION_NUMBER.test(number) && /^\p{Lu}/u.test(title);
    const below = lines[at + 1]?.fontSizePt ?? 0;
    const isLarger = fontSizePt !== undefined && fontSizePt > below;
    return isOne && isLarger && gapBefore && !bullet
      ? [{ at, number: Number.parseInt(number, 10) }]
      : [];
  });
  const isCount = found.every(({ number }, at) => number > (found[at - 1]?.number ?? 0));
  return new Set(found.length >= LEAST_NUMBERED && isCount ? found.map(({ at }) => at) : []);
}

/** "1." drawn apart from the heading it counts. */
export function joinSectionNumbers(lines: readonly CvLine[]): CvLine[] {
  const joined: CvLine[] = [];
  let number: CvLine | undefined;
  for (const line of lines) {
    const isHeading =
      number !== undefined &&
      lookKey(number.look) !== null &&
      lookKey(number.look) === lookKey(line.look) &&
      number.look.page === line.look.page &&
      !line.gapBefore &&
      /^\p{Lu}/u.test(line.text);
    if (number !== undefined && !isHeading) joined.push(number);
    const { numbers = [], gapBefore = false } = isHeading ? (number ?? {}) : {};
    number = undefined;
    const whole = isHeading ? { ...line, numbers: [...numbers, ...line.numbers], gapBefore } : line;
    if (!isHeading && SECTION_NUMBER.test(line.text) && line.look.bold === true) number = line;
    else joined.push(whole);
  }
  if (number !== undefined) joined.push(number);
  return joined;
}

const OPEN_HEADING = / (?:and|y|e|&|de|del|la|el|los|las|lo|of|the|to|in|en|que)$/i;
const MOST_HEADING_WORDS = 5;

/** "EDUCATION AND" over "TRAINING" in a narrow column: two lines formatted as headings, the first one incomplete. */
export function joinWrappedHeadings(lines: readonly CvLine[]): CvLine[] {
  const joined: CvLine[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const isRest =
      above !== undefined &&
      (OPEN_HEADING.test(above.text) || isOneHeading(above, line)) &&
      above.look.isBodyText === false &&
      above.text.split(' ').length <= MOST_HEADING_WORDS &&
      line.text.split(' ').length <= MOST_HEADING_WORDS &&
      isHeadingRow(above) &&
      isHeadingRow(line) &&
      !line.gapBefore &&
      lookKey(above.look) === lookKey(line.look);
    const whole = isRest ? `${above.text} ${line.text}` : '';
    if (isRest && (matchHeading(whole) !== null || above.gapBefore))
      joined[joined.length - 1] = {
        ...above,
        text: whole,
        cells: [whole],
        numbers: [...above.numbers, ...line.numbers],
      };
    else joined.push(line);
  }
  return joined;
}

/** "Resumen" over "profesional": known together, and the second heads nothing alone. */
function isOneHeading(above: CvLine, line: CvLine): boolean {
  return matchHeading(line.text) === null && matchHeading(`${above.text} ${line.text}`) !== null;
}

function isHeadingRow({ cells, bullet, text }: CvLine): boolean {
  return cells.length === 1 && !bullet && !/[\d.,;:@]/.test(text);
}
