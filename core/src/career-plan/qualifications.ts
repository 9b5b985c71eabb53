import table from '../../data/qualifications.tsv' with { type: 'text' };
import { degrees } from '../catalog/credentials';
import type { JobTitle } from '../catalog/titles';
import type { Cv } from '../cv';
import { readTokens } from '../language';
import { findDegrees } from '../skill-gap';
import { readNames, readRows } from '../tables';
import { readTitleLevel } from './read-level';

export interface Qualification {
  readonly id: string;
  readonly kind: 'degree' | 'exam';
  readonly es: string;
  readonly en: string;
  readonly months: number;
}

interface Row {
  readonly titles: ReadonlySet<string>;
  /** Any of them will do. */
  readonly degrees: readonly string[];
  readonly kind: Qualification['kind'];
  readonly months: number;
}

/** Jobs that are closed without a certain qualification, and the months it usually takes. */
const rows: readonly Row[] = readRows(table, ['kind', 'titles', 'degrees', 'months']).map(
  (row) => ({
    titles: new Set(readNames(row.titles)),
    degrees: readNames(row.degrees),
    kind: row.kind === 'exam' ? 'exam' : 'degree',
    months: Number(row.months),
  }),
);

const degreeOf = new Map(degrees.map((degree) => [degree.id, degree]));

/** What the goal asks for by law or custom and the CV does not show. */
export function findMissingQualifications(goal: JobTitle, cv: Cv): readonly Qualification[] {
  const held = new Set(
    cv.education
      .flatMap(({ degree, field_of_study }) => [
        ...findDegrees(readTokens(`${degree} ${field_of_study}`), true),
        ...findDegrees(readTokens(degree), true),
      ])
      .map(({ id }) => id),
  );
  // Someone already in the job has the qualification, whatever the CV calls it.
  const worked = new Set(
    cv.work_experience.map(({ title }) => readTitleLevel(title).title?.id).filter((id) => id),
  );
  return rows
    .filter(({ titles }) => titles.has(goal.id))
    .filter((row) => !row.degrees.some((id) => held.has(id)))
    .filter((row) => ![...row.titles].some((id) => worked.has(id)))
    .map((row) => {
      const [id = 'exam'] = row.degrees;
      const degree = degreeOf.get(id);
      return {
        id: row.kind === 'exam' ? `exam-${goal.id}` : id,
        kind: row.kind,
        es: degree?.es[0] ?? goal.es[0] ?? id,
        en: degree?.en[0] ?? goal.en[0] ?? id,
        months: row.months,
      };
    });
}

/** For the check of the table. */
export function listQualificationLinks(): readonly {
  titles: readonly string[];
  degrees: readonly string[];
}[] {
  return rows.map((row) => ({ titles: [...row.titles], degrees: row.degrees }));
}
