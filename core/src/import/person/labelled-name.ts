import { foldText } from '../../language';
import type { CvLine } from '../lines/cv-line';
import { contactLabelOf } from '../lines/split-label';

const FIRST_NAMES = /^(?:primer )?nombres?(?:\(s\))?$|^(?:first|given) names?$/;
const LAST_NAMES = /^(?:primer )?apellidos?(?:\(s\))?$|^(?:last|family) names?$|^surnames?$/;

/** "Nombre: Ana" over "Apellidos: Ruiz Sanz", and "Nombre y apellidos: Ana" too long for its line. */
export function findLabelledRest(
  name: { readonly text: string; readonly line: CvLine },
  [next, afterNext]: readonly CvLine[],
  isName: (text: string) => boolean,
): { readonly text: string; readonly line: CvLine } | null {
  const label = contactLabelOf(name.line);
  if (label?.kind !== 'name' || next === undefined) return null;
  if (FIRST_NAMES.test(foldText(label.label))) {
    for (const line of [next, afterNext]) {
      const other = line === undefined ? null : contactLabelOf(line);
      const isRest = other?.kind === 'name' && LAST_NAMES.test(foldText(other.label));
      if (line !== undefined && isRest && isName(other.value)) return { text: other.value, line };
    }
    return null;
  }
  const isOneWord = !name.text.includes(' ');
  const goesOn =
    !next.bullet && !next.gapBefore && next.cells.length === 1 && contactLabelOf(next) === null;
  return isOneWord && goesOn && isName(next.text) ? { text: next.text, line: next } : null;
}
