import { foldInPlace } from '../../language';
import { CUES } from './own-work-cues';

/** Said of an entry of a list: "Figma (nociones)", "PyTorch (online course)", "Nociones de BIM". */
const BARELY_LISTED = new RegExp(
  `[(:–-] ?(?:[a-z]+ ){0,2}${CUES['barely listed']}|^(?:nociones|introduccion|introduction|basics?|basico) `,
);
/** Said of a certificate: "Appium taster webinar", "IMDG course – booked for February", "Introducción a Python, 12 h". */
const NOT_EARNED = new RegExp(String.raw`\b${CUES['not earned']}`);
/** Nothing was examined: "(2 h, asistencia)", "(attended)". */
const ATTENDED =
  /[(,;:–-] ?(?:solo |only |con |de )?(?:asistencia|asistente|attended|attendance)(?: only)?\W*$/;
const LIST_SECTIONS: ReadonlySet<string> = new Set(['skills', 'additional']);

/** An entry of a list with the remark that there is little of it, or nothing yet. */
export function isHardlyKnown(section: string, line: string): boolean {
  if (section === 'certifications') {
    const folded = foldInPlace(line);
    return NOT_EARNED.test(folded) || ATTENDED.test(folded);
  }
  return LIST_SECTIONS.has(section) && BARELY_LISTED.test(foldInPlace(line));
}
