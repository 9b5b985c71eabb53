import { type CvLine, lookKey } from '../lines/cv-line';

/** How many lines an entry's head has at most. */
export const MOST_HEAD_LINES = 4;

interface DateAt {
  readonly index: number;
  /** What is beside the date. */
  readonly cells: readonly string[];
}

/** Where entries begin, if the lines' formatting makes it certain. Empty otherwise. */
export function findEntryStarts(
  lines: readonly CvLine[],
  dated: readonly DateAt[],
): readonly number[] {
  const headings = findEntryHeadings(lines, dated);
  return headings.length > 0 ? headings : findLeads(lines, dated);
}

/**
 * Where Word's headings below that of the section say that entries begin. They are believed when the section begins with
 * one and every date is in the head of one.
 */
function findEntryHeadings(lines: readonly CvLine[], dated: readonly DateAt[]): readonly number[] {
  const level = lines[0]?.look.headingLevel ?? 1;
  if (level === 1 || lines.every(({ look }) => look.headingLevel === level)) return [];
  const starts = lines.flatMap(({ look }, index) => (look.headingLevel === level ? [index] : []));
  const isInHead = ({ index }: DateAt) =>
    starts.some((start) => index >= start && index < start + MOST_HEAD_LINES);
  return dated.every(isInHead) ? starts : [];
}

/**
 * Lines set apart by their look, as the first one is, and by a gap or by names below them that are set as those of dated
 * entries. They are needed where some have a date beside or below them and some do not; dates alone tell where entries begin
 * otherwise.
 */
function findLeads(lines: readonly CvLine[], dated: readonly DateAt[]): readonly number[] {
  const [first] = lines;
  const key = first === undefined ? null : lookKey(first.look);
  if (key === null || first?.look.isBodyText !== false) return [];
  const isLead = (line: CvLine | undefined) => line !== undefined && lookKey(line.look) === key;
  const leads = lines.flatMap((line, index) => (isLead(line) ? [index] : []));
  const starts = joinDoubleLeads(leads, dated);
  const startOf = ({ index, cells }: DateAt) =>
    starts.includes(index) || cells.length > 0 ? index : index - 1;
  const withDate = dated.map(startOf);
  const keyBelow = (index: number) => {
    const below = lines[index + 1];
    return hasNames(below) && !isLead(below) ? lookKey(below.look) : null;
  };
  const isSetAsDated = (index: number) => {
    const key = keyBelow(index);
    return key !== null && withDate.every((date) => keyBelow(date) === key);
  };
  const isTelling =
    dated.length > 0 &&
    starts.length > dated.length &&
    starts.length < lines.length &&
    starts.every((index) => index === 0 || isApart(lines[index]) || isSetAsDated(index)) &&
    starts.every((index) => withDate.includes(index) || hasNoText(lines[index + 1])) &&
    withDate.every((index) => starts.includes(index));
  return isTelling || hasOneDateEach(starts, dated, lines) ? starts : [];
}

/** Each entry has one date, sometimes beside the employer and sometimes beside the title, so the first line marks the start, not the date. */
function hasOneDateEach(
  starts: readonly number[],
  dated: readonly DateAt[],
  lines: readonly CvLine[],
): boolean {
  if (starts.length < 2 || starts.length !== dated.length) return false;
  if (!starts.every((index) => index === 0 || isApart(lines[index]))) return false;
  const rows = dated.map(({ index }, at) => {
    const row = index - (starts[at] ?? 0);
    return row < 0 || index >= (starts[at + 1] ?? lines.length) ? MOST_HEAD_LINES : row;
  });
  return rows.every((row) => row < MOST_HEAD_LINES) && new Set(rows).size > 1;
}

/** The employer over the title, both set alike: where each date has such a line above it, that line begins the entry. */
function joinDoubleLeads(leads: readonly number[], dated: readonly DateAt[]): readonly number[] {
  const isDated = (index: number) => dated.some((date) => date.index === index);
  const isBelow = (index: number) => leads.includes(index - 1) && !isDated(index - 1);
  return dated.every(({ index }) => leads.includes(index) && isBelow(index))
    ? leads.filter((index) => !isDated(index))
    : leads;
}

function isApart(line: CvLine | undefined): boolean {
  return line?.bullet === false && line.gapBefore;
}

/** A subheading inside an entry is followed by text. The name of an entry is followed by other names. */
function hasNoText(next: CvLine | undefined): boolean {
  return next === undefined || hasNames(next);
}

function hasNames(line: CvLine | undefined): line is CvLine {
  return line?.bullet === false && line.look.isBodyText === false;
}
