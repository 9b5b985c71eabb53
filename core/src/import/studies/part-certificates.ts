import { isSentence, trimSeparators } from '../dates/dated-lines';
import { dropYearLabel, type FoundDates, findDates, onlyDates } from '../dates/read-dates';
import { splitPieces } from '../entries/name-roles';
import { isOrganisation } from '../entries/score-roles';
import {
  type CvLine,
  countWords,
  joinLines,
  leadLook,
  lookKey,
  withCells,
  withText,
} from '../lines/cv-line';
import { WrapTest } from '../lines/join-paragraphs';
import { partLicence } from './driving-licence';
import { splitIssuer } from './tell-issuers';

type Group = readonly CvLine[];
type StartTest = (line: CvLine, at: number) => boolean;

interface Sign {
  readonly startsAt: StartTest;
  /** A bullet or a look begins a certificate whatever else is in the list; a gap or a date may miss one. */
  readonly isSure: boolean;
}

/**
 * Parts a list of certificates where one sign begins or ends each of them: a bullet, a look, a gap, a date. A sign counts
 * only if it gives certificates that are alike, each with its own date or all without. Null where no sign does.
 */
export function partCertificates(lines: readonly CvLine[]): readonly Group[] | null {
  const [first] = lines;
  if (first === undefined || lines.length < 3 || lines.some(isOtherwise)) return null;
  const wrap = new WrapTest(lines);
  const areListed = lines.filter(({ bullet }) => bullet).length * 2 > lines.length;
  for (const { startsAt, isSure } of listSigns(lines, first)) {
    const groups: CvLine[][] = [];
    for (const [at, line] of lines.entries()) {
      const current = groups.at(-1);
      if (current === undefined || startsAt(line, at)) groups.push([line]);
      else current.push(line);
    }
    const isParted = startsAt(first, 0) && areAlike(groups) && !(areListed && joinsItems(groups));
    const parted = isParted ? cutAlike(groups, wrap, isSure) : null;
    if (parted !== null) return parted;
  }
  return null;
}

/** Each item of a list with signs is a certificate, dated or not. */
function joinsItems(groups: readonly Group[]): boolean {
  return groups.some((group) => group.slice(1).some(({ bullet }) => bullet));
}

const LONGEST_NOTE = 8;

/** Rows of a table, several certificates in a line, and sentences about them are read one by one. */
function isOtherwise({ text, cells }: CvLine): boolean {
  const named = cells.filter((cell) => onlyDates(cell) === null);
  return (
    named.length > 1 ||
    partLicence(text) !== null ||
    text.includes(';') ||
    (isSentence(text) && countWords(text) > LONGEST_NOTE)
  );
}

function listSigns(lines: readonly CvLine[], first: CvLine): readonly Sign[] {
  const areMeasured = lines.every(({ look }) => look.widthPt !== undefined);
  const name = leadLook(first);
  const isOther = (line: CvLine | undefined) => line !== undefined && tailLook(line) !== name;
  const ends = lines.map((line, at) => endsWithDate(line, lines[at - 1]));
  const sure: readonly StartTest[] = [
    (line) => line.bullet,
    (line, at) => at === 0 || (leadLook(line) === name && isOther(lines[at - 1])),
  ];
  const isAfterGap: StartTest = (line, at) => at === 0 || line.gapBefore;
  const dates: readonly StartTest[] = [
    ({ text }) => findDates(text)[0]?.start === 0,
    (_, at) => at === 0 || ends[at - 1] === true,
    ({ text }) => findEndDate(text) !== null,
  ];
  // Among lines of unknown width one without a date may be whole.
  const unsure = areMeasured ? [isAfterGap, ...dates] : [isAfterGap];
  return [
    ...sure.map((startsAt) => ({ startsAt, isSure: true })),
    ...unsure.map((startsAt) => ({ startsAt, isSure: false })),
  ];
}

/** The look a line ends with. */
function tailLook(line: CvLine): string | null {
  const style = line.parts?.at(-1)?.style;
  if (style === undefined) return lookKey(line.look);
  return lookKey({ ...line.look, bold: style.includes('b'), italic: style.includes('i') });
}

/** "… (mar" over "2019)": a date may be broken too. */
function endsWithDate({ text }: CvLine, above: CvLine | undefined): boolean {
  return findEndDate(`${above?.text ?? ''} ${text}`.slice(-60)) !== null;
}

function findEndDate(text: string): FoundDates | null {
  const last = findDates(text).at(-1);
  return last !== undefined && /^[).\]\s]*$/.test(text.slice(last.end)) ? last : null;
}

const OPEN_START = /^[\p{Ll})(,·|–—-](?!-)/u;
const OPEN_END =
  /(?:[,·|–—(&-]| (?:de|del|la|el|los|las|en|y|e|con|para|por|of|and|the|in|for|with))$/;
/** Name, issuer and one thing more. */
const MOST_LINES = 6;
const LONGEST = 220;

function areAlike(groups: readonly Group[]): boolean {
  if (groups.length < 2) return false;
  const texts = groups.map((group) => group.map(({ text }) => text).join(' '));
  const dates = texts.map((text) => findDates(text).length);
  const dated = dates.filter((count) => count === 1).length;
  return (
    (dated === groups.length || dates.every((count) => count === 0)) &&
    groups.every((group) => group.length <= MOST_LINES) &&
    texts.every(
      (text) => text.length <= LONGEST && !OPEN_START.test(text) && !OPEN_END.test(text),
    ) &&
    (dated > 0 || groups.some((group) => group.length > 1))
  );
}

interface Cuttable {
  readonly dates: Group;
  readonly texts: Group;
  /** How clearly each text begins something new below the one above it. */
  readonly strengths: readonly number[];
}

const CLEAR = 2;

/** Certificates of one list have equally many parts: most of them say how many, where a line's end does not. */
function cutAlike(
  groups: readonly Group[],
  wrap: WrapTest,
  isSure: boolean,
): readonly Group[] | null {
  const all = groups.map((group) => measureCuts(group, wrap));
  const usual = countCuts(all);
  const isUndated = all.every(({ dates, texts }) =>
    [...dates, ...texts].every(({ text }) => findDates(text).length === 0),
  );
  // Then only equal shapes show that each group is one certificate, and not two of which one has no date.
  const counts = new Set(all.map(({ strengths }) => countClear(strengths)));
  const areWhole = all.some(
    ({ texts, strengths }) => countClear(strengths) > 0 && namesIssuer(texts.at(-1)?.text ?? ''),
  );
  if (groups.every(isNameOverGiver)) return groups;
  if (groups.every(isWholeText))
    return groups.map((group) => [joinLines(group.map(withSeparator))]);
  const areEqual = counts.size === 1 && Math.max(...counts) < 2 && !areWhole;
  if ((isUndated || !isSure) && !areEqual) return null;
  return all.map(({ dates, texts, strengths }) => {
    const order = strengths.map((_, at) => at).filter((at) => (strengths[at] ?? 0) > 0);
    order.sort((a, b) => (strengths[b] ?? 0) - (strengths[a] ?? 0) || b - a);
    const cuts = new Set(order.slice(0, Math.max(usual, countClear(strengths))));
    const parts: CvLine[][] = [];
    for (const [at, line] of texts.entries()) {
      const current = parts.at(-1);
      if (current === undefined || cuts.has(at)) parts.push([line]);
      else current.push(line);
    }
    return [...dates, ...parts.map((part) => joinLines(part.map(withSeparator)))];
  });
}

/** A separator that began a line was taken for the sign of a list. */
function withSeparator(line: CvLine, at: number): CvLine {
  return at > 0 && line.bullet ? withText(line, `· ${line.text}`) : line;
}

/** Where all could be one text each but none says who gave it, the last line of each does. */
function countCuts(all: readonly Cuttable[]): number {
  const counts = all.map(({ strengths }) => countClear(strengths));
  const times = (count: number) => counts.filter((each) => each === count).length;
  const usual = counts.reduce((best, count) => (times(count) > times(best) ? count : best), 0);
  const isWhole = ({ texts }: Cuttable) => namesIssuer(texts.map(({ text }) => text).join(' '));
  const canBeCut = ({ strengths }: Cuttable) => strengths.some((each) => each > 0);
  return usual === 0 && all.every((one) => canBeCut(one) && !isWhole(one)) ? 1 : usual;
}

/** Two lines each: a name that has no parts, and below it who gave it and when. */
export function isNameOverGiver(group: Group): boolean {
  const [name, giver, more] = group;
  if (name === undefined || giver === undefined || more !== undefined) return false;
  const isOne = splitPieces(name.text).length === 1 && !/[,;]/.test(name.text);
  const isClosed = !OPEN_END.test(name.text) && !isUnclosed(name.text);
  if (!isOne || !isClosed || findDates(name.text).length > 0) return false;
  const date = findEndDate(giver.text);
  return date !== null && date.start > 2 && !OPEN_START.test(giver.text);
}

/** "Inbound Marketing - Northlight" over "Academy (2020)": broken anywhere, but one text with all its parts. */
function isWholeText(group: Group): boolean {
  const text = group.map((line) => line.text).join(' ');
  return lookAlike(group) && findEndDate(text) !== null && namesIssuer(text);
}

function lookAlike(group: Group): boolean {
  const [first] = group;
  return first !== undefined && group.every((line) => leadLook(line) === leadLook(first));
}

/** Both a name and who gave it are in the text. */
function namesIssuer(text: string): boolean {
  const named = trimSeparators(text.slice(0, findEndDate(text)?.start));
  return splitPieces(named).length > 1 || splitIssuer(named).issuer !== '';
}

function countClear(strengths: readonly number[]): number {
  return strengths.filter((each) => each >= CLEAR).length;
}

function measureCuts(group: Group, wrap: WrapTest): Cuttable {
  const dates: CvLine[] = [];
  const texts: CvLine[] = [];
  for (const [at, line] of group.entries()) {
    const { date, rest } = takeDate(line, texts.at(-1), group[at + 1]);
    if (date !== '') dates.push(withCells({ ...line, bullet: false }, [date]));
    if (rest.length > 0) texts.push(date === '' ? line : withCells(line, rest));
  }
  const strengths = texts.map((line, at) => {
    const above = texts[at - 1];
    return above === undefined ? 0 : strengthOf(above, line, wrap);
  });
  return { dates, texts, strengths };
}

/** A date in its own cell, before a name, or behind it where the line below goes on with the name. */
function takeDate(
  line: CvLine,
  above: CvLine | undefined,
  below: CvLine | undefined,
): { readonly date: string; readonly rest: readonly string[] } {
  const isOpen =
    above !== undefined &&
    (OPEN_END.test(above.text) || isUnclosed(above.text) || isDateCut(above.text, line.text));
  const own = line.cells.find((cell) => onlyDates(cell) !== null);
  if (own !== undefined && !isOpen)
    return { date: dropYearLabel(own), rest: line.cells.filter((cell) => cell !== own) };
  const { text } = line;
  const [first] = findDates(text);
  if (first?.start === 0 && !isOpen && /^[\s:.,–—-]*\p{Lu}/u.test(text.slice(first.end)))
    return { date: first.text, rest: [text.slice(first.end).replace(/^[\s:.,–—-]+/, '')] };
  const last = below === undefined ? null : findEndDate(text);
  if (last !== null && last.start > 0 && /\p{L} $/u.test(text.slice(0, last.start)))
    return { date: last.text, rest: [text.slice(0, last.start).trim()] };
  return { date: '', rest: line.cells };
}

function isUnclosed(text: string): boolean {
  return text.lastIndexOf('(') > text.lastIndexOf(')');
}

function strengthOf(above: CvLine, line: CvLine, wrap: WrapTest): number {
  if (line.bullet || isUnclosed(above.text) || isDateCut(above.text, line.text)) return -1;
  if (tailLook(above) !== leadLook(line)) return 3;
  if (OPEN_START.test(line.text) || OPEN_END.test(above.text)) return -1;
  const isNamed = countWords(line.text) > 1 && isOrganisation(line.text);
  if (isNamed && !isOrganisation(above.text)) return CLEAR;
  return wrap.hadRoom(above, line) ? CLEAR + 0.5 : 1;
}

/** "… · Jun" over "2018". */
function isDateCut(text: string, next: string): boolean {
  const isAcross = ({ start, end }: { readonly start: number; readonly end: number }) =>
    start < text.length && end > text.length + 1;
  return findDates(`${text} ${next}`).some(isAcross);
}
