import { foldText } from '../../language';

const NO_PART =
  /^(?:skills?|ability|capacity|good|strong|excellent|effective|great|well|very|high|level|of|and|a|the|capacidad|habilidad(?:es)?|dotes|persona|personal|buen[oa]?s?|alta?|gran|muy|de|del|para|la|el|las|los|sentido)$/;
const LEAST_SHARED = 5;
const LONGEST_ENDING = 5;

/** The one word that says which trait is meant; null where there are more, or none. */
export function readTrait(text: string): string | null {
  const words = foldText(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !NO_PART.test(word));
  const [word] = words;
  return words.length === 1 && word !== undefined && word.length >= LEAST_SHARED
    ? word.replaceAll('z', 's')
    : null;
}

/** "Organisational" and "organisation", "empático" and "empatía": they begin alike and only their endings differ. */
export function isSameTrait(one: string, other: string): boolean {
  let shared = 0;
  while (shared < Math.min(one.length, other.length) && one[shared] === other[shared]) shared += 1;
  const longest = Math.max(one.length, other.length);
  return shared >= LEAST_SHARED && longest - shared <= LONGEST_ENDING;
}
