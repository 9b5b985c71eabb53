import type { Cv } from './cv-schema';
import { type EntryList, entryLists } from './entry-lists';

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

/** How much of it a task of an engine takes: the texts of sixty pages, read and rewritten in a second or two. */
export const taskLimits: CvLimits = {
  ...cvLimits,
  lines: 2_000,
  allLines: 2_000,
  text: 100_000,
  allText: 200_000,
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
