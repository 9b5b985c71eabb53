import type { Direction } from '../direction';
import { placePairs } from '../words/place-pairs';

/**
 * Places that the text names and the model has hardly met, with their names in the other language: "Varsovia" is Warsaw, and a
 * model that does not know it would leave it, or make one up.
 */
export function namePlaces(
  text: string,
  { from, to }: Direction,
  isFamiliar: (word: string) => boolean,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const pair of placePairs) {
    const [written] = pair[to];
    for (const name of pair[from])
      if (written !== undefined && text.includes(name) && !name.split(' ').every(isFamiliar))
        found.set(name, written);
  }
  return found;
}
