import type { SectionKind } from '../../catalog';
import { trimSeparators } from '../dates/dated-lines';
import { findDates, onlyDates } from '../dates/read-dates';
import { scoreTitle } from '../entries/score-roles';
import {
  type CvLine,
  countWords,
  joinLines,
  type LinePart,
  withCells,
  withText,
} from '../lines/cv-line';
import { WrapTest } from '../lines/join-paragraphs';
import { partLicence } from '../studies/driving-licence';
import { matchHeading } from './match-heading';

/** A line as a section would have it, and the section if the line says that itself. */
export interface ToldLine {
  readonly line: CvLine;
  readonly kind: SectionKind | null;
}

const LEAST_LENGTH = 60;

/** Paragraphs of a text without headings: a full line whose sentence is not over goes on below. */
export function joinFull(lines: readonly CvLine[]): readonly (readonly CvLine[])[] {
  const wrap = new WrapTest(lines);
  const paragraphs: CvLine[][] = [];
  for (const line of lines) {
    const current = paragraphs.at(-1);
    const last = current?.at(-1);
    const goesOn =
      last?.look.widthPt !== undefined &&
      !line.gapBefore &&
      !line.bullet &&
      line.cells.length + last.cells.length === 2 &&
      line.look.fontSizePt === last.look.fontSizePt &&
      !/[.!?]$/.test(last.text) &&
      (last.text.length > LEAST_LENGTH || !wrap.hadRoom(last, line));
    if (goesOn) current?.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}

/** A paragraph as one line, with all its looks. */
export function joinLooks(lines: readonly CvLine[]): CvLine {
  const parts: LinePart[] = [];
  for (const line of lines)
    for (const part of line.parts ?? [{ text: line.text, cell: 0, style: styleOf(line) }]) {
      const last = parts.at(-1);
      if (last?.style === part.style)
        parts[parts.length - 1] = { ...last, text: `${last.text} ${part.text}` };
      else parts.push(part);
    }
  return { ...joinLines(lines), ...(parts.length > 1 && { parts }) };
}

function styleOf({ look }: CvLine): string {
  return `${look.bold === true ? 'b' : ''}${look.italic === true ? 'i' : ''}`;
}

/** Where there are no headings a line may name its own, tell several things, or tell a job in a sentence. */
export function openTold(line: CvLine): readonly ToldLine[] {
  if (line.bullet || line.cells.length > 1) return [{ line, kind: null }];
  const labelled = openLabel(line);
  if (labelled !== null) return [labelled];
  const told = openToldJob(line) ?? openToldStudy(line) ?? openStyled(line);
  if (told !== null) return told;
  return partAtStops(line.text).map((text, at, all) => ({
    line:
      all.length === 1 ? line : { ...withText(line, text), gapBefore: at > 0 || line.gapBefore },
    kind: null,
  }));
}

const LABEL = /^(\p{Lu}[\p{L} ]{2,30}): ?(?=\S)/u;
const LABELLED: ReadonlySet<SectionKind> = new Set(['work', 'education', 'certifications']);

/** "Estudios: Secundario completo, Escuela Brújula, 2009". */
function openLabel(line: CvLine): ToldLine | null {
  const [whole = '', label = ''] = LABEL.exec(line.text) ?? [];
  const kind = label === '' ? null : matchHeading(label);
  if (kind === null || kind === 'frame' || !LABELLED.has(kind)) return null;
  return { line: withText(line, line.text.slice(whole.length)), kind };
}

const STOP = /(?<=[\p{L}\d)+]{2})\.\s+(?=\p{Lu})/u;
const MOST_WORDS = 16;

/** "Level 3 Diploma, Northern College, 2013. BA Geography, Alba University, 2011.": each with its year, or a licence. */
function partAtStops(text: string): readonly string[] {
  const parts = text.split(STOP).map((part) => part.replace(/\.$/, ''));
  const isWhole = (part: string) =>
    countWords(part) <= MOST_WORDS &&
    (partLicence(part) !== null || (findDates(part).length > 0 && onlyDates(part) === null));
  return parts.length > 1 && parts.every(isWhole) ? parts : [text];
}

const FIRST_STOP = /(?<=[\p{Ll}\d)]{2}|\p{Lu}{2})\.(?:\s+(?=[\p{Lu}\d])|$)/u;
const LEAD = /(?:^|[\s,(])(?:de|del|desde|entre|from|between|since)\s*$/iu;
const BETWEEN = /^[\s,(]*(?:entre|between)/iu;
const DOING =
  "(?:I (?:have been|was|am|worked|work|have worked|served)|I['’]ve (?:been|worked)|[Tt]rabaj(?:o|é)|[Hh]e (?:trabajado|sido)|[Ee]stuve|[Ee]stoy|[Ff]ui|[Ss]oy|[Mm]e desempeñ(?:é|o))(?: (?:working|trabajando|empleado|empleada))?";
const AS = '(?: (?:as|de|como))?(?: (?:an?|the|una?))?';
const AT = '(?:at|for|with|in|en|para|con)(?: (?:the|el|la|los|las))?';
const TITLE_FIRST = new RegExp(`^${DOING}${AS} (.{3,60}?) ${AT} (?=\\p{Lu}|\\d)(.+)$`, 'u');
const EMPLOYER_FIRST = new RegExp(
  `^${DOING} ${AT} (?=\\p{Lu}|\\d)(.{3,60}?),? (?:as|como|de)(?: (?:an?|the|una?))? (.{3,60})$`,
  'u',
);
const IN_PLACE = /^(.{2,}?)(?:,? (?:in|en) |, )(?=\p{Lu})(.{2,40})$/u;

/** "I worked as a stocker for Northern Foods from 2017 to 2019. Counts and returns.": the names, the dates and what was done. */
function openToldJob(line: CvLine): readonly ToldLine[] | null {
  const stop = FIRST_STOP.exec(line.text);
  const sentence = stop === null ? line.text : line.text.slice(0, stop.index);
  const [dates, another] = findDates(sentence);
  if (dates === undefined || another !== undefined || !(dates.isRange || dates.isOpen)) return null;
  const lead = LEAD.exec(sentence.slice(0, dates.start))?.[0] ?? '';
  const before = sentence.slice(0, dates.start - lead.length);
  const told = `${before} ${sentence.slice(dates.end)}`.replace(/^[\s,]+|[\s,]+$/g, '');
  const named = readTold(told);
  if (named === null) return null;
  const when = `${BETWEEN.test(lead) ? '' : lead}${dates.text}`.replace(/^[\s,(]+/, '');
  const [, employer = named.employer, place = ''] = IN_PLACE.exec(named.employer) ?? [];
  const cells = [named.title, employer, place, when].filter((cell) => cell !== '');
  const rest = stop === null ? '' : line.text.slice(stop.index + stop[0].length);
  return asEntry(line, cells, rest, 'work');
}

function asEntry(
  { parts: _, ...line }: CvLine,
  cells: readonly string[],
  rest: string,
  kind: SectionKind,
): readonly ToldLine[] {
  const head: ToldLine = { line: withCells(line, cells), kind };
  if (rest === '') return [head];
  return [head, { line: { ...withText(line, rest), gapBefore: false }, kind }];
}

function readTold(text: string): { readonly title: string; readonly employer: string } | null {
  const [, employer = '', named = ''] = EMPLOYER_FIRST.exec(text) ?? [];
  if (employer !== '' && scoreTitle(named) > 0) return { title: named, employer };
  const [, title = '', where = ''] = TITLE_FIRST.exec(text) ?? [];
  return title === '' ? null : { title, employer: where };
}

const STUDIED = new RegExp(
  `^(?:I (?:finished|studied|completed|did)|(?:[Hh]e )?(?:[Tt]ermin|[Ee]studi|[Cc]urs|[Aa]cab)(?:é|ado))(?: (?:my|an?|the|el|la|un|una|mi|mis|los))? (.{3,60}?) ${AT} (?=\\p{Lu}|\\d)(.{3,60}?),? (?:(?:en|in|de|from)? ?)$`,
  'u',
);

/** "Terminé el Bachillerato en el Colegio Alba en 2012." */
function openToldStudy(line: CvLine): readonly ToldLine[] | null {
  const [dates, another] = findDates(line.text);
  if (dates === undefined || another !== undefined || !/^\.?$/.test(line.text.slice(dates.end)))
    return null;
  const [, degree = '', school = ''] = STUDIED.exec(line.text.slice(0, dates.start)) ?? [];
  return degree === '' ? null : asEntry(line, [degree, school, dates.text], '', 'education');
}

/** "**Hotel Alba (Lugo)**, *cook, 2019 – now.* Sixty covers.": each look is one thing, and the last is the text. */
function openStyled(line: CvLine): readonly ToldLine[] | null {
  const parts = line.parts ?? [];
  const at = parts.findIndex(({ text }) => findDates(text).length > 0);
  const told = parts.slice(at + 1);
  const [first] = parts;
  if (at < 1 || first === undefined || !first.style.includes('b') || told.length > 1) return null;
  const cells = parts.slice(0, at + 1).map(({ text }) => trimSeparators(text));
  const isNamed = cells.every((cell) => cell !== '' && countWords(cell) <= MOST_WORDS);
  return isNamed ? asEntry(line, cells, told[0]?.text ?? '', 'work') : null;
}
