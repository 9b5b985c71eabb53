import { findDates } from '../dates/read-dates';
import { type CvLine, countWords, withCells } from '../lines/cv-line';
import { matchHeading } from '../sections/match-heading';
import type { Section } from '../sections/split-sections';

const NAMED =
  /(?<!\p{L})(?:certified|certificad[oa]|certification|certificate|certificación|curso de|course in)(?!\p{L})/iu;
const OWN_KIND =
  /volunt|proye[ck]t|project|research|investiga|publica|award|premio|referenc|congres|confer/i;
const MOST_WORDS = 14;

/**
 * "Odds and ends" with a certificate in it: where no section is about certificates, lines that name one and its year are
 * taken out of a section that is about nothing in particular.
 */
export function takeCertificates(source: readonly Section[]): readonly Section[] {
  const sections = source.flatMap(takeLabelled);
  if (sections.some(({ kind }) => kind === 'certifications')) return sections;
  return sections.flatMap((section) => {
    if (section.kind !== 'additional' || OWN_KIND.test(section.label)) return [section];
    const taken = section.lines.filter(isCertificate);
    if (taken.length === 0) return [section];
    const rest = { ...section, lines: section.lines.filter((line) => !taken.includes(line)) };
    return [
      rest,
      { ...section, kind: 'certifications' as const, headingNumbers: [], lines: taken },
    ];
  });
}

/** "Cursos ⇥ Dislexia en el aula, 2019" and the items below it, among rows with other labels: the label heads them. */
function takeLabelled(section: Section): readonly Section[] {
  if (section.kind !== 'additional') return [section];
  const taken: CvLine[] = [];
  const rest: CvLine[] = [];
  let isInside = false;
  for (const line of section.lines) {
    const [label = '', ...values] = line.cells;
    const isLabel = values.length > 0 && !line.bullet;
    isInside = isLabel ? matchHeading(label) === 'certifications' : isInside && line.bullet;
    if (!isInside) rest.push(line);
    else taken.push({ ...(isLabel ? withCells(line, values) : line), bullet: true });
  }
  if (taken.length === 0) return [section];
  const courses = { ...section, kind: 'certifications' as const, headingNumbers: [], lines: taken };
  return [{ ...section, lines: rest }, courses];
}

/** A short text with a word that certificates have in their names. */
export function namesCertificate(text: string): boolean {
  return countWords(text) <= MOST_WORDS && NAMED.test(text);
}

function isCertificate({ text }: CvLine): boolean {
  if (!namesCertificate(text)) return false;
  const [date, another] = findDates(text);
  return date !== undefined && another === undefined && !date.isRange;
}
