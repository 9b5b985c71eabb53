import type { Cv } from '../../cv';
import { type DatePoint, readSpan } from '../../improve';

/** A text of the CV, where it is, and when what it tells of was last done. */
export interface CvField {
  readonly section: string;
  readonly pointer: string;
  readonly text: string;
  readonly lastUsed: string | null;
  /** What else is said of it: the level of a language, the date of a certificate. */
  readonly note: string;
  /** A certificate that has run out, or that is still to be earned. */
  readonly isNotHeld?: boolean;
}

export function listCvFields(cv: Cv): readonly CvField[] {
  const fields: CvField[] = [];
  const add = (
    section: string,
    pointer: string,
    text: string,
    lastUsed: string | null = null,
    note = '',
  ): void => {
    if (text.trim() !== '') fields.push({ section, pointer, text, lastUsed, note });
  };
  add('personal', '/personal/title', cv.personal.title);
  add('summary', '/summary', cv.summary);
  cv.work_experience.forEach((item, index) => {
    const at = `/work_experience/${index}`;
    const used = readLastUsed(item.dates);
    add('work_experience', `${at}/title`, item.title, used);
    add('work_experience', `${at}/description`, item.description, used);
    item.achievements.forEach((text, line) => {
      add('work_experience', `${at}/achievements/${line}`, text, used);
    });
  });
  cv.education.forEach((item, index) => {
    const at = `/education/${index}`;
    const used = readLastUsed(item.dates);
    add('education', `${at}/degree`, item.degree, used);
    add('education', `${at}/field_of_study`, item.field_of_study, used);
    add('education', `${at}/description`, item.description, used);
  });
  cv.skills.forEach((text, index) => {
    add('skills', `/skills/${index}`, text);
  });
  cv.certifications.forEach(({ name, date }, index) => {
    add('certifications', `/certifications/${index}/name`, name, readLastUsed(date), date);
  });
  cv.languages.forEach(({ language, proficiency }, index) => {
    const note = `${language} ${proficiency}`;
    add('languages', `/languages/${index}/language`, language, null, note);
    // "Gallego: CELGA 4": the level is the name of a certificate.
    if (/\p{Lu}{3,}/u.test(proficiency))
      add('languages', `/languages/${index}/proficiency`, proficiency, null, note);
  });
  for (const [heading, lines] of Object.entries(cv.additional)) {
    const key = heading.replaceAll('~', '~0').replaceAll('/', '~1');
    lines.forEach((text, line) => {
      add('additional', `/additional/${key}/${line}`, text, null, text);
    });
  }
  return fields;
}

/** The month an entry ends in, "present" where it goes on. */
export function readLastUsed(dates: string): string | null {
  const span = readSpan(dates);
  if (span === null) return null;
  if (span.end === 'present') return 'present';
  return writePoint(span.end ?? span.start);
}

function writePoint({ year, month }: DatePoint): string {
  return month === null ? `${year}` : `${year}-${String(month).padStart(2, '0')}`;
}
