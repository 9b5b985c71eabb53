import type { Cv } from './cv-schema';
import { type EntryList, entryLists } from './entry-lists';
import { isObject } from './loose-values';

/**
 * How much a CV may hold when it is sent in: more than sixty pages do, and little enough that no call about it takes long.
 * What was stored before there were limits can still be opened, exported and deleted.
 */
export const cvLimits = {
  entries: {
    work_experience: 200,
    education: 200,
    certifications: 1_000,
    languages: 200,
  } satisfies Record<EntryList, number>,
  skills: 2_000,
  /** Sections of the person's own, and characters in the heading of one. */
  sections: 100,
  heading: 300,
  /** In one list: the lines of a section, the achievements of a job. */
  lines: 5_000,
  /** In all lists together, skills among them. */
  allLines: 10_000,
  /** Characters of any one text, and of all of them together. */
  text: 300_000,
  allText: 1_000_000,
} as const;

type CvLimits = {
  readonly [Name in keyof typeof cvLimits]: (typeof cvLimits)[Name] extends number
    ? number
    : Readonly<Record<EntryList, number>>;
};

/** How much of it a task of an engine takes: the texts of thirty pages, read and rewritten in less than two seconds. */
export const taskLimits: CvLimits = {
  ...cvLimits,
  lines: 800,
  allLines: 800,
  text: 50_000,
  allText: 75_000,
};

/** What there is too much of. */
export interface CvExcess {
  /** Where, as a JSON pointer; empty for the CV as a whole. */
  readonly pointer: string;
  readonly unit: 'entries' | 'sections' | 'lines' | 'characters';
  readonly most: number;
  readonly found: number;
}

/** The first thing a CV has too much of; undefined when it is within all limits. */
export function findExcess(cv: Cv, limits: CvLimits = cvLimits): CvExcess | undefined {
  const tally = { lines: cv.skills.length, characters: 0 };
  return (
    findListExcess(cv, limits, tally) ??
    findTextExcess(cv, '', limits, tally) ??
    judge('', 'lines', tally.lines, limits.allLines) ??
    judge('', 'characters', tally.characters, limits.allText)
  );
}

/** So many times a limit is too much whatever shape it has, and however often it says the same. */
const FAR_BEYOND = 4;

/** The same for what has come in and was not read yet: reading it would take long, to be refused in the end. */
export function findRoughExcess(sent: unknown): CvExcess | undefined {
  if (!isObject(sent)) return undefined;
  const { additional } = sent;
  const limits = { ...cvLimits.entries, skills: cvLimits.skills };
  const excesses = Object.entries(limits).map(([name, most]) =>
    judge(`/${name}`, 'entries', countItems(sent[name]), most),
  );
  const headings = isObject(additional) ? Object.keys(additional).length : 0;
  excesses.push(judge('/additional', 'sections', headings, cvLimits.sections));
  const values = countValues(sent, FAR_BEYOND * cvLimits.allLines + 1);
  excesses.push(judge('', 'lines', values, cvLimits.allLines));
  return excesses.find((excess) => excess && excess.found > FAR_BEYOND * excess.most);
}

const countItems = (value: unknown) => (Array.isArray(value) ? value.length : 0);

/** How many values are in it, at any depth; no more than so many are counted. */
function countValues(value: unknown, most: number): number {
  const open: unknown[] = [value];
  let count = 0;
  for (; open.length > 0 && count < most; count += 1) {
    const next = open.pop();
    if (typeof next === 'object' && next !== null) open.push(...Object.values(next).slice(0, most));
  }
  return count;
}

interface Tally {
  lines: number;
  characters: number;
}

function findListExcess(cv: Cv, limits: CvLimits, tally: Tally): CvExcess | undefined {
  for (const list of entryLists) {
    const excess = judge(`/${list}`, 'entries', cv[list].length, limits.entries[list]);
    if (excess) return excess;
  }
  const headings = Object.keys(cv.additional);
  const early =
    judge('/skills', 'entries', cv.skills.length, limits.skills) ??
    judge('/additional', 'sections', headings.length, limits.sections);
  if (early) return early;
  for (const [at, { achievements }] of cv.work_experience.entries()) {
    const excess = countLines(`/work_experience/${at}/achievements`, achievements, limits, tally);
    if (excess) return excess;
  }
  for (const heading of headings) {
    const lines = cv.additional[heading] ?? [];
    tally.characters += heading.length;
    const excess =
      judge('/additional', 'characters', heading.length, limits.heading) ??
      countLines(`/additional/${heading}`, lines, limits, tally);
    if (excess) return excess;
  }
  return undefined;
}

function countLines(
  pointer: string,
  lines: readonly string[],
  limits: CvLimits,
  tally: Tally,
): CvExcess | undefined {
  tally.lines += lines.length;
  return judge(pointer, 'lines', lines.length, limits.lines);
}

function findTextExcess(
  value: unknown,
  pointer: string,
  limits: CvLimits,
  tally: Tally,
): CvExcess | undefined {
  if (typeof value === 'string') {
    tally.characters += value.length;
    return judge(pointer, 'characters', value.length, limits.text);
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const excess = findTextExcess(inner, `${pointer}/${name}`, limits, tally);
    if (excess) return excess;
  }
  return undefined;
}

function judge(
  pointer: string,
  unit: CvExcess['unit'],
  found: number,
  most: number,
): CvExcess | undefined {
  return found > most ? { pointer, unit, most, found } : undefined;
}
