import type { Cv } from '../cv';
import { findDates, onlyDates } from './dates/read-dates';
import { type CvLine, countWords } from './lines/cv-line';
import type { ParsedCv } from './parsed-cv';
import { matchHeading } from './sections/match-heading';

/** An answer that can hardly be right, and the field where to look for it. */
interface Fault {
  readonly pointer: string;
  /** How much it tells against the reading as a whole. */
  readonly weight: number;
}

const MOST_NAME_WORDS = 12;
const LONGEST_SKILL = 60;
const MOST_SKILLS = 60;
const LONGEST_LEVEL = 35;
const LONGEST_TEXT = 200;
/** From this many wrong entries on, more of them add nothing. */
const MOST_PER_LIST = 6;
const LOST_LINE = 0.25;
const MOST_FOR_LOST = 8;

/** Checks that need no knowledge of what is right: what no CV says, and what a CV hardly ever leaves out. */
export function findFaults(cv: Cv): readonly Fault[] {
  return [
    ...faultsOfJobs(cv),
    ...faultsOfStudies(cv),
    ...faultsOfLists(cv),
    ...(cv.personal.name.includes(' ') ? [] : [{ pointer: '/personal/name', weight: 1 }]),
    ...(cv.work_experience.length > 0 ? [] : [{ pointer: '/work_experience', weight: 3 }]),
    ...(cv.education.length > 0 ? [] : [{ pointer: '/education', weight: 1.5 }]),
  ];
}

/** How much speaks against a reading, by its faults and by the lines it has no place for. Lower is better. */
export function judgeReading({ cv, unplaced }: ParsedCv): number {
  const sums = new Map<string, number>();
  for (const { pointer, weight } of findFaults(cv)) {
    const list = pointer.split('/')[1] ?? '';
    sums.set(list, Math.min(MOST_PER_LIST, (sums.get(list) ?? 0) + weight));
  }
  const lost = unplaced.filter(({ reason }) => reason === 'not-understood').length;
  const faults = [...sums.values()].reduce((sum, one) => sum + one, 0);
  return faults + Math.min(MOST_FOR_LOST, LOST_LINE * lost);
}

const OF_ENTRY = /^\/(?:work_experience|education|certifications)\/\d/;

/** Lines or cells that are a span of time and nothing else, and are read into no entry. */
export function countLostSpans(lines: readonly CvLine[], { provenance }: ParsedCv): number {
  const ofEntries = new Set(
    Object.entries(provenance).flatMap(([pointer, place]) =>
      OF_ENTRY.test(pointer) ? place.lines : [],
    ),
  );
  return lines.filter(
    ({ cells, numbers }) =>
      !numbers.some((number) => ofEntries.has(number)) &&
      cells.some((cell) => onlyDates(cell)?.isRange),
  ).length;
}

function faultsOfJobs({ work_experience }: Cv): readonly Fault[] {
  return work_experience.flatMap(({ title, company, dates, description, achievements }, at) => {
    const pointer = `/work_experience/${at}`;
    // Point to the rest of the entry, where the reader can look for what's missing.
    const seen = title !== '' ? 'title' : company !== '' ? 'company' : 'dates';
    return [
      ...(title === '' || company === '' ? [{ pointer: `${pointer}/${seen}`, weight: 1 }] : []),
      ...(dates === '' ? [{ pointer: `${pointer}/${seen}`, weight: 0.5 }] : []),
      ...faultsOfName(`${pointer}/title`, title),
      ...faultsOfName(`${pointer}/company`, company),
      ...faultsOfText(`${pointer}/description`, description.split('\n')),
      ...faultsOfText(`${pointer}/achievements`, achievements),
    ];
  });
}

function faultsOfStudies({ education }: Cv): readonly Fault[] {
  return education.flatMap(({ degree, institution }, at) => {
    const pointer = `/education/${at}`;
    const seen = degree !== '' ? 'degree' : institution !== '' ? 'institution' : 'dates';
    return [
      ...(degree === '' || institution === ''
        ? [{ pointer: `${pointer}/${seen}`, weight: 0.5 }]
        : []),
      ...(/\b(?:19|20)\d\d\b/.test(degree) ? [{ pointer: `${pointer}/degree`, weight: 0.5 }] : []),
      ...faultsOfName(`${pointer}/degree`, degree),
      ...faultsOfName(`${pointer}/institution`, institution),
    ];
  });
}

/** Half a sentence, or a date, where a name should be. */
function faultsOfName(pointer: string, name: string): readonly Fault[] {
  const isOdd =
    /^\p{Ll}/u.test(name) ||
    countWords(name) > MOST_NAME_WORDS ||
    matchHeading(name) !== null ||
    findDates(name).some(({ isRange }) => isRange);
  return isOdd ? [{ pointer, weight: 1 }] : [];
}

/** The span of another entry, or the heading of another section, in the text of this one. */
function faultsOfText(pointer: string, lines: readonly string[]): readonly Fault[] {
  return lines.flatMap((line) => {
    const hasSpan = line.length <= LONGEST_TEXT && findDates(line).some(({ isRange }) => isRange);
    return hasSpan || isStrandedHeading(line) ? [{ pointer, weight: 1 }] : [];
  });
}

function isStrandedHeading(line: string): boolean {
  const kind = matchHeading(line);
  return (
    kind === 'work' || kind === 'education' || kind === 'languages' || kind === 'certifications'
  );
}

function faultsOfLists({ skills, languages }: Cv): readonly Fault[] {
  const isOdd = (skill: string) => skill.length > LONGEST_SKILL || isStrandedHeading(skill);
  return [
    ...skills.flatMap((skill, at) =>
      isOdd(skill) ? [{ pointer: `/skills/${at}`, weight: 0.3 }] : [],
    ),
    ...(skills.length > MOST_SKILLS ? [{ pointer: '/skills', weight: 1 }] : []),
    ...languages.flatMap(({ proficiency }, at) =>
      proficiency.length > LONGEST_LEVEL
        ? [{ pointer: `/languages/${at}/proficiency`, weight: 0.7 }]
        : [],
    ),
  ];
}
