import type { Cv } from '../../cv';
import { ownValue } from '../../text';
import { isUpperCase } from '../lines/cv-line';
import { isListItem, joinParagraphs } from '../lines/join-paragraphs';
import { naturalHeading } from '../sections/natural-heading';
import type { Section } from '../sections/split-sections';
import type { Trace } from '../trace';
import { splitAtSemicolons, splitList } from './split-list';

/** Keeps every other section under its own heading, one item a line, bullet or comma. */
export function readAdditional(
  section: Section,
  additional: Cv['additional'],
  areShouted: boolean,
  trace: Trace,
): void {
  const key = areShouted ? naturalHeading(section.label) : section.label;
  const items = ownValue(additional, key) ?? [];
  const pointer = `/additional/${escapePointer(key)}`;
  for (const line of splitAtSemicolons(joinParagraphs(section.lines, isListItem))) {
    const parts =
      section.kind === 'interests'
        ? line.cells.flatMap((cell) => splitList(cell))
        : [line.cells.join(' ')];
    for (const part of parts) {
      trace.note(`${pointer}/${items.length}`, line.numbers, 0.9);
      items.push(part);
    }
  }
  if (items.length === 0) return;
  additional[key] = items;
  trace.note(pointer, section.headingNumbers, 0.9);
}

/** Where headings are set in capitals, capitals mean nothing; elsewhere "DNI" is written so. */
export function areShouted(sections: readonly Section[]): boolean {
  const labels = sections.map(({ label }) => label).filter((label) => label !== '');
  return labels.filter(isUpperCase).length * 2 > labels.length;
}

export function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
