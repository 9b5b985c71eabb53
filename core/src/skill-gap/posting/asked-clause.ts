import type { PostingEvidence, PostingRequirement } from '../../assistant';
import type { Zone } from './posting-zones';

/** Where one thing asked for ends and the next begins. */
const STOP = /[,;:()•\n]|\s(?:y|e|o|u|and|or)\s/g;
const LONGEST = 300;

/** The words a requirement is in: the whole sentence where nothing else is asked for in it, else its part of it. */
export function addClauses(
  found: readonly PostingRequirement[],
  zones: readonly Zone[],
  text: string,
): readonly PostingRequirement[] {
  const places = found.flatMap(({ evidence }) => evidence.slice(0, 1));
  return found.map((one) => {
    const [own] = one.evidence;
    const zone = own && zones.find(({ start, end }) => start <= own.start && own.start < end);
    if (own === undefined || zone === undefined) return one;
    const others = places.filter(
      (place) => place !== own && zone.start <= place.start && place.start < zone.end,
    );
    const asked = text.slice(...cut(text, zone, own, others)).trim();
    return asked.length > LONGEST ? one : { ...one, asked };
  });
}

function cut(
  text: string,
  zone: Zone,
  own: PostingEvidence,
  others: readonly PostingEvidence[],
): [number, number] {
  let { start, end } = zone;
  for (const stop of text.slice(zone.start, zone.end).matchAll(STOP)) {
    const from = zone.start + stop.index;
    const to = from + stop[0].length;
    const isBetween = (one: number, two: number) =>
      others.some((other) => one <= other.start && other.start < two);
    if (to <= own.start && isBetween(zone.start, from)) start = Math.max(start, to);
    if (from >= own.end && isBetween(to, zone.end)) end = Math.min(end, from);
  }
  return [start, end];
}
