import type { SectionKind } from '../../catalog';
import { detectLanguage } from '../../language';
import { findDates, onlyDates } from '../dates/read-dates';
import { scoreDegree, scoreInstitution, scoreTitle } from '../entries/score-roles';
import { type CvLine, countWords } from '../lines/cv-line';
import { isLanguageLine } from '../lists/read-languages';
import { partLicence } from '../studies/driving-licence';
import { splitShortSentences } from '../studies/split-short-sentences';
import { areLanguages, areSkills } from './guess-section';

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
 * Some have no heading at all. Each line, or each group of lines between two gaps, then says itself what it is: a job has its
 * years, a course or a language its name. Only done where the whole document is like that.
 */
export function openUnheaded(sections: OpenSection[], nameLine: CvLine | null): void {
  const [header] = sections;
  if (header === undefined || sections.some(({ kind }) => kind !== 'header')) return;
  const lines = sections.flatMap((section) => section.lines);
  const groups = groupLines(lines);
  const kinds = groups.map(kindOfGroup);
  const first = kinds.findIndex((kind) => kind !== null);
  const entries = kinds.filter((kind) => kind === 'work' || kind === 'education');
  const nameAt = groups.findIndex((group) => nameLine !== null && group.includes(nameLine));
  if (first < 1 || entries.length < LEAST_ENTRIES || nameAt > first) return;
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
  header.lines = groups.slice(0, first).flat();
  sections.splice(1, sections.length, ...opened);
}

type Group = readonly CvLine[];

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
  if (COURSE.test(text)) return 'certifications';
  const isSchool = scoreInstitution(text) >= 3 && scoreTitle(text) < 2;
  if (scoreDegree(text) >= 3 || (isSchool && dates.length > 0)) return 'education';
  return dates.some(({ isRange, isOpen }) => isRange || isOpen) ? 'work' : null;
}
