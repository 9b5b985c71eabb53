import type { CvPlace, PostingRequirement } from '../../assistant';

const SOFTWARE =
  /\b(?:software|apps?|programas? (?:inform[aá]ticos?|de (?:gesti[oó]n|facturaci[oó]n|dise[nñ]o|reservas))|aplicaci(?:[oó]n|ones) (?:inform[aá]ticas?|de))\b/iu;
/** Behind another word a capital letter begins the name of something. */
const NAME = /(?<=[\p{L}\d,;:(] |\()\p{Lu}[\p{L}\d]+|\p{Ll}\p{Lu}/u;

/** "Rota software" is not shown by writing the rota: the line has to name a program. */
export function isWithoutSoftware(
  { kind, evidence }: PostingRequirement,
  places: readonly CvPlace[],
): boolean {
  if (kind !== 'unknown' || !SOFTWARE.test(evidence[0]?.quote ?? '')) return false;
  return places.every(({ line }) => !SOFTWARE.test(line) && !NAME.test(line));
}
