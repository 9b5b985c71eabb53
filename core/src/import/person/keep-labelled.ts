import type { Cv } from '../../cv';
import type { Language } from '../../language';
import { ownValue } from '../../text';
import { contactLabelOf } from '../lines/split-label';
import { escapePointer } from '../lists/read-additional';
import { naturalHeading } from '../sections/natural-heading';
import type { Section } from '../sections/split-sections';
import type { Trace } from '../trace';

interface Labelled {
  readonly label: string;
  readonly value: string;
  readonly lines: readonly number[];
}

const LEAST_GROUPED = 3;
const PERSONAL = { es: 'Datos personales', en: 'Personal details' } as const;

/** Personal data that no field is for. One or two keep their labels as headings; more are lines of one section. */
export function keepLabelled(
  labelled: readonly Labelled[],
  sections: readonly Section[],
  language: Language,
  additional: Cv['additional'],
  trace: Trace,
): void {
  const headed = sections.find(({ kind, label }) => kind === 'personal' && label !== '');
  const name = headed === undefined ? PERSONAL[language] : naturalHeading(headed.label);
  const isGroup = labelled.length >= LEAST_GROUPED;
  for (const { label: written, value, lines } of labelled) {
    const label = written.replace(/[\s:–—-]+$/, '');
    const key = isGroup ? name : label;
    const items = ownValue(additional, key) ?? [];
    trace.note(`/additional/${escapePointer(key)}/${items.length}`, lines, 0.9);
    additional[key] = [...items, isGroup ? `${label}: ${value}` : value];
  }
}

/** "Permiso de conducción ⇥ B" among the skills is no skill. */
export function takeLabelled(section: Section): {
  readonly section: Section;
  readonly taken: readonly Labelled[];
} {
  const taken: Labelled[] = [];
  const lines = section.lines.filter((line) => {
    const label = contactLabelOf(line);
    if (label?.kind !== 'other' || label.value === '') return true;
    taken.push({ label: label.label, value: label.value, lines: line.numbers });
    return false;
  });
  return { section: { ...section, lines }, taken };
}
