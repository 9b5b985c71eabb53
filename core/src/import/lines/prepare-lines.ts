import { isSentence } from '../dates/dated-lines';
import { joinSplitSpan } from '../dates/join-split-span';
import { hasContactData } from '../person/read-contact-values';
import { isPostalAddress } from '../person/recognise-place';
import {
  findNumbered,
  joinSectionNumbers,
  joinWrappedHeadings,
  SECTION_NUMBER,
} from '../sections/join-heading-parts';
import { matchHeading, type NamedKind } from '../sections/match-heading';
import type { SourceDocument, SourceLine } from '../source-document';
import { cleanCell, closeLetterSpacing, INVISIBLE, keepsPlace, partsOf } from './clean-cells';
import { type CvLine, edgesOf, isUpperCase, lookKey, readLook } from './cv-line';
import { dropMarginLengths } from './drop-margin-lengths';
import { freeHeadings } from './free-headings';
import { joinNameLine } from './join-name-line';
import { markScannedBullets } from './mark-scanned-bullets';
import { isPageFurniture } from './page-furniture';

export interface PreparedLines {
  readonly lines: readonly CvLine[];
  /** Headers and footers: they are no part of any section, but may tell how to reach the person. */
  readonly running: readonly CvLine[];
  /** Page numbers, running heads and the like: they belong to the paper, not to the person. */
  readonly furniture: readonly number[];
}

const BULLET =
  /^(?:[•●○▪▫■□◦‣⁃∙·◆◇►▶▸▹➢➤➔→✓✔✗❖*¤○⚫⚪–—−-]|[\uf000-\uf8ff])(?:\s+|(?=\p{L}{2})|(?=(?:19|20)\d\d\b.*\p{L}{3}))/u;
/** "Dirección | : Av. Los Avellanos": colons set one below the other, each in the cell after its label. */
const COLON_OF_LABEL = /^\s*:\s+/;
const LONE_SIGN = /^\s*[•●▪■◦‣➢➤►▸✓✔❖]\s*$/;
const PLUS_BULLET = /^\+\s+(?=\p{L})/u;
const LETTER_O_BULLET = /^o\s+(?=\p{Lu})/u;

/** Cleans the reader's lines: no icons, single spaces, bullets as a flag, blank lines as gaps. */
export function prepareLines(document: SourceDocument): PreparedLines {
  const lines: CvLine[] = [];
  const running: CvLine[] = [];
  const furniture: number[] = [];
  let blanks = 0;
  const largestPt = document.lines.reduce(
    (largest, { fontSizePt = 0 }) => Math.max(largest, fontSizePt),
    1,
  );
  const looseSigns: number[] = [];
  let usedSigns = 0;
  const numbered = findNumbered(document.lines);
  splitRunIns(markScannedBullets(document)).forEach((drawn, index) => {
    const source: MarkedLine = numbered.has(index) ? { ...drawn, isNumbered: true } : drawn;
    if (LONE_SIGN.test(source.text)) {
      looseSigns.push(index + 1);
      return;
    }
    const isLargest = (source.fontSizePt ?? 0) >= largestPt;
    const cleaned = cleanLine(isLargest ? withoutRuns(source) : source, index + 1, blanks);
    const line = cleaned && withSign(cleaned, looseSigns[usedSigns]);
    if (line === null) {
      blanks += 1;
      if (source.text.trim() !== '') furniture.push(index + 1);
      return;
    }
    if (line !== cleaned) usedSigns += 1;
    blanks = 0;
    (source.running === true ? running : lines).push(line);
  });
  for (const sign of looseSigns.slice(usedSigns)) furniture.push(sign);
  const marked = freeHeadings(
    markBodyText(measureColumns(dropMarginLengths(joinSectionNumbers(lines)))),
  );
  const kept = joinNameLine(joinWrappedHeadings(marked)).filter((line, index, measured) => {
    if (!isPageFurniture(measured, index)) return true;
    // Text repeated on every page may still hold contact details.
    const isRepeated = measured.some(({ text }, at) => at !== index && text === line.text);
    if (isRepeated && (hasContactData(line.text) || isPostalAddress(line.text))) running.push(line);
    else furniture.push(...line.numbers);
    return false;
  });
  return { lines: kept, running, furniture };
}

type MarkedLine = SourceLine & Pick<CvLine, 'isRunIn'> & { readonly isNumbered?: true };
/** The largest line is the name, whole although its parts differ in weight. */
function withoutRuns({ runs, ...line }: MarkedLine): MarkedLine {
  return line;
}

const MOST_RUN_IN_WORDS = 5;
const LEAST_RUN_INS = 2;
const NO_SECTIONS: ReadonlySet<NamedKind> = new Set(['frame', 'personal', 'profiles']);

/**
 * "**Aficiones** cine, mar": headings in bold with their text beside them. Two with known words show that the document has
 * them; then every bold beginning at their edge is one.
 */
function splitRunIns(lines: readonly SourceLine[]): readonly MarkedLine[] {
  const found = lines.map((line) => runInOf(line));
  const counts = new Map<string, number>();
  for (const one of found)
    if (one !== null) counts.set(one.heading, (counts.get(one.heading) ?? 0) + 1);
  // A repeated beginning is a label of entries.
  const isOnce = (heading: string) => counts.get(heading) === 1;
  const known = new Map<NamedKind, SourceLine>();
  lines.forEach((line, at) => {
    const heading = found[at]?.heading ?? '';
    const kind = isOnce(heading) ? matchHeading(heading) : null;
    if (kind !== null && !NO_SECTIONS.has(kind) && !known.has(kind)) known.set(kind, line);
  });
  const [first] = known.values();
  if (first === undefined || known.size < LEAST_RUN_INS) return lines;
  return lines.map((line, at) => {
    const runIn = line.xPt === first.xPt ? (found[at] ?? null) : null;
    return runIn === null || !isOnce(runIn.heading)
      ? line
      : { ...line, bold: true, cells: [runIn.heading, runIn.rest], isRunIn: true };
  });
}

function runInOf(line: SourceLine): { heading: string; rest: string } | null {
  const [first, second] = line.runs ?? [];
  if (first?.bold !== true || second === undefined || second.bold === true) return null;
  if (line.bullet === true || line.gapBefore !== true || (line.cells ?? []).length > 1) return null;
  const heading = first.text.replace(/[\s.]+$/, '');
  const rest = line.text.slice(line.text.indexOf(first.text) + first.text.length).trim();
  const isShort = heading.split(' ').length <= MOST_RUN_IN_WORDS && /^\p{Lu}/u.test(heading);
  // "**Acme** — Cook": an entry, whose parts are kept apart by signs.
  const isParted = /^[–—|·•,;(/-]/.test(rest);
  return isShort && rest !== '' && !isParted && !/[\d:]/.test(heading) ? { heading, rest } : null;
}

/** Some programs put a list's signs on lines before the items. */
function withSign(line: CvLine, sign: number | undefined): CvLine {
  if (sign === undefined || line.bullet) return line;
  return { ...line, bullet: true, numbers: [sign, ...line.numbers] };
}

function cleanLine(source: MarkedLine, number: number, blanksBefore: number): CvLine | null {
  const raw = source.text.normalize('NFC').replace(INVISIBLE, '');
  const marked = /^\s*[\uf000-\uf8ff]\s+\S/u.test(raw);
  const spaced = closeLetterSpacing(raw.trim());
  const unmarked = spaced.replace(BULLET, '');
  const bullet =
    source.bullet === true ||
    (unmarked !== spaced && (!marked || /^[\uf0a7\uf0b7\uf0d8\uf0fc\uf076]/.test(spaced))) ||
    LETTER_O_BULLET.test(spaced) ||
    (PLUS_BULLET.test(spaced) && matchHeading(spaced) === null && !isUpperCase(spaced));
  const withoutBullet = (cell: string) => cell.trim().replace(BULLET, '').replace(PLUS_BULLET, '');
  const body = unmarked.replace(LETTER_O_BULLET, '').replace(PLUS_BULLET, '');
  const cells = joinSplitSpan(
    source.cells === undefined || source.cells.length < 2
      ? (splitAtLook(source, bullet) ?? splitCells(body))
      : source.cells,
  )
    .flatMap((cell) => cell.split(LEADER))
    .map((cell, at, all) =>
      keepsPlace(cell, at, all, source)
        ? cell.trim()
        : cleanCell(at === 0 ? withoutBullet(cell) : cell.replace(COLON_OF_LABEL, '')),
    )
    .filter((cell) => cell !== '');
  if (cells.length === 0) return null;
  // "3 | Education": the number of a heading, set apart from it.
  const isCounted = (source.isNumbered ?? source.bold) && SECTION_NUMBER.test(cells[0] ?? '');
  if (cells.length === 2 && isCounted) cells.shift();
  return {
    numbers: [number],
    text: cells.join(' '),
    cells,
    bullet,
    gapBefore: number === 1 || source.gapBefore === true || blanksBefore > 0,
    breakBefore: blanksBefore > 1,
    look: readLook(source),
    links: source.links ?? [],
    ...partsOf(source.runs, cells),
    ...edgesOf(source, cells),
    ...(source.lastHyphen && { lastHyphen: source.lastHyphen }),
    ...(source.isRunIn && cells.length > 1 && { isRunIn: true }),
  };
}

/** Dots that lead the eye from a name to its date. */
const LEADER = /(?: ?\.){6,} ?|(?: ?[_·]){8,} ?/;
const LONGEST_RUN = 80;

/** "**Enfermera** Hospital del Mar": where only the look changes, it parts two things. */
function splitAtLook({ runs }: SourceLine, bullet: boolean): readonly string[] | null {
  const [first, second, more] = runs ?? [];
  if (first === undefined || second === undefined || more !== undefined || bullet) return null;
  if ((first.bold === true) === (second.bold === true)) return null;
  const isParted =
    /[\p{L}\d)]\s*$/u.test(first.text) &&
    /^\s*\p{Lu}/u.test(second.text) &&
    first.text.length > 2 &&
    first.text.length < LONGEST_RUN &&
    second.text.length < LONGEST_RUN &&
    !isSentence(second.text.trim());
  return isParted ? [first.text, second.text] : null;
}

function splitCells(text: string): readonly string[] {
  return text.split(/\t+| {3,}/);
}

/** Items of lists are text for sure; a short CV may have more names and places than that. */
const LIST_WEIGHT = 3;

/** Notes on each line whether it is set like most of the text, which is never bold. */
function markBodyText(lines: readonly CvLine[]): readonly CvLine[] {
  const letters = new Map<string, number>();
  for (const { look, text, bullet } of lines) {
    const key = look.bold === true ? null : lookKey(look);
    const weight = bullet ? LIST_WEIGHT : 1;
    if (key !== null) letters.set(key, (letters.get(key) ?? 0) + weight * text.length);
  }
  if (letters.size === 0) return lines;
  const [usual] = [...letters].reduce((most, one) => (one[1] > most[1] ? one : most));
  return lines.map((line) => {
    const key = lookKey(line.look);
    return key === null ? line : { ...line, look: { ...line.look, isBodyText: key === usual } };
  });
}

/** "linkedin.com/in/ana-ruiz": with no space to be broken at, it may stick out of its column. */
const ADDRESS = /^\S*(?:@|\/|\.\p{L}{2,})\S*$/u;

/** Notes on each line how far to the right its block reaches. */
function measureColumns(lines: readonly CvLine[]): readonly CvLine[] {
  const ends = new Map<string, number>();
  const keyOf = ({ look }: CvLine) => `${look.page}:${look.block ?? ''}`;
  const told = new Set(lines.filter(({ text }) => !ADDRESS.test(text)).map(keyOf));
  for (const line of lines) {
    const { xPt, widthPt } = line.look;
    if (xPt === undefined || widthPt === undefined) continue;
    if (ADDRESS.test(line.text) && told.has(keyOf(line))) continue;
    ends.set(keyOf(line), Math.max(ends.get(keyOf(line)) ?? 0, xPt + widthPt));
  }
  if (ends.size === 0) return lines;
  return lines.map((line) => ({
    ...line,
    look: { ...line.look, columnEndPt: ends.get(keyOf(line)) },
  }));
}
