import { foldText } from '../../language';
import type { CvLine } from '../lines/cv-line';
import { contactLabelOf } from '../lines/split-label';

const FIRST_NAMES = /^(?:primer )?nombres?(?:\(s\))?$|^(?:first|given) names?$/;
const LAST_NAMES = /^(?:primer )?apellidos?(?:\(s\))?$|^(?:last|family) names?$|^surnames?$/;

/** "Nombre: Ana" over "Apellidos: Ruiz Sanz", or the other way round, and "Nombre y apellidos: Ana" too long for its line. */
export function findLabelledRest(
  name: { readonly text: string; readonly line: CvLine },
  [next, afterNext]: readonly CvLine[],
  isName: (text: string) => boolean,
): { readonly whole: string; readonly line: CvLine } | null {
  const label = contactLabelOf(name.line);
  if (label?.kind !== 'name' || next === undefined) return null;
  const isFirst = FIRST_NAMES.test(foldText(label.label));
  if (isFirst || LAST_NAMES.test(foldText(label.label))) {
    for (const line of [next, afterNext]) {
      const other = line === undefined ? null : contactLabelOf(line);
      const isRest =
        other?.kind === 'name' &&
        (isFirst ? LAST_NAMES : FIRST_NAMES).test(foldText(other.label)) &&
        isName(other.value);
      if (line === undefined || !isRest) continue;
      const halves = isFirst ? [name.text, other.value] : [other.value, name.text];
      return { whole: halves.join(' '), line };
    }
    return null;
  }
  const isOneWord = !name.text.includes(' ');
  const goesOn =
    !next.bullet && !next.gapBefore && next.cells.length === 1 && contactLabelOf(next) === null;
  if (!isOneWord || !goesOn || !isName(next.text)) return null;
  return { whole: `${name.text} ${next.text}`, line: next };
}
