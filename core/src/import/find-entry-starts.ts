import { type CvLine, lookKey } from './cv-line';

/** How many lines an entry's head has at most. */
export const MOST_HEAD_LINES = 4;

/** Where entries begin, when the look of the lines says so beyond doubt; none otherwise. */
export function findEntryStarts(
  lines: readonly CvLine[],
  dated: readonly { readonly index: number }[],
): readonly number[] {
  const headings = findEntryHeadings(lines, dated);
  return headings.length > 0 ? headings : findLeads(lines, dated);
}

/**
 * Where Word's headings below that of the section say that entries begin. They are believed when the section begins with
 * one and every date stands in the head of one.
 */
function findEntryHeadings(
  lines: readonly CvLine[],
  dated: readonly { readonly index: number }[],
): readonly number[] {
  const level = lines[0]?.look.headingLevel ?? 1;
  if (level === 1 || lines.every(({ look }) => look.headingLevel === level)) return [];
  const starts = lines.flatMap(({ look }, index) => (look.headingLevel === level ? [index] : []));
  const isInHead = ({ index }: { readonly index: number }) =>
    starts.some((start) => index >= start && index < start + MOST_HEAD_LINES);
  return dated.every(isInHead) ? starts : [];
}

/**
 * Lines set apart by their look and a gap, as the first one is. They are needed where some have a date beside them and
 * some do not; dates alone tell where entries begin otherwise.
 */
function findLeads(
  lines: readonly CvLine[],
  dated: readonly { readonly index: number }[],
): readonly number[] {
  const [first] = lines;
  const key = first === undefined ? null : lookKey(first.look);
  if (key === null || first?.look.isBodyText !== false) return [];
  const starts = lines.flatMap(({ look }, index) => (lookKey(look) === key ? [index] : []));
  const isLead = (index: number) =>
    lines[index]?.bullet === false && (index === 0 || lines[index]?.gapBefore === true);
  const isTelling =
    dated.length > 0 &&
    starts.length > dated.length &&
    starts.length < lines.length &&
    starts.every(isLead) &&
    dated.every(({ index }) => starts.includes(index));
  return isTelling ? starts : [];
}
