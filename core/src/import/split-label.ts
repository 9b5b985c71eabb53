import { type ContactLabel, contactLabels, foldText } from '../catalog';
import type { CvLine } from './cv-line';

const labels = new Map<string, ContactLabel>();
for (const kind of [
  'other',
  'website',
  'title',
  'location',
  'github',
  'linkedin',
  'phone',
  'email',
  'name',
] as const) {
  for (const label of contactLabels[kind]) labels.set(label, kind);
}

export interface LabelledValue {
  readonly kind: ContactLabel;
  readonly label: string;
  readonly value: string;
}

/** Reads "Tel.: 612…", or a row whose first cell is a label. */
export function contactLabelOf(line: CvLine): LabelledValue | null {
  const [first = '', ...others] = line.cells;
  if (/ [|·•] /.test(line.text) && others.length === 0) return null;
  if (others.length > 0) {
    const kind = labelKind(first.replace(/:$/, ''));
    return kind === null
      ? splitLabel(line.text)
      : { kind, label: first.replace(/ ?:$/, ''), value: others.join(' ') };
  }
  return splitLabel(line.text);
}

export function splitLabel(text: string): LabelledValue | null {
  const colon = text.indexOf(':');
  if (colon < 0 || colon > 45 || text.startsWith('//', colon + 1)) return null;
  const label = text.slice(0, colon).trim();
  const kind = labelKind(label);
  return kind === null ? null : { kind, label, value: text.slice(colon + 1).trim() };
}

export function labelKind(text: string): ContactLabel | null {
  return text.length > 45 ? null : (labels.get(foldText(text)) ?? null);
}
