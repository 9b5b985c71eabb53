import { readNames, readTable } from '../read-table';

/** 1 school, 2 vocational middle, 3 vocational higher, 4 bachelor, 5 master, 6 doctorate, 0 short course. */
export interface Degree {
  readonly id: string;
  readonly level: number;
  readonly field: string;
  readonly es: readonly string[];
  readonly en: readonly string[];
}

/** Reads lines such as `nursing-degree ; 4 ; Grado en Enfermería, Diplomado en Enfermería ; BSc Nursing`. */
export function readDegrees(source: string): readonly Degree[] {
  return readTable(source, 4).map(({ group, columns }) => {
    const [id = '', level = '', es, en] = columns;
    return { id, level: Number(level), field: group, es: readNames(es), en: readNames(en) };
  });
}

export interface Certificate {
  readonly id: string;
  readonly field: string;
  readonly issuer: string;
  readonly es: readonly string[];
  readonly en: readonly string[];
  /** Skills it attests, by id. */
  readonly skills: readonly string[];
}

/**
 * Reads lines such as `pl-300 ; Microsoft ; PL-300, Power BI Data Analyst Associate ; ; power-bi`.
 * An empty English column means: the same names.
 */
export function readCertificates(source: string): readonly Certificate[] {
  return readTable(source, 5).map(({ group, columns }) => {
    const [id = '', issuer = '', es, en, skills] = columns;
    const names = readNames(es);
    const english = readNames(en);
    return {
      id,
      field: group,
      issuer,
      es: names,
      en: english.length > 0 ? english : names,
      skills: readNames(skills),
    };
  });
}
