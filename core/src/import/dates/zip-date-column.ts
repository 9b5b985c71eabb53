import { type CvLine, joinLines, leadLook } from '../lines/cv-line';
import { isDateBroken, onlyDates } from './read-dates';

const LEAST_ENTRIES = 2;

/**
 * Dates in a margin that don't line up with the text arrive as a separate block before the entries. If there are as many
 * dates as entries, each entry gets its own.
 */
export function zipDateColumn(lines: readonly CvLine[]): readonly CvLine[] {
  const { block } = lines[0]?.look ?? {};
  if (block === undefined) return lines;
  const end = lines.findIndex(({ look }) => look.block !== block);
  const dates = end < LEAST_ENTRIES ? [] : joinSpans(lines.slice(0, end));
  if (dates.length < LEAST_ENTRIES || !dates.every(isOnlyDates)) return lines;
  const text = lines.slice(end);
  const starts = findLeads(text);
  if (starts.length !== dates.length) return lines;
  return text.flatMap((line, index) => {
    const date = dates[starts.indexOf(index)];
    if (date === undefined) return [line];
    // Keep the entry's formatting and position: the date is beside it.
    return [{ ...date, look: { ...line.look, ...lookOfDate(date) }, gapBefore: true }, line];
  });
}

function lookOfDate({
  look: { fontSizePt, bold, italic, color },
}: CvLine): Partial<CvLine['look']> {
  return { fontSizePt, bold, italic, color, isBodyText: false };
}

/** "09/2017 –" over "actualmente". */
function joinSpans(lines: readonly CvLine[]): readonly CvLine[] {
  const joined: CvLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last !== undefined && !line.gapBefore && isDateBroken(last.text, line.text))
      joined[joined.length - 1] = joinLines([last, line]);
    else joined.push(line);
  }
  return joined;
}

function isOnlyDates({ text, cells, bullet }: CvLine): boolean {
  return !bullet && cells.length === 1 && onlyDates(text) !== null;
}

/** Lines after a gap that are set as the first one is, and otherwise than the text; none of them has a date. */
function findLeads(lines: readonly CvLine[]): readonly number[] {
  const [first] = lines;
  const look = first === undefined ? null : leadLook(first);
  if (look === null || first?.look.isBodyText !== false || lines.some(isOnlyDates)) return [];
  return lines.flatMap((line, index) => {
    const isApart = index === 0 || line.gapBefore;
    return isApart && !line.bullet && leadLook(line) === look ? [index] : [];
  });
}
