import type { SectionKind } from '../../catalog';
import { detectLanguage } from '../../language';
import { findDates, onlyDates } from '../dates/read-dates';
import { scoreDegree, scoreInstitution, scoreTitle } from '../entries/score-roles';
import { type CvLine, countWords } from '../lines/cv-line';
import { isLanguageLine } from '../lists/read-languages';
import { partLicence } from '../studies/driving-licence';
import { splitShortSentences } from '../studies/split-short-sentences';
import { areLanguages, areSkills, isOwnKind } from './guess-section';
import { joinFull, joinLooks, openTold, type ToldLine } from './told-lines';

interface OpenSection {
  kind: SectionKind;
  label: string;
  headingNumbers: number[];
  lines: CvLine[];
}

const LEAST_ENTRIES = 2;
const COURSE =
  /^(?:curso|cursillo|carn[eé]t? de|certificad[oa] (?:de|en)|título de|certificate|certified|course|licen[cs]e for)(?!\p{L})/iu;
const OF_PERSON =
  /^(?:nacid[oa]|born|permiso de (?:conducir|residencia|trabajo)|carn[eé]t? de conducir|(?:full )?driving licen[cs]e|vehículo|coche propio|disponibilidad|disponible|available)(?!\p{L})/iu;
const SPEAKS = /^(?:hablo|domino|i speak|idiomas|languages)(?!\p{L})/iu;
export const otherDetails = { es: 'Otros datos', en: 'Other details' } as const;

/**
 * Some have no heading at all, or one over everything. Each line, or each group of lines between two gaps, then says itself
 * what it is: a job has its years, a course or a language its name. Under headings only where everything else found no job.
 */
export function openUnheaded(
  sections: OpenSection[],
  nameLine: CvLine | null,
  opensAll: boolean,
): void {
  const [header] = sections;
  const others = sections.filter(({ kind }) => kind !== 'header');
  const areAll = others.length === 0;
  if (header === undefined || (!areAll && !opensAll)) return;
  if (others.some(({ kind }) => kind === 'work')) {
    openSwallowed(sections);
    return;
  }
  const unheaded = sections.flatMap(({ kind, lines }) => (kind === 'header' ? lines : []));
  const found = openLines(unheaded, nameLine);
  if (found !== null && found.kept.length > 0 && (areAll || holdsJob(found.opened))) {
    header.lines = found.kept;
    sections.splice(1, sections.length, ...found.opened, ...others);
    return;
  }
  for (const section of others) {
    const within = MAY_HOLD_ALL.has(section.kind) ? openLines(section.lines, null) : null;
    if (within === null || !holdsJob(within.opened)) continue;
    section.lines = within.kept;
    sections.splice(sections.indexOf(section) + 1, 0, ...within.opened);
    return;
  }
}

const LEAST_SPANS = 2;
const MAY_SWALLOW: ReadonlySet<SectionKind> = new Set([
  'summary',
  'skills',
  'languages',
  'interests',
  'additional',
]);

/** Jobs in a section about something else, since nothing shows that a line above them is their heading. */
function openSwallowed(sections: OpenSection[]): void {
  for (const section of sections) {
    if (!MAY_SWALLOW.has(section.kind) || isOwnKind(section.label)) continue;
    const at = section.lines.findIndex(({ text }) => onlyDates(text)?.isRange === true);
    const titled = section.lines.filter(({ text }) => scoreTitle(text) >= 2);
    if (at < 0 || section.lines.filter(isSpan).length < LEAST_SPANS || titled.length < LEAST_SPANS)
      continue;
    const first = section.lines.slice(0, at + 1).findLastIndex(({ gapBefore }) => gapBefore);
    const from = Math.max(first, 0);
    const lines = section.lines.splice(from);
    sections.splice(sections.indexOf(section) + 1, 0, {
      ...{ kind: 'work', label: '', headingNumbers: [] },
      lines: lines[0] !== undefined && headsAll(lines) ? lines.slice(1) : lines,
    });
    return;
  }
}

function isSpan({ text }: CvLine): boolean {
  return onlyDates(text)?.isRange === true;
}

/** A line alone between two gaps, above the first date. */
function headsAll([first, second]: readonly CvLine[]): boolean {
  return first !== undefined && !isSpan(first) && second?.gapBefore === true;
}

function holdsJob(sections: readonly OpenSection[]): boolean {
  return sections.some(({ kind }) => kind === 'work');
}

const MAY_HOLD_ALL: ReadonlySet<SectionKind> = new Set(['summary', 'additional']);

/** What is before the first line that says what it is, and the sections that follow. Null where hardly anything does. */
function openLines(
  source: readonly CvLine[],
  nameLine: CvLine | null,
): { readonly kept: CvLine[]; readonly opened: readonly OpenSection[] } | null {
  const told = joinFull(source).flatMap((lines) => openParagraph(lines, nameLine));
  const lines = told.map(({ line }) => line);
  const own = new Map(told.map(({ line, kind }) => [line, kind]));
  const groups = groupLines(lines);
  const ownKind = ([line]: Group) => (line === undefined ? null : (own.get(line) ?? null));
  const kinds = findLists(
    groups,
    settleKinds(
      groups,
      groups.map((group) => ownKind(group) ?? kindOfGroup(group)),
    ),
  );
  const first = kinds.findIndex((kind) => kind !== null);
  const entries = kinds.filter((kind) => kind === 'work' || kind === 'education');
  const nameAt = groups.findIndex((group) => nameLine !== null && group.includes(nameLine));
  if (first < 0 || entries.length < LEAST_ENTRIES || nameAt > first) return null;
  const label = otherDetails[detectLanguage(lines)];
  const opened: OpenSection[] = [];
  let last: SectionKind = 'additional';
  for (const [at, group] of groups.entries()) {
    if (at < first) continue;
    const goesOn: boolean = group[0]?.gapBefore !== true || tellsMore(groups[at - 1], group, last);
    const kind: SectionKind = kinds[at] ?? (goesOn ? last : 'additional');
    last = kind;
    const known = opened.find((section) => section.kind === kind);
    if (known !== undefined) known.lines.push(...group);
    else
      opened.push({
        kind,
        label: kind === 'additional' ? label : '',
        headingNumbers: [],
        lines: [...group],
      });
  }
  return { kept: groups.slice(0, first).flat(), opened };
}

/** A paragraph that tells a thing is read whole; the lines of any other stay as they are. */
function openParagraph(lines: Group, nameLine: CvLine | null): readonly ToldLine[] {
  const plain = lines.map((line) => ({ line, kind: null }));
  const [first, second] = lines;
  if (first === undefined || first === nameLine) return plain;
  const told = openTold(second === undefined ? first : joinLooks(lines));
  const isTold = told.length > 1 || told.some(({ kind }) => kind !== null);
  return second === undefined || isTold ? told : plain;
}

type Group = readonly CvLine[];

/** What is on one line is of one kind, and among jobs a title with one year is a job too. */
function settleKinds(
  groups: readonly Group[],
  kinds: readonly (SectionKind | null)[],
): readonly (SectionKind | null)[] {
  const ofLines = readKindsOfLines(groups, kinds);
  const together = groups.map(
    ([line], at) => kinds[at] ?? (line === undefined ? null : (ofLines.get(line.numbers) ?? null)),
  );
  if (kinds.filter((kind) => kind === 'work').length < LEAST_ENTRIES) return together;
  return together.map((kind, at) => {
    const [line, more] = groups[at] ?? [];
    const isJob = line !== undefined && more === undefined && namesDatedTitle(line);
    return kind === null && isJob ? 'work' : kind;
  });
}

const LEAST_LISTED = 2;

/** Items below a gap, most of which end in a year: what was earned, and no actions of a job, which have their name right above. */
function findLists(
  groups: readonly Group[],
  kinds: readonly (SectionKind | null)[],
): readonly (SectionKind | null)[] {
  const settled = [...kinds];
  for (let from = 0; from < groups.length; from++) {
    if (groups[from]?.[0]?.bullet !== true) continue;
    let end = from + 1;
    while (groups[end]?.[0]?.bullet === true && groups[end]?.[0]?.gapBefore !== true) end += 1;
    const items = groups.slice(from, end).flat();
    const earned = items.filter(({ text }) => endsInYear(text));
    const isApart = items[0]?.gapBefore === true && kinds[from - 1] !== 'work';
    if (isApart && items.length >= LEAST_LISTED && earned.length * 2 > items.length)
      for (let at = from; at < end; at++) settled[at] ??= 'certifications';
    from = end - 1;
  }
  return settled;
}

/** "Spraying, Alba Training, 2010". */
function endsInYear(text: string): boolean {
  const [date, another] = findDates(text);
  if (date === undefined || another !== undefined || date.isRange || date.isOpen) return false;
  return date.end >= text.length - 2 && /[,(–—|·-]\s*$/.test(text.slice(0, date.start));
}

/** By the lines of the page that a group begins in, the first study or certificate that begins there. */
function readKindsOfLines(
  groups: readonly Group[],
  kinds: readonly (SectionKind | null)[],
): ReadonlyMap<CvLine['numbers'], SectionKind> {
  const found = new Map<CvLine['numbers'], SectionKind>();
  for (const [at, [line]] of groups.entries()) {
    if (line === undefined || found.has(line.numbers)) continue;
    if (kinds[at] === 'education') found.set(line.numbers, 'education');
    else if (isCertificate(kinds[at], line)) found.set(line.numbers, 'certifications');
  }
  return found;
}

function isCertificate(kind: SectionKind | null | undefined, { text }: CvLine): boolean {
  return kind === 'certifications' || partLicence(text) !== null;
}

/** "Bar Sol, ayudante de cocina, 2017." */
function namesDatedTitle({ text, bullet }: CvLine): boolean {
  const [dates, another] = bullet || countWords(text) > MOST_NAME_WORDS ? [] : findDates(text);
  if (dates === undefined || another !== undefined) return false;
  const names = text.slice(0, dates.start).split(/, | [–—-] |: /);
  return names.length > 1 && names.some((name) => scoreTitle(name) >= 2);
}

/** Between two gaps, where the dates of jobs are below or above their names; else each line has all of a thing. */
function groupLines(lines: readonly CvLine[]): readonly Group[] {
  const isDate = ({ text }: CvLine) => onlyDates(text)?.isRange === true;
  const groups: CvLine[][] = [];
  for (const line of lines) {
    const current = groups.at(-1);
    if (current === undefined || line.gapBefore) groups.push([line]);
    else current.push(line);
  }
  const areParted = groups.filter(isNameOverDate).length >= LEAST_ENTRIES;
  if (!areParted && lines.filter(isDate).length < LEAST_ENTRIES) return lines.map((line) => [line]);
  return groups.flatMap((group) => (areOneEach(group) ? group.map((line) => [line]) : [group]));
}

/** "**Bachillerato**" over "IES La Senda, 2021-2023", between two gaps. */
function isNameOverDate([name, giver]: Group): boolean {
  if (name === undefined || giver === undefined || giver.gapBefore) return false;
  const isSetApart = name.look.bold === true && giver.look.bold !== true;
  return isSetApart && findDates(name.text).length === 0 && findDates(giver.text).length === 1;
}

/** A course, a licence, a language: one below the other with no gap, each of which says what it is. */
function areOneEach(group: Group): boolean {
  const told = group.filter((line) => kindOf(line) !== null && onlyDates(line.text) === null);
  const isDated = group.some(({ text }) => findDates(text).some(({ isRange }) => isRange));
  if (group.length < 2 || isDated || isNameOverDate(group)) return false;
  return told.length * 2 >= group.length;
}

/** What was done in a job whose name and dates are above the gap. */
function tellsMore(above: Group | undefined, group: Group, kind: SectionKind): boolean {
  if (kind !== 'work' && kind !== 'education') return false;
  const isText = (lines: Group) =>
    lines.some(({ bullet }) => bullet) ||
    countWords(lines.map(({ text }) => text).join(' ')) >= LEAST_TEXT_WORDS;
  const [last] = above?.slice(-1) ?? [];
  return last !== undefined && isText(group) && !isText([last]);
}

const LEAST_TEXT_WORDS = 7;
const MOST_HEAD_LINES = 4;
const HOURS = /(?<!\d)\d{1,3} ?(?:h|hrs|horas|hours)(?!\p{L})/iu;

/** By what its first lines say together: "2010 – 2012" over a degree and its school is a study, over a title a job. */
function kindOfGroup(group: Group): SectionKind | null {
  const [first, second] = group;
  if (first === undefined) return null;
  if (second === undefined) return isProfile(first) && !isOfPerson(first) ? null : kindOf(first);
  const end = group.findIndex(({ text, bullet }) => bullet || countWords(text) > MOST_NAME_WORDS);
  const head = group.slice(0, Math.min(end < 0 ? group.length : end, MOST_HEAD_LINES));
  const dates = head.flatMap(({ text }) => findDates(text));
  const names = head.filter(({ text }) => onlyDates(text) === null);
  if (dates.length === 0) return kindOfUndated(group);
  if (names.some(({ text }) => OF_PERSON.test(text))) return 'additional';
  const isSpan = dates.some(({ isRange, isOpen }) => isRange || isOpen);
  if (names.some(({ text }) => COURSE.test(text) || (!isSpan && HOURS.test(text))))
    return 'certifications';
  const isTitled = names.some(({ text }) => scoreTitle(text) >= 2);
  const isStudy = names.some(({ text }) => scoreDegree(text) >= 2 || scoreInstitution(text) >= 3);
  if (names.some(({ text }) => scoreDegree(text) >= 3) || (isStudy && !isTitled))
    return 'education';
  return (isSpan || isTitled) && names.length > 0 ? 'work' : null;
}

const MOST_NAME_WORDS = 12;

/** "I have translated for museums since 2006 …": a long text with no span of time. */
function isProfile({ text }: CvLine): boolean {
  return countWords(text) > 2 * MOST_NAME_WORDS && !findDates(text).some(({ isRange }) => isRange);
}

function kindOfUndated(group: Group): SectionKind | null {
  if (areLanguages(group)) return 'languages';
  return areSkills(group) ? 'skills' : null;
}

function isOfPerson({ text }: Pick<CvLine, 'text'>): boolean {
  return OF_PERSON.test(text);
}

/** "Driving licence B and C. Driver CPC valid to 2029. ADR, 2021.": a licence, and others with their years. */
function listsCertificates(text: string): boolean {
  const [first = '', ...others] = splitShortSentences(text);
  const dated = others.filter((each) => findDates(each).length > 0);
  return partLicence(first) !== null && dated.length > 0 && dated.length === others.length;
}

function kindOf({ text, bullet }: CvLine): SectionKind | null {
  if (bullet || text.length > 300) return null;
  if (isOfPerson({ text })) return listsCertificates(text) ? 'certifications' : 'additional';
  const dates = findDates(text);
  if (dates.length === 0 && (SPEAKS.test(text) || isLanguageLine(text, false))) return 'languages';
  const isSpan = dates.some(({ isRange, isOpen }) => isRange || isOpen);
  if (COURSE.test(text) || (dates.length > 0 && !isSpan && HOURS.test(text)))
    return 'certifications';
  const isTitled = text.split(/, | [–—-] /).some((name) => scoreTitle(name) >= 2);
  const isSchool = scoreInstitution(text) >= 3 && !isTitled;
  if (scoreDegree(text) >= 3 || (isSchool && dates.length > 0)) return 'education';
  return isSpan ? 'work' : null;
}
