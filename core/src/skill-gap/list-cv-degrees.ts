import type { Cv } from '../cv';
import { detectLanguage, readTokens } from '../language';
import { findDegrees } from './find-degrees';
import type { CvDegree } from './judge-degree';
import { listCvFields, readLastUsed } from './list-cv-fields';

/** The degrees of a CV with their places. Vocational ones are often among the certificates. */
export function listCvDegrees(cv: Cv): readonly CvDegree[] {
  const read = (
    section: string,
    pointer: string,
    line: string,
    quote: string,
    dates: string,
  ): readonly CvDegree[] => {
    const place = { section, pointer, line, quote, lastUsed: readLastUsed(dates) };
    return findDegrees(readTokens(line), true).map((mention) => ({ ...mention, place }));
  };
  const link = detectLanguage(listCvFields(cv)) === 'es' ? 'en' : 'in';
  return [
    ...cv.education.flatMap(({ degree, field_of_study, dates }, index) => {
      const line = joinField(degree, link, field_of_study);
      return read('education', `/education/${index}/degree`, line, degree, dates);
    }),
    ...cv.certifications.flatMap(({ name, date }, index) =>
      read('certifications', `/certifications/${index}/name`, name, name, date),
    ),
  ];
}

/** "Grado en Enfermería" has said its field already. */
function joinField(degree: string, link: 'en' | 'in', field: string): string {
  const isSaid = degree.toLowerCase().includes(field.toLowerCase());
  return isSaid ? degree : `${degree} ${link} ${field}`;
}
