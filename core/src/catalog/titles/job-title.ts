import { readNames, readTable } from '../read-table';

/** 1 trainee, 2 junior or helper, 3 qualified, 4 senior or specialist, 5 lead or head of a team, 6 director. */
export type JobLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface JobTitle {
  readonly id: string;
  readonly level: JobLevel;
  /** The field of work: "health", "education", "software". */
  readonly family: string;
  /** Feminine and masculine forms stand as names of their own in Spanish. */
  readonly es: readonly string[];
  readonly en: readonly string[];
  /** Skills such a post usually asks for, by id, the most usual first. */
  readonly skills: readonly string[];
}

/** Reads lines such as `nurse ; 3 ; enfermera, enfermero ; nurse, registered nurse ; patient-care, triage`. */
export function readJobTitles(source: string): readonly JobTitle[] {
  return readTable(source, 5).map(({ group, line, columns }) => {
    const [id = '', level = '', es, en, skills] = columns;
    const number = Number(level);
    if (!isLevel(number)) throw new Error(`unknown level "${level}" in line ${line}`);
    return {
      id,
      level: number,
      family: group,
      es: readNames(es),
      en: readNames(en),
      skills: readNames(skills),
    };
  });
}

function isLevel(number: number): number is JobLevel {
  return Number.isInteger(number) && number >= 1 && number <= 6;
}
