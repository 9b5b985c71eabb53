import type { Cv } from '../cv';
import { isListItem, joinParagraphs } from './join-paragraphs';
import { naturalHeading } from './natural-heading';
import { splitAtSemicolons, splitList } from './split-list';
import type { Section } from './split-sections';
import type { Trace } from './trace';

/** Keeps every other section under its own heading, one item a line, bullet or comma. */
export function readAdditional(section: Section, additional: Cv['additional'], trace: Trace): void {
  const key = naturalHeading(section.label);
  const items = additional[key] ?? [];
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

export function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
