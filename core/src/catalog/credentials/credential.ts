import { readNames, readRows } from '../../tables';

/** 1 school, 2 vocational middle, 3 vocational higher, 4 bachelor, 5 master, 6 doctorate, 0 short course. */
export interface Degree {
  readonly id: string;
  readonly level: number;
  readonly field: string;
  readonly es: readonly string[];
  readonly en: readonly string[];
}

const degreeColumns = ['field', 'id', 'level', 'es', 'en'] as const;

export function readDegrees(table: string): readonly Degree[] {
  return readRows(table, degreeColumns).map(({ id, level, field, es, en }) => ({
    id,
    level: Number(level),
    field,
    es: readNames(es),
    en: readNames(en),
  }));
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

const certificateColumns = ['field', 'id', 'issuer', 'es', 'en', 'skills'] as const;

/** An empty English cell means: the same names. */
export function readCertificates(table: string): readonly Certificate[] {
  return readRows(table, certificateColumns).map(({ id, field, issuer, skills, ...names }) => {
    const es = readNames(names.es);
    const en = readNames(names.en);
    return { id, field, issuer, es, en: en.length > 0 ? en : es, skills: readNames(skills) };
  });
}
