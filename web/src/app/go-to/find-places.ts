import { foldForSearch } from '../../text/fold-for-search';

export interface Place {
  readonly href: string;
  readonly name: string;
  /** What tells it from others of that name: a firm, a person, a stage. */
  readonly note: string;
}

export interface FoundPlaces {
  readonly places: readonly Place[];
  /** How many more there are than are shown. */
  readonly left: number;
}

/** Every word has to be in it, in any order; what begins with them comes first, else the order given stays. */
export function findPlaces(places: readonly Place[], query: string, most: number): FoundPlaces {
  const whole = foldForSearch(query);
  const words = whole.split(' ');
  const found = places
    .map((place) => ({
      place,
      name: foldForSearch(place.name),
      text: foldForSearch(`${place.name} ${place.note}`),
    }))
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map(({ place, name }) => ({ place, rank: rankOf(name, whole) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ place }) => place);
  return { places: found.slice(0, most), left: Math.max(0, found.length - most) };
}

function rankOf(name: string, whole: string): number {
  if (name.startsWith(whole)) return 0;
  if (name.includes(` ${whole}`)) return 1;
  return name.includes(whole) ? 2 : 3;
}
