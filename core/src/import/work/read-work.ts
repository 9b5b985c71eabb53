import { departmentWords } from '../../catalog';
import type { WorkItem } from '../../cv';
import { Lexicon } from '../../language';
import { readDatedLine } from '../dates/dated-lines';
import { chooseDrafts } from '../entries/choose-drafts';
import { readByTemplate, type TemplateEntry } from '../entries/entry-template';
import { judgeHeads } from '../entries/judge-heads';
import { cutLast, type HeadPiece, splitByLean, splitTrailingPlace } from '../entries/name-roles';
import { type ReadBody, readBodies } from '../entries/read-body';
import { type ReadHead, readHeads, voteOrder } from '../entries/read-head';
import { leanToTitle, scoreCompany, scoreTitle } from '../entries/score-roles';
import { readUndatedEntries } from '../entries/split-undated';
import { isTownLike, type NamedEntry, takeTowns } from '../entries/take-towns';
import { type CvLine, leadLook, withText } from '../lines/cv-line';
import { linePlaces } from '../lines/line-places';
import { isCountry, isNameLike, isPlace } from '../person/recognise-place';
import type { Trace } from '../trace';
import { takeEmployerGroups } from './employer-groups';
import {
  type WorkDraft as Draft,
  findPromotion,
  inherit,
  isAboveRoles,
  isEmployerOf,
  isNextRole,
  isSetAsEmployers,
  takeEmployersAbove,
  takeRoleBelow,
} from './group-roles';
import { takeDescriptors } from './take-descriptors';
import { modesOf } from './work-mode';

const departments = new Lexicon(departmentWords);
const RULES = { lean: leanToTitle, mostSlots: 2 };
const SLOT_RULES = { scoreWhat: scoreTitle, scoreWhere: scoreCompany, mayBeUnknownPlace: true };

/** Reads a section of jobs. Several roles at one company inherit its name from the first. */
export function readWork(source: readonly CvLine[], items: WorkItem[], trace: Trace): void {
  const { drafts: grouped, rest } = takeEmployerGroups(source);
  const { lines, descriptors } = takeDescriptors(rest);
  const drafts = [...draftJobs(lines), ...grouped];
  if (grouped.length > 0) drafts.sort((one, other) => placeOf(one) - placeOf(other));
  takeEmployersAbove(drafts, lines);
  for (const draft of drafts) takeRoleBelow(draft);
  const bodies = readBodies(drafts.map(({ head }) => head.body));
  let group: Draft | null = null;
  drafts.forEach((draft, index) => {
    const next = drafts[index + 1];
    if (next !== undefined && next.company === null && isEmployerOf(draft, next, lines)) {
      group = { ...draft, company: draft.company ?? draft.title };
      trace.note('/work_experience', numbersOf(draft), 0.7);
      return;
    }
    if (group !== null && isNextRole(draft, drafts[index - 1], lines)) {
      draft.title = draft.company;
      draft.company = null;
    }
    if (isSetAsEmployers(draft, drafts, lines)) {
      draft.company = draft.title;
      draft.title = null;
    }
    const told = [...descriptors].flatMap(([{ numbers }, { text, numbers: own }]) =>
      numbers.some((number) => draft.head.dateNumbers.includes(number))
        ? [{ text, numbers: own }]
        : [],
    );
    // "Acme" over "Villarriba" over its first role: where the employer is, not what it is.
    const settled = group ?? draft;
    settled.place ??= told.find(({ text }) => isTown(text)) ?? null;
    if (draft.company === null && draft.title !== null)
      inherit(draft, group ?? findPromotion(drafts[index - 1], draft));
    else if (draft.company !== null) group = null;
    const more = told.filter((piece) => piece !== settled.place);
    draft.extra = [...draft.extra, ...more, ...findModes(draft, lines)];
    const body = bodies[index];
    if (body !== undefined) items.push(writeItem(draft, items.length, body, trace));
    if (isAboveRoles(draft)) group = draft;
  });
}

function placeOf({ title, company, head }: Draft): number {
  const numbers = [title, company].flatMap((piece) => piece?.numbers ?? []);
  return Math.min(...numbers, ...head.dateNumbers);
}

/** Two readings, entry by entry and by the shape that all entries share; the one that hangs together better is taken. */
function draftJobs(lines: readonly CvLine[]): readonly Draft[] {
  const { before, heads } = readHeads(lines, RULES);
  const undated =
    heads.length === 0 || isEntry(before, lines) ? readUndatedEntries(before, RULES) : [];
  const all = [...undated, ...heads];
  const vote = voteOrder(all, leanToTitle);
  const single = all.map((head) => assignRoles(head, vote));
  const alike = readByTemplate(lines, SLOT_RULES)?.map(toDraft) ?? [];
  const drafts = chooseDrafts(single, alike, judge);
  takeTowns(drafts.map(titleOf));
  return drafts;
}

function titleOf(draft: Draft): NamedEntry {
  return {
    name: draft.title,
    place: draft.place,
    take: (title, place) => Object.assign(draft, { title, place }),
  };
}

/** Jobs above the first date, with the text that tells about them: they are set as the dated ones are. */
function isEntry(before: readonly CvLine[], lines: readonly CvLine[]): boolean {
  const [first, second] = before;
  if (first === undefined || second === undefined || first.bullet) return false;
  const isAlike = (line: CvLine) => leadLook(line) === leadLook(first) && !before.includes(line);
  return (
    leadLook(first) !== null &&
    first.look.isBodyText === false &&
    before.some(({ bullet }) => bullet) &&
    lines.some((line) => isAlike(line) && readDatedLine(line, 0) !== null)
  );
}

function judge(drafts: readonly Draft[]): number {
  const heads = drafts.map(({ title, company, place, head, extra }) => ({
    extra: extra.length,
    what: title?.text ?? '',
    where: company?.text ?? '',
    place: place?.text ?? '',
    dates: head.dates,
  }));
  return judgeHeads(heads, SLOT_RULES);
}

function toDraft({ what, where, place, extra, ...rest }: TemplateEntry): Draft {
  const head = { ...rest, slots: [], place, bulleted: false, separateSlots: 0 };
  const draft: Draft = { title: what, company: where, place, extra: [...extra], head };
  const only = what ?? where;
  const split =
    only === null || (what !== null && where !== null) ? null : splitByLean(only.text, leanToTitle);
  if (only !== null && split !== null && Math.abs(split.gain) >= 1.5) {
    const [title, company] = split.gain > 0 ? [split.left, split.right] : [split.right, split.left];
    draft.title = { ...only, text: title };
    draft.company = { ...only, text: company };
  }
  return findPlace(draft);
}

function assignRoles(head: ReadHead, vote: number): Draft {
  const town = head.place === null ? findTown(head.slots) : null;
  const draft: Draft = { title: null, company: null, place: head.place ?? town, extra: [], head };
  const [first, second, ...extra] = head.slots.filter((slot) => slot !== town);
  draft.extra = extra;
  if (first === undefined) return draft;
  if (second === undefined) {
    const isCompany = leanToTitle(first.text) < -1 && scoreTitle(first.text) < 2;
    if (first.role === 'company' || (isCompany && first.role !== 'title')) draft.company = first;
    else draft.title = first;
    return findPlace(draft);
  }
  const titled = head.slots.find((slot) => slot.role === 'title');
  const employer = head.slots.find((slot) => slot.role === 'company');
  if (titled !== undefined && employer !== undefined)
    return findPlace({ ...draft, title: titled, company: employer });
  const own = leanToTitle(first.text) - leanToTitle(second.text);
  const titleFirst = own * 1.01 + Math.sign(vote) * Math.min(3, Math.abs(vote)) >= 0;
  draft.title = titleFirst ? first : second;
  draft.company = titleFirst ? second : first;
  return findPlace(draft);
}

/** "Acme | Villarriba" over the title: the town is on the company's line. */
function findTown([first, second, third]: readonly HeadPiece[]): HeadPiece | null {
  if (first === undefined || second === undefined || third === undefined) return null;
  const isBesideCompany = first.numbers === second.numbers && leanToTitle(first.text) <= 0;
  return isBesideCompany && isTownLike(second.text) && scoreTitle(third.text) > 0 ? second : null;
}

function findPlace(draft: Draft): Draft {
  const found = splitOffPlace(draft);
  return found.place === null && found.company !== null ? takeBracket(found) : found;
}

const OPENING_BRACKET = /^\(([^()]{3,40})\)\.?(?:\s+|$)/;

/** "… en Montajes Alba" and "(Villarriba). Cuadros y averías": the sentence was too long for its line. */
function takeBracket(draft: Draft): Draft {
  const [first, ...others] = draft.head.body;
  const bracket = OPENING_BRACKET.exec(first?.text ?? '');
  const place = bracket?.[1] ?? '';
  if (first === undefined || bracket === null || first.bullet) return draft;
  if (!isPlace(place) && !isTownLike(place)) return draft;
  const rest = first.text.slice(bracket[0].length);
  const body = rest === '' ? others : [withText(first, rest), ...others];
  return {
    ...draft,
    place: { text: place, numbers: first.numbers },
    head: { ...draft.head, body },
  };
}

/** "Acme, Villarriba": a town nobody has listed, known by its place after the company. */
function splitOffPlace(draft: Draft): Draft {
  if (draft.place !== null) return addTown(draft, draft.place);
  const last = draft.extra.at(-1);
  if (last !== undefined && isNameLike(last.text) && scoreTitle(last.text) === 0) {
    draft.place = last;
    draft.extra = draft.extra.slice(0, -1);
    return draft;
  }
  const company = draft.company;
  const bracket = /^(.{2,}) \(([^()]{3,40})\)\.?$/.exec(company?.text ?? '');
  if (company !== null && bracket?.[1] !== undefined && isTown(bracket[2] ?? '')) {
    draft.place = { text: bracket[2] ?? '', numbers: company.numbers };
    draft.company = { ...company, text: bracket[1] };
    return draft;
  }
  const [, town = '', named = ''] = /^([^:]{3,40}): (\p{Lu}.+)$/u.exec(company?.text ?? '') ?? [];
  if (company !== null && town !== '' && isPlace(town)) {
    draft.place = { text: town, numbers: company.numbers };
    draft.company = { ...company, text: named };
    return draft;
  }
  const cut = company === null ? null : cutLast(company.text);
  if (company === null || cut === null) return draft;
  const tail = cut.last;
  if (!isPlace(tail) && !isTownLike(tail)) return draft;
  const { rest, place } = splitTrailingPlace(cut.name);
  // "Acme, Puebla, Pue.": the town, and letters of its state that no list has.
  draft.place = { text: place === '' ? tail : `${place}, ${tail}`, numbers: company.numbers };
  draft.company = { ...company, text: rest };
  return draft;
}

function isTown(text: string): boolean {
  return isPlace(text) || isTownLike(text);
}

/** "Hotel Mar, Villarriba (España)", "Escuela Alba, Barrioalto, Madrid": the town before what was found is in no list. */
function addTown(draft: Draft, place: HeadPiece): Draft {
  const cut = draft.company === null ? null : cutLast(draft.company.text);
  if (draft.company === null || cut === null || !isTownLike(cut.last)) return draft;
  const isNext =
    place.numbers === draft.company.numbers &&
    !place.text.includes(',') &&
    !departments.contains(cut.last);
  if (!isCountry(place.text) && !isNext) return draft;
  draft.place = { ...place, text: `${cut.last}, ${place.text}` };
  draft.company = { ...draft.company, text: cut.name };
  return draft;
}

/** "Presencial" beside a name goes into the job's text. */
function findModes({ title, company, place, head }: Draft, lines: readonly CvLine[]): HeadPiece[] {
  const places = linePlaces(lines);
  const pieces = [title, company, place].flatMap((piece) => piece?.numbers ?? []);
  const own = new Set(
    [...pieces, ...head.dateNumbers].flatMap((number) => places.get(number) ?? []),
  );
  return [...own]
    .sort((a, b) => a - b)
    .flatMap((at) => lines[at] ?? [])
    .flatMap((line) => modesOf(line).map((text) => ({ text, numbers: line.numbers })));
}

function numbersOf(draft: Draft): readonly number[] {
  return [...draft.head.dateNumbers, ...draft.head.slots.flatMap((slot) => slot.numbers)];
}

function writeItem(draft: Draft, index: number, body: ReadBody, trace: Trace): WorkItem {
  const pointer = `/work_experience/${index}`;
  const note = (field: string, piece: HeadPiece | null, confidence: number) => {
    if (piece !== null) trace.note(`${pointer}/${field}`, piece.numbers, confidence);
  };
  const bothNamed = draft.title !== null && draft.company !== null;
  note(
    'title',
    draft.title,
    scoreTitle(draft.title?.text ?? '') > 0 ? 0.95 : bothNamed ? 0.75 : 0.5,
  );
  note(
    'company',
    draft.company,
    scoreCompany(draft.company?.text ?? '') >= 1 ? 0.95 : bothNamed ? 0.8 : 0.5,
  );
  note('location', draft.place, 0.9);
  if (draft.head.dates !== '') trace.note(`${pointer}/dates`, draft.head.dateNumbers, 0.95);
  const extra = draft.extra.map((piece) => piece.text);
  for (const piece of draft.extra) note('description', piece, 0.5);
  if (body.descriptionNumbers.length > 0)
    trace.note(`${pointer}/description`, body.descriptionNumbers, 0.85);
  if (body.labelNumbers.length > 0) trace.note(`${pointer}/achievements`, body.labelNumbers, 0.9);
  body.achievements.forEach((achievement, at) => {
    trace.note(`${pointer}/achievements/${at}`, achievement.numbers, 0.9);
  });
  return {
    title: draft.title?.text ?? '',
    company: draft.company?.text ?? '',
    location: draft.place?.text ?? '',
    dates: draft.head.dates,
    description: [...extra, body.description].filter((text) => text !== '').join('\n'),
    achievements: body.achievements.map((achievement) => achievement.text),
  };
}
