import { foldInPlace } from '../../language';
import { CUES } from './own-work-cues';

/** A "no" that speaks for the person: "never missed a deadline", "casi nunca hay que romper nada", "sin un error". */
const FAULTLESS = new RegExp(String.raw`\b(?:${CUES.faultless}|ni una? (?!dia ))`);
/** What others say of the person or come back for: "people tell me I am calm", "los vecinos preguntan por mí". */
const PRAISED = new RegExp(String.raw`\b${CUES.praised}`);

/** It denies something, and that is to the person's credit. */
export function isFaultless(clause: string): boolean {
  return FAULTLESS.test(foldInPlace(clause).toLowerCase());
}

/** It is about others, and that is to the person's credit. */
export function isPraised(clause: string): boolean {
  return PRAISED.test(foldInPlace(clause).toLowerCase());
}
