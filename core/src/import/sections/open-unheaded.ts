import type { SectionKind } from '../../catalog';
import { detectLanguage } from '../../language';
import { findDates } from '../dates/read-dates';
import { scoreDegree } from '../entries/score-roles';
import type { CvLine } from '../lines/cv-line';
import { isLanguageLine } from '../lists/read-languages';

interface OpenSection {
  kind: SectionKind;
  label: string;
  headingNumbers: number[];
  lines: CvLine[];
}

const LEAST_JOBS = 2;
const COURSE =
  /^(?:curso|cursillo|carn[eé]t? de|certificad[oa] (?:de|en)|título de|certificate|certified|course|licen[cs]e for)(?!\p{L})/iu;
const OF_PERSON =
  /^(?:nacid[oa]|born|permiso de (?:conducir|residencia|trabajo)|carn[eé]t? de conducir|(?:full )?driving licen[cs]e|vehículo|coche propio|disponibilidad|disponible|available)(?!\p{L})/iu;
const SPEAKS = /^(?:hablo|domino|i speak|idiomas|languages)(?!\p{L})/iu;
const OTHER = { es: 'Otros datos', en: 'Other details' } as const;

/**
 * Some write one thing a line and no heading at all. Each line then says itself what it is: a job has its years, a course or
 * a language its name. Only done where the whole document is like that.
 */
export function openUnheaded(sections: OpenSection[], nameLine: CvLine | null): void {
  const [header] = sections;
  if (header === undefined || sections.some(({ kind }) => kind !== 'header')) return;
  const lines = sections.flatMap((section) => section.lines);
  const first = lines.findIndex((line) => kindOf(line) !== null);
  const jobs = lines.filter((line) => kindOf(line) === 'work');
  if (first < 1 || jobs.length < LEAST_JOBS || lines.indexOf(nameLine as CvLine) > first) return;
  const label = OTHER[detectLanguage(lines)];
  const opened: OpenSection[] = [];
  for (const line of lines.slice(first)) {
    const current = opened.at(-1);
    const kind = kindOf(line) ?? (line.gapBefore ? 'additional' : (current?.kind ?? 'additional'));
    const known = opened.find((section) => section.kind === kind);
    if (known === undefined)
      opened.push({
        kind,
        label: kind === 'additional' ? label : '',
        headingNumbers: [],
        lines: [line],
      });
    else known.lines.push(line);
  }
  header.lines = lines.slice(0, first);
  sections.splice(1, sections.length, ...opened);
}

function kindOf({ text, bullet }: CvLine): SectionKind | null {
  if (bullet || text.length > 300) return null;
  if (OF_PERSON.test(text)) return 'additional';
  const dates = findDates(text);
  if (dates.length === 0 && (SPEAKS.test(text) || isLanguageLine(text, false))) return 'languages';
  if (COURSE.test(text)) return 'certifications';
  if (scoreDegree(text) >= 3) return 'education';
  return dates.some(({ isRange, isOpen }) => isRange || isOpen) ? 'work' : null;
}
