import { type DatedLine, findDatedLines } from '../dates/dated-lines';
import type { HeadPiece } from '../entries/name-roles';
import { leanToTitle, scoreTitle } from '../entries/score-roles';
import { isTownLike } from '../entries/take-towns';
import { type CvLine, countWords, joinLines, leadLook, lookKey } from '../lines/cv-line';
import { isNameLike, isPlace } from '../person/recognise-place';
import type { WorkDraft } from './group-roles';

const MOST_TOWN_WORDS = 3;

/** An employer without dates over its jobs, each of which is a title with its dates. */
interface EmployerGroup {
  readonly company: HeadPiece;
  readonly place: HeadPiece | null;
  readonly told: readonly HeadPiece[];
  readonly roles: readonly Role[];
  /** Behind its last line. */
  readonly end: number;
}

interface Role {
  readonly title: HeadPiece;
  readonly place: HeadPiece | null;
  readonly dated: DatedLine;
  readonly body: readonly CvLine[];
}

/**
 * "**Hospital Norte**" over "Valladolid" over two or more titles with their dates, set as it is: one employer for all of
 * them. Read as a whole, because line by line its name could as well be the end of the job before or another job.
 */
export function takeEmployerGroups(lines: readonly CvLine[]): {
  readonly drafts: readonly WorkDraft[];
  readonly rest: readonly CvLine[];
} {
  const dated = new Map(findDatedLines(lines).map((found) => [found.index, found]));
  const groups = new Map<number, EmployerGroup>();
  for (let at = 0; at < lines.length; ) {
    const group = readGroup(lines, at, dated);
    if (group !== null) groups.set(at, group);
    at = group?.end ?? at + 1;
  }
  // An employer with one job below it is as likely a title over an employer.
  if (![...groups.values()].some(({ roles }) => roles.length > 1))
    return { drafts: [], rest: lines };
  const ends = [...groups].map(([start, { end }]) => [start, end] as const);
  const rest = lines.filter((_, at) => !ends.some(([start, end]) => at >= start && at < end));
  return { drafts: [...groups.values()].flatMap(draftGroup), rest };
}

function readGroup(
  lines: readonly CvLine[],
  start: number,
  dated: ReadonlyMap<number, DatedLine>,
): EmployerGroup | null {
  const name = readName(lines, start, dated);
  if (name === null) return null;
  const told = lines[name.end];
  const hasDetail = told !== undefined && isDetail(told) && !dated.has(name.end);
  let at = name.end + (hasDetail ? 1 : 0);
  const roles: Role[] = [];
  for (;;) {
    const role = readRole(lines, at, dated, name.line);
    if (role === null) break;
    roles.push(role.role);
    at = role.end;
  }
  if (roles.length === 0) return null;
  if (leanToTitle(name.line.text) > 0) return null;
  const detail = hasDetail ? pieceOf(told) : null;
  const isWhere = detail !== null && namesTown(detail.text);
  return {
    company: pieceOf(name.line),
    place: isWhere ? detail : null,
    told: detail !== null && !isWhere ? [detail] : [],
    ...{ roles, end: at },
  };
}

/** A name in one cell, apart from what is above, with the lines it goes on in. */
function readName(
  lines: readonly CvLine[],
  start: number,
  dated: ReadonlyMap<number, DatedLine>,
): { readonly line: CvLine; readonly end: number } | null {
  const first = lines[start];
  if (first === undefined || !isName(first) || !isApart(lines, start) || dated.has(start))
    return null;
  let end = start + 1;
  while (goesOn(lines[end], first) && !dated.has(end)) end += 1;
  return { line: joinLines(lines.slice(start, end)), end };
}

function readRole(
  lines: readonly CvLine[],
  start: number,
  dated: ReadonlyMap<number, DatedLine>,
  employer: CvLine,
): { readonly role: Role; readonly end: number } | null {
  const found = dated.get(start);
  const [first, another] = found?.cells ?? [];
  if (!isBareTitle(found, employer) || first === undefined || another !== undefined) return null;
  let at = start + 1;
  while (goesOn(lines[at], employer) && !dated.has(at)) at += 1;
  const title = [first, ...lines.slice(start + 1, at).map(({ text }) => text)].join(' ');
  const below = lines[at];
  const detail = below !== undefined && isDetail(below) && !dated.has(at) ? below : null;
  // "Clínica Norte ⇥ 2012 – 2014" over "Enfermera · Zamora": the next employer, beside its dates.
  if (detail !== null && !isTown(detail.text)) return null;
  if (detail !== null) at += 1;
  const bodyAt = at;
  const isNext = (index: number) => {
    const line = dated.get(index)?.line ?? readName(lines, index, dated)?.line;
    return line?.bullet === false && isSetLike(line, employer);
  };
  while (at < lines.length && !isNext(at)) at += 1;
  const numbers = lines
    .slice(start, bodyAt - (detail === null ? 0 : 1))
    .flatMap((line) => line.numbers);
  const role = {
    title: { text: title, numbers },
    place: detail === null ? null : pieceOf(detail),
    ...{ dated: found, body: lines.slice(bodyAt, at) },
  };
  return { role, end: at };
}

function isBareTitle(found: DatedLine | undefined, employer: CvLine): found is DatedLine {
  return found?.tail === '' && !found.line.bullet && isSetLike(found.line, employer);
}

/** Below a heading and at the top of a page no space tells it, and where lines are close nothing but its look does. */
function isApart(lines: readonly CvLine[], at: number): boolean {
  const [above, line] = [lines[at - 1], lines[at]];
  if (above === undefined || line === undefined) return line !== undefined;
  const isAlike = lookKey(above.look) === lookKey(line.look) && above.look.page === line.look.page;
  return line.gapBefore || !isAlike;
}

const isName = (line: CvLine) =>
  !line.bullet && line.cells.length === 1 && line.look.isBodyText === false;

const goesOn = (line: CvLine | undefined, first: CvLine): boolean =>
  line !== undefined &&
  isName(line) &&
  !line.gapBefore &&
  lookKey(line.look) === lookKey(first.look);

/** In another look than names and text, right below a name. */
const isDetail = (line: CvLine) => isName(line) && !line.gapBefore;

/** Dates in front of a title may look different. */
function isSetLike(line: CvLine, employer: CvLine): boolean {
  const look = lookKey(employer.look);
  return look !== null && (lookKey(line.look) === look || leadLook(line) === look);
}

const isTown = (text: string): boolean =>
  text.split(', ').every((part) => isPlace(part) || isTownLike(part));

/** Below an employer a short name that is no title is where it is, listed or not. */
function namesTown(text: string): boolean {
  if (isTown(text)) return true;
  return scoreTitle(text) <= 0 && isNameLike(text) && countWords(text) <= MOST_TOWN_WORDS;
}

const pieceOf = ({ text, numbers }: CvLine): HeadPiece => ({ text, numbers });

function draftGroup({ company, place, told, roles }: EmployerGroup): WorkDraft[] {
  return roles.map((role, at) => ({
    ...{ title: role.title, company, place: role.place ?? place },
    extra: at === 0 ? [...told] : [],
    head: {
      ...{ slots: [], place: null, bulleted: false, separateSlots: 0 },
      ...{ body: role.body, dates: role.dated.dates, dateNumbers: role.dated.line.numbers },
    },
  }));
}
