import type { CvLine } from '../lines/cv-line';
import { matchHeading } from '../sections/match-heading';
import type { Section } from '../sections/split-sections';

/** "Short courses:" below the degrees, set like the text: what follows are courses, though no heading says so. */
export function openCourses(sections: readonly Section[]): readonly Section[] {
  return sections.flatMap((section) => {
    const at = section.kind === 'education' ? section.lines.findIndex(announcesCourses) : -1;
    const lead = section.lines[at];
    if (at < 1 || lead === undefined || at === section.lines.length - 1) return [section];
    return [
      { ...section, lines: section.lines.slice(0, at) },
      {
        kind: 'certifications' as const,
        label: lead.text.replace(/ ?:$/, ''),
        headingNumbers: lead.numbers,
        lines: section.lines.slice(at + 1),
      },
    ];
  });
}

function announcesCourses({ text, cells, bullet }: CvLine): boolean {
  return (
    !bullet && cells.length === 1 && text.endsWith(':') && matchHeading(text) === 'certifications'
  );
}
