import { bodyLabels } from '../../catalog';
import { Lexicon } from '../../language';
import { type DatedLine, findDatedLines, isSentence } from '../dates/dated-lines';
import { findDates, findDuration, isDateBroken, onlyDates } from '../dates/read-dates';
import { type CvLine, countWords, joinLines, leadLook, withCells } from '../lines/cv-line';
import { dropStops } from '../lines/drop-stops';
import { WrapTest } from '../lines/join-paragraphs';
import { rememberByLines } from '../lines/remember-by-lines';
import { isPlace } from '../person/recognise-place';
import { dropModes } from '../work/work-mode';
import { findEntryStarts, MOST_HEAD_LINES } from './find-entry-starts';
import { joinWrappedHeads } from './join-wrapped-heads';
import { labelEntryLines } from './label-entry-lines';
import { splitLabelled } from './labelled-entries';
import { scoreTitle } from './score-roles';

/** One job, course or certificate: the lines that name it, and those that tell about it. */
export interface Entry {
  readonly head: readonly HeadLine[];
  readonly body: readonly CvLine[];
  readonly dates: string;
  readonly dateNumbers: readonly number[];
}

/** A line of an entry's head with its date taken out. */
interface HeadLine {
  readonly line: CvLine;
  readonly cells: readonly string[];
  /** It was beside the date, or before it. */
  readonly place: 'before' | 'with' | 'after';
}

const labels = new Lexicon(bodyLabels);
const MOST_JOINED = 8;

/** Cuts a section into entries at its dates. The first entry shows how many lines are before a date; the others follow it. */
export function splitEntries(
  source: readonly CvLine[],
  mostHeadLines: (dated: readonly DatedLine[]) => number = () => MOST_HEAD_LINES,
): {
  readonly before: readonly CvLine[];
  readonly entries: readonly Entry[];
} {
  const lines = prepareEntryLines(source);
  const labelled = splitLabelled(lines);
  if (labelled !== null) return { before: [], entries: labelled };
  const dated = findDatedLines(lines);
  const known = findEntryStarts(lines, dated);
  if (known.length > 0) return { before: [], entries: splitAt(lines, known) };
  const [first] = dated;
  if (first === undefined) return { before: lines, entries: [] };
  const wrap = new WrapTest(lines);
  const most = isLedByDates(lines, dated) ? 0 : mostHeadLines(dated);
  const usual = countHeadLines(lines, first.index, 0, most, wrap);
  const starts = dated.map((anchor, at) => {
    const floor = at === 0 ? 0 : endOfHead(lines, (dated[at - 1]?.index ?? 0) + 1);
    const count = countHeadLines(lines, anchor.index, floor, usual, wrap);
    const more = countHeadLines(lines, anchor.index, floor, usual + 1, wrap);
    const hasMore = most > 0 && opensAfterList(lines, anchor.index, more);
    return anchor.index - (hasMore ? more : count);
  });
  const entries = dated.map((anchor, at) => {
    const start = starts[at] ?? 0;
    const end = starts[at + 1] ?? lines.length;
    const head: HeadLine[] = lines
      .slice(start, anchor.index)
      .map((line) => ({ line, cells: line.cells, place: 'before' }));
    if (anchor.cells.length > 0)
      head.push({ line: anchor.line, cells: anchor.cells, place: 'with' });
    const tail =
      anchor.tail === '' ? [] : [{ ...withCells(anchor.line, [anchor.tail]), bullet: false }];
    return {
      head,
      body: [...tail, ...lines.slice(anchor.index + 1, end)],
      dates: anchor.dates,
      dateNumbers: anchor.line.numbers,
    };
  });
  return { before: lines.slice(0, starts[0] ?? 0), entries };
}

/**
 * Every date in its own margin with a name beside it, and the line above the first set otherwise than those above the
 * others: that one is a small heading, the others end the text before, and no name is above its date.
 */
export function isLedByDates(lines: readonly CvLine[], dated: readonly DatedLine[]): boolean {
  const [first, ...others] = dated;
  if (first === undefined || others.length === 0) return false;
  const leads = ({ line, cells, dates }: DatedLine) =>
    line.cells.length > 1 && cells.length > 0 && (line.cells[0] ?? '').startsWith(dates);
  const lookAbove = ({ index }: DatedLine) => {
    const above = lines[index - 1];
    return above === undefined ? null : leadLook(above);
  };
  const own = lookAbove(first);
  if (!dated.every(leads) || own === null) return false;
  const apart = others.filter((each) => lookAbove(each) !== own);
  // Rows that name both what and where need nothing above them: what is above some of them heads a group.
  const areWhole = dated.every(({ cells }) => cells.join(', ').includes(', '));
  return apart.length === others.length || (apart.length > 0 && areWhole);
}

/** Labels taken off, broken dates joined, side notes merged. */
export const prepareEntryLines = rememberByLines(prepare);

function prepare(source: readonly CvLine[]): readonly CvLine[] {
  const lines = joinWrappedHeads(joinBrokenDates(labelEntryLines(source.map(dropModes))));
  return dropStops(mergeSideNotes(dropSums(dropAddresses(lines))));
}

function splitAt(lines: readonly CvLine[], starts: readonly number[]): readonly Entry[] {
  return starts.map((start, at) => {
    const own = lines.slice(start, starts[at + 1] ?? lines.length);
    const [anchor] = findDatedLines(own.slice(0, MOST_HEAD_LINES));
    const above = own.slice(0, anchor?.index ?? 1);
    const head: HeadLine[] = above.map((line) => ({ line, cells: line.cells, place: 'before' }));
    if (anchor !== undefined && anchor.cells.length > 0)
      head.push({ line: anchor.line, cells: anchor.cells, place: 'with' });
    return {
      head,
      body: own.slice((anchor?.index ?? 0) + 1),
      dates: anchor?.dates ?? '',
      dateNumbers: anchor?.line.numbers ?? [],
    };
  });
}

/** One line more than usual, such as a town, when all of them are together between a list and their date. */
function opensAfterList(lines: readonly CvLine[], anchor: number, count: number): boolean {
  const [first, ...others] = lines.slice(anchor - count, anchor);
  return (
    lines[anchor - count - 1]?.bullet === true &&
    first?.gapBefore === true &&
    !others.some((line) => line.gapBefore)
  );
}

/** A place right below a date still belongs to that date's entry. */
function endOfHead(lines: readonly CvLine[], index: number): number {
  return isPlace(lines[index]?.text ?? '') ? index + 1 : index;
}

const ADDRESS = /^(?:https?:\/\/|www\.)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?$/i;

/** The address of an employer's page, in its own cell, names nothing. */
function dropAddresses(lines: readonly CvLine[]): readonly CvLine[] {
  return lines.map((line) => {
    if (line.cells.length < 2) return line;
    const cells = line.cells.filter((cell, at) => at === 0 || !isAddress(cell, line));
    const { parts, ...rest } = line;
    return cells.length === line.cells.length ? line : withCells(rest, cells);
  });
}

/** One that is linked, or cannot be anything else. */
function isAddress(cell: string, { links }: CvLine): boolean {
  return (
    ADDRESS.test(cell) && (/^(?:http|www)/.test(cell) || links.some(({ text }) => text === cell))
  );
}

/** "4 months" in the margin beside a line of text sums up dates that are elsewhere. */
function dropSums(lines: readonly CvLine[]): readonly CvLine[] {
  if (!lines.some(({ text }) => text.length < 200 && findDates(text)[0]?.isRange)) return lines;
  return lines.map((line) => {
    const [first = '', ...others] = line.cells;
    if (others.length > 0 && isSumInBrackets(first) && findDates(line.text).length === 0)
      return withCells(line, others);
    const last = line.cells.at(-1) ?? '';
    const isText = line.bullet || /^\p{Ll}/u.test(line.text);
    const found = !isText || line.cells.length < 2 || last.length > 40 ? null : findDuration(last);
    const isSum = found !== null && found.end - found.start >= last.length - 2;
    return isSum && findDates(line.text).length === 0
      ? withCells(line, line.cells.slice(0, -1))
      : line;
  });
}

/** "(2 años 7 meses)" in the margin beside the town, below the dates that it sums up. */
function isSumInBrackets(cell: string): boolean {
  const found = /^\(.+\)$/.test(cell) && cell.length <= 40 ? findDuration(cell) : null;
  return found !== null && found.end - found.start >= cell.length - 2;
}

/** "6 years 3 months" alone on a line only adds up the dates around it, and a company's URL only repeats its name. */
function mergeSideNotes(lines: readonly CvLine[]): readonly CvLine[] {
  const merged: CvLine[] = [];
  for (const line of lines) {
    const last = merged.at(-1);
    const found = line.text.length < 40 ? findDuration(line.text) : null;
    const isOnlyDuration =
      found !== null && line.role === undefined && found.end - found.start >= line.text.length - 1;
    const isOnlyLink = /^\(?(?:https?:\/\/|www\.)\S+$/.test(line.text);
    if (last !== undefined && (isOnlyDuration || isOnlyLink) && last.numbers.length < MOST_JOINED)
      merged[merged.length - 1] = { ...last, numbers: [...last.numbers, ...line.numbers] };
    else merged.push(line);
  }
  return merged;
}

/** How many lines right before a dated line belong to its head. */
function countHeadLines(
  lines: readonly CvLine[],
  anchor: number,
  floor: number,
  most: number,
  wrap: WrapTest,
): number {
  let count = 0;
  // Years alone need a name above them, even below a full line whose sentence is over.
  const isBareDate = onlyDates(lines[anchor]?.text ?? '') !== null;
  while (count < most) {
    const line = lines[anchor - count - 1];
    if (line === undefined || anchor - count - 1 < floor) break;
    const previous = lines[anchor - count - 2];
    if (!isHeadLike(line)) break;
    // "País: …" below one job and above the next: where it is not what entries begin with, it ends the one before.
    if (line.role === 'place' && count > 0 && floor > 0 && lines[0]?.role !== 'place') break;
    if (
      previous !== undefined &&
      anchor - count - 2 >= floor &&
      (previous.bullet || !isHeadLike(previous)) &&
      wrap.continues(previous, line, [previous]) &&
      !(isBareDate && count === 0 && /[.!?]$/.test(previous.text))
    )
      break;
    count += 1;
  }
  return count;
}

/** Short, without a bullet, and no sentence. */
export function isHeadLike(line: CvLine): boolean {
  if (line.role !== undefined) return line.role !== 'body';
  if (line.bullet || labels.has(line.text.replace(/ ?:$/, '')) || line.text.endsWith(':'))
    return false;
  // "internacionales.": the end of a sentence that began above.
  if (/^\p{Ll}.*\.$/u.test(line.text)) return false;
  if (line.text.length > 110 || countWords(line.text) > 15) return false;
  return !isSentence(line.text) || isStoppedTitle(line);
}

const MOST_TITLE_WORDS = 9;

/** "Gestora del equipo de compras y almacén." set as names are. */
function isStoppedTitle({ text, look }: CvLine): boolean {
  if (look.isBodyText !== false || countWords(text) > MOST_TITLE_WORDS) return false;
  return scoreTitle(text) >= 3 && !/[.!?] /.test(text);
}

/** "Mayo 2013 -" at a line's end goes on in the next line. */
function joinBrokenDates(lines: readonly CvLine[]): readonly CvLine[] {
  const joined: CvLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (
      last !== undefined &&
      last.numbers.length < MOST_JOINED &&
      !line.bullet &&
      !(last.bullet && line.gapBefore) &&
      isDateBroken(last.cells.at(-1) ?? '', line.text)
    ) {
      const cells = [...last.cells.slice(0, -1), `${last.cells.at(-1) ?? ''} ${line.text}`];
      joined[joined.length - 1] = { ...joinLines([last, line]), cells };
    } else if (last !== undefined && isSecondSpan(joined.at(-2), last, line)) {
      const cells = [`${bareSpan(last.text)}; ${bareSpan(line.text)}`];
      joined[joined.length - 1] = { ...joinLines([last, line]), cells, text: cells[0] ?? '' };
    } else if (last !== undefined && isWrappedRow(last, line))
      joined[joined.length - 1] = {
        ...joinLines([last, line]),
        cells: last.cells.map((cell, at) => `${cell} ${line.cells[at] ?? ''}`),
      };
    else joined.push(line);
  }
  return joined;
}

/** Someone who returned to a job lists its periods one below the other, under one name. */
function isSecondSpan(name: CvLine | undefined, above: CvLine, line: CvLine): boolean {
  const isSpan = ({ text, bullet, cells }: CvLine) => {
    const bare = bareSpan(text);
    const [dates] = bullet || cells.length > 1 || text.length > 60 ? [] : findDates(bare);
    return dates?.isRange === true && dates.start === 0 && dates.end === bare.length;
  };
  if (name === undefined || line.gapBefore || above.numbers.length >= MOST_JOINED) return false;
  return isSpan(above) && isSpan(line) && !isSpan(name) && isHeadLike(name);
}

function bareSpan(text: string): string {
  return text.replace(/^[[(]\s*|\s*[\])]$/g, '');
}

/** Both the name and the date of a row were too long: "Gráfica | 2009 –" over "Publicitaria | 2011". */
function isWrappedRow(above: CvLine, line: CvLine): boolean {
  return (
    above.cells.length === 2 &&
    line.cells.length === 2 &&
    !line.gapBefore &&
    above.numbers.length < MOST_JOINED &&
    isDateBroken(above.cells[1] ?? '', line.cells[1] ?? '')
  );
}
