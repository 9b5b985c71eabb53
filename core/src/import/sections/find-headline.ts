import { scoreTitle } from '../entries/score-roles';
import type { CvLine } from '../lines/cv-line';
import { matchHeading } from './match-heading';

/** "AUXILIAR DE ENFERMERÍA" over the wide side of a page, larger than all else: what the person is, wherever the name is. */
export function findHeadline(lines: readonly CvLine[], nameLine: CvLine | null): CvLine | null {
  const sizes = lines.map(({ look }) => look.fontSizePt ?? 0);
  const largest = Math.max(...sizes);
  const at = sizes.indexOf(largest);
  const line = lines[at];
  if (line === undefined || largest === 0 || sizes.lastIndexOf(largest) !== at) return null;
  const isFirst = line.look.block !== lines[at - 1]?.look.block;
  const isTitle = scoreTitle(line.text) >= 2 && matchHeading(line.text) === null;
  return isFirst && isTitle && line !== nameLine && line.cells.length === 1 ? line : null;
}
