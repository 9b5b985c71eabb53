import { type CvLine, countWords } from './cv-line';
import { findDates } from './read-dates';
import { isLanguageLine } from './read-languages';
import { scoreInstitution } from './score-roles';
import type { Section } from './split-sections';

const HOLDING: ReadonlySet<Section['kind']> = new Set(['education', 'additional']);
const MOST_WORDS = 6;

/**
 * "Inglés: intermedio" and "Español: nativo" below the last degree: where no section is about languages, lines that can be
 * nothing else are taken out of the sections they are in. One alone may be a course.
 */
export function takeSpoken(sections: readonly Section[]): {
  readonly sections: readonly Section[];
  readonly spoken: readonly CvLine[];
} {
  if (sections.some(({ kind }) => kind === 'languages')) return { sections, spoken: [] };
  const found = sections
    .filter(({ kind }) => HOLDING.has(kind))
    .flatMap(({ lines }) => lines.filter(isSpoken));
  if (found.length < 2) return { sections, spoken: [] };
  const spoken = new Set(found);
  const left = sections.map((section) => ({
    ...section,
    lines: section.lines.filter((line) => !spoken.has(line)),
  }));
  return { sections: left, spoken: found };
}

function isSpoken({ text }: CvLine): boolean {
  return (
    countWords(text) <= MOST_WORDS &&
    isLanguageLine(text, false) &&
    findDates(text).length === 0 &&
    scoreInstitution(text) === 0
  );
}
