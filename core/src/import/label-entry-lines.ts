import { bodyLabels, type EntryLabel, entryLabels } from '../catalog';
import { foldText, Lexicon } from '../language';
import { type CvLine, withCells } from './cv-line';

const bodies = new Lexicon(bodyLabels);
const labels = new Map<string, EntryLabel>();
for (const role of [
  'body',
  'institution',
  'degree',
  'dates',
  'place',
  'company',
  'title',
] as const) {
  for (const label of entryLabels[role]) labels.set(label, role);
}

/** Takes "Empresa:" off a line and remembers that what follows is the company. */
export function labelEntryLines(lines: readonly CvLine[]): readonly CvLine[] {
  return lines.map((line) => labelLine(line) ?? line);
}

function labelLine(line: CvLine): CvLine | null {
  const [first = '', ...others] = line.cells;
  if (others.length > 0) {
    const role = labels.get(foldText(first)) ?? (bodies.has(first) ? 'body' : undefined);
    return role === undefined ? null : { ...withCells(line, others), role };
  }
  const colon = line.text.indexOf(':');
  if (colon < 3 || colon > 80 || line.text.length > 200) return null;
  const role = labels.get(foldText(line.text.slice(0, colon)));
  const value = line.text.slice(colon + 1).trim();
  return role === undefined || value === '' ? null : { ...withCells(line, [value]), role };
}
