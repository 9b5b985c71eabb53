import { foldInPlace } from '../../language';
import { ASKING, DUTY, SOUGHT_TO_DO } from './posting-cues';
import type { Zone } from './posting-zones';

/** Titles, places and tags are before the first heading too. */
const SHORTEST_SENTENCE = 60;

/** Whom a sentence of an introduction is looking for, and what they would do. */
const INVITING =
  /\b(?:busca(?:mos|ndo)?|seleccion(?:a|amos)|precisa(?:mos)?|necesita(?:mos|s)?|incorpora(?:r|mos)?|requiere|looking (?:for|to)|seek(?:s|ing)?|hiring|recruit(?:ing)?|need(?:s|ed)?|join|you|your|tu|tus|te|candidat\w+|responsib\w+|encargad\w+|experienc\w+|as an?|role|position|puesto)\b/;

/** Before the first heading a company speaks of itself, except where it says whom it looks for. */
export function ignoreIntroduction(zones: readonly Zone[], text: string): readonly Zone[] {
  const first = zones.findIndex(({ isHeaded, endsIntroduction }) => isHeaded || endsIntroduction);
  return zones.map((zone, index) => {
    if (index >= first || zone.isAsking || zone.isIgnored) return zone;
    const sentence = foldInPlace(text.slice(zone.start, zone.end));
    const isShort = sentence.length < SHORTEST_SENTENCE;
    const isTold = [INVITING, ASKING, DUTY, SOUGHT_TO_DO].some((cue) => cue.test(sentence));
    return isShort || isTold ? zone : { ...zone, isIgnored: true };
  });
}
