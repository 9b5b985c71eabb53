import { type FoundDates, findDates } from '../dates/read-dates';
import type { HeadPiece } from '../entries/name-roles';
import type { ReadHead } from '../entries/read-head';
import { scoreTitle } from '../entries/score-roles';
import { isTownLike } from '../entries/take-towns';
import { type CvLine, leadLook } from '../lines/cv-line';
import { linePlaces } from '../lines/line-places';
import { isPlace } from '../person/recognise-place';

/** What is known of one job so far. */
export interface WorkDraft {
  title: HeadPiece | null;
  company: HeadPiece | null;
  place: HeadPiece | null;
  extra: HeadPiece[];
  head: ReadHead;
}

/** A company with its own span of years, above the roles held there. It has no text and looks different from them. */
export function isEmployerOf(draft: WorkDraft, next: WorkDraft, lines: readonly CvLine[]): boolean {
  if (draft.head.body.length > 0) return false;
  if (draft.company !== null && draft.title === null) return true;
  const own = lookOf(draft, lines);
  if (own === null || own === lookOf(next, lines)) return false;
  return coversDates(draft.head.dates, next.head.dates);
}

/**
 * Where one employer is set above its roles, another line set so and right above a role names the next employer, although
 * no dates are beside it.
 */
export function takeEmployersAbove(drafts: readonly WorkDraft[], lines: readonly CvLine[]): void {
  const first = drafts.find((draft, at) => {
    const next = drafts[at + 1];
    return next !== undefined && next.company === null && isEmployerOf(draft, next, lines);
  });
  const model = lineOf(first?.company ?? first?.title ?? null, lines);
  if (model === undefined || leadLook(model) === null) return;
  drafts.forEach((draft, at) => {
    const before = drafts[at - 1];
    const last = before?.head.body.at(-1);
    if (before === undefined || last === undefined || draft.company !== null) return;
    const isSet = leadLook(last) === leadLook(model) && last.look.xPt === model.look.xPt;
    if (!isSet || !last.gapBefore || last.bullet || last.cells.length > 1) return;
    before.head = { ...before.head, body: before.head.body.slice(0, -1) };
    draft.company = { text: last.text, numbers: last.numbers };
    draft.head = { ...draft.head, separateSlots: 2 };
  });
}

/** "Acme ⇥ 2012 – 2014" over "Welder · Villarriba", formatted unlike the text below: the role there. */
export function takeRoleBelow(draft: WorkDraft): void {
  const [line, ...body] = draft.head.body;
  if (draft.title !== null || draft.company === null || line === undefined) return;
  if (line.bullet || line.cells.length > 1 || line.look.isBodyText !== false) return;
  const [title = '', ...others] = line.text.split(/\s[·|]\s/);
  if (scoreTitle(title) <= 0 || scoreTitle(draft.company.text) > 0) return;
  const pieces = others.map((text) => ({ text, numbers: line.numbers }));
  const place = pieces.find(({ text }) => isPlace(text) || isTownLike(text)) ?? null;
  draft.title = { text: title, numbers: line.numbers };
  draft.place ??= place;
  draft.extra = [...draft.extra, ...pieces.filter((piece) => piece !== draft.place)];
  draft.head = { ...draft.head, body };
}

/** A name on its own, formatted like the previous role at the same employer, is a role too. */
export function isNextRole(
  draft: WorkDraft,
  before: WorkDraft | undefined,
  lines: readonly CvLine[],
): boolean {
  if (draft.title !== null || draft.company === null || draft.head.body.length === 0) return false;
  if (before === undefined || before.title === null) return false;
  const own = lookOf(draft, lines);
  return own !== null && own === lookOf(before, lines);
}

/** A name on its own that isn't a known title and is formatted like the other jobs' employers is the employer. */
export function isSetAsEmployers(
  { title, company }: WorkDraft,
  drafts: readonly WorkDraft[],
  lines: readonly CvLine[],
): boolean {
  if (title === null || company !== null || scoreTitle(title.text) > 0) return false;
  const own = lookOfPiece(title, lines);
  const whole = drafts.filter((each) => each.title !== null && each.company !== null);
  return (
    own !== null &&
    whole.length > 0 &&
    whole.every((each) => lookOfPiece(each.company, lines) === own) &&
    !whole.some((each) => lookOfPiece(each.title, lines) === own)
  );
}

function lineOf(piece: HeadPiece | null, lines: readonly CvLine[]): CvLine | undefined {
  return lines[linePlaces(lines).get(piece?.numbers[0] ?? 0)?.[0] ?? -1];
}

function lookOfPiece(piece: HeadPiece | null, lines: readonly CvLine[]): string | null {
  const own = lineOf(piece, lines);
  return own === undefined ? null : leadLook(own);
}

function lookOf({ title, company }: WorkDraft, lines: readonly CvLine[]): string | null {
  return lookOfPiece(title ?? company, lines);
}

/** Is the second span within the first? */
export function coversDates(outer: string, inner: string): boolean {
  const [first] = findDates(outer);
  const [second] = findDates(inner);
  if (!first?.isRange || second === undefined || first.year > second.year) return false;
  const endOf = ({ isOpen, text }: FoundDates) =>
    isOpen ? Number.POSITIVE_INFINITY : Number(text.match(new RegExp(YEAR, 'g'))?.at(-1) ?? 0);
  return endOf(second) <= endOf(first);
}

/** An employer named above its first role may be that of the next ones; one named below the role is of that role alone. */
export function isAboveRoles({ company, title, head }: WorkDraft): boolean {
  if (company === null) return false;
  if (title === null) return true;
  return head.separateSlots > 1 && (company.numbers[0] ?? 0) < (title.numbers[0] ?? 0);
}

/** The role before, when it ended as this one began: someone who was promoted doesn't name the employer again. */
export function findPromotion(later: WorkDraft | undefined, draft: WorkDraft): WorkDraft | null {
  const began = YEAR.exec(later?.head.dates ?? '')?.[0];
  const ended = draft.head.dates.match(new RegExp(YEAR, 'g'))?.at(-1);
  const isApart = later?.company !== null && later?.company.numbers !== later?.title?.numbers;
  const isExact = MONTH.test(later?.head.dates ?? '') && MONTH.test(draft.head.dates);
  const isNext = began !== undefined && began === ended && isApart && isExact;
  return isNext ? (later ?? null) : null;
}

const MONTH = /\p{L}{3,}\.?(?: de)? (?:19|20)\d\d|\d[/.-](?:19|20)\d\d|(?:19|20)\d\d[/.-]\d/u;
const YEAR = /\b(?:19|20)\d\d\b/;

export function inherit(draft: WorkDraft, from: WorkDraft | null | undefined): void {
  if (from?.company === null || from?.company === undefined) return;
  draft.company = from.company;
  const { company, place, title } = from;
  // The employer's own, beside its name or between it and the role; a town below a role is of that role alone.
  const isOfEmployer =
    place?.numbers.some((number) => company.numbers.includes(number)) === true ||
    (place?.numbers[0] ?? 0) < (title?.numbers[0] ?? Number.POSITIVE_INFINITY);
  if (isOfEmployer) draft.place ??= place;
}
