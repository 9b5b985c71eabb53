import { findDates } from '../dates/read-dates';
import { scoreDegree, scoreInstitution } from '../entries/score-roles';
import type { CvLine } from '../lines/cv-line';
import type { Section } from '../sections/split-sections';

const SURE_DEGREE = 3;

/**
 * "Professional qualifications" with a degree among the certificates: where no section is about studies, an item that begins
 * with a degree and names its school is a study.
 */
export function takeDegrees(sections: readonly Section[]): readonly Section[] {
  if (sections.some(({ kind }) => kind === 'education')) return sections;
  return sections.flatMap((section) => {
    const degrees = section.kind === 'certifications' ? section.lines.filter(isDegree) : [];
    if (degrees.length === 0) return [section];
    const certificates = section.lines.filter((line) => !degrees.includes(line));
    const studies: Section = { ...section, kind: 'education', lines: degrees };
    return certificates.length === 0 ? [studies] : [studies, { ...section, lines: certificates }];
  });
}

/** One item, or a line with its date: all of a study. */
function isDegree({ text, bullet }: CvLine): boolean {
  const [date] = findDates(text);
  const isWhole = bullet || (date !== undefined && date.end >= text.length - 1);
  return isWhole && scoreDegree(text) >= SURE_DEGREE && scoreInstitution(text) > 0;
}
