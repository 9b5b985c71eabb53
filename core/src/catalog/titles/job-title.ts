import { readNames, readRows } from '../../tables';

/** 1 trainee, 2 junior or helper, 3 qualified, 4 senior or specialist, 5 lead or head of a team, 6 director. */
type JobLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface JobTitle {
  readonly id: string;
  readonly level: JobLevel;
  /** The field of work: "health", "education", "software". */
  readonly family: string;
  /** Feminine and masculine forms are separate names in Spanish. */
  readonly es: readonly string[];
  readonly en: readonly string[];
  /** Skills such a job usually asks for, by id, the most usual first. */
  readonly skills: readonly string[];
}

const columns = ['family', 'id', 'level', 'es', 'en', 'skills'] as const;

export function readJobTitles(table: string): readonly JobTitle[] {
  return readRows(table, columns).map(({ id, family, level, es, en, skills }) => {
    const number = Number(level);
    if (!isLevel(number)) throw new Error(`unknown level "${level}" of ${id}`);
    return {
      id,
      level: number,
      family,
      es: readNames(es),
      en: readNames(en),
      skills: readNames(skills),
    };
  });
}

function isLevel(number: number): number is JobLevel {
  return Number.isInteger(number) && number >= 1 && number <= 6;
}
