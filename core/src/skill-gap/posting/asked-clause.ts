import type { PostingEvidence, PostingRequirement } from '../../assistant';
import type { Zone } from './posting-zones';

/** Where one thing asked for ends and the next begins. */
const STOP = /[,;:()•\n]|\s(?:y|e|o|u|and|or)\s/g;
const LONGEST = 300;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** What is named first in each requirement of one zone, and where the zone can be cut. */
interface CutZone {
  readonly zone: Zone;
  readonly stops: readonly Span[];
  readonly starts: readonly number[];
}

/** The words a requirement is in: the whole sentence where nothing else is asked for in it, else its part of it. */
export function addClauses(
  found: readonly PostingRequirement[],
  zones: readonly Zone[],
  text: string,
): readonly PostingRequirement[] {
  const firsts = found.flatMap(({ evidence }) => evidence.slice(0, 1));
  const cutZones = openZones(firsts, zones, text);
  return found.map((one) => {
    const [own] = one.evidence;
    const zone = own && cutZones.get(own);
    if (own === undefined || zone === undefined) return one;
    const asked = text.slice(...cut(zone, own)).trim();
    return asked.length > LONGEST ? one : { ...one, asked };
  });
}

/** Each zone is looked through once, however much is asked for in it: a list of thousands may be one line. */
function openZones(
  places: readonly PostingEvidence[],
  zones: readonly Zone[],
  text: string,
): ReadonlyMap<PostingEvidence, CutZone> {
  const sorted = places.toSorted((a, b) => a.start - b.start);
  const found = new Map<PostingEvidence, CutZone>();
  let at = 0;
  for (const zone of zones) {
    while ((sorted[at]?.start ?? Number.POSITIVE_INFINITY) < zone.start) at += 1;
    const first = at;
    while ((sorted[at]?.start ?? Number.POSITIVE_INFINITY) < zone.end) at += 1;
    const inZone = sorted.slice(first, at);
    if (inZone.length === 0) continue;
    const stops = [...text.slice(zone.start, zone.end).matchAll(STOP)].map(
      ({ index, 0: stop }) => ({
        from: zone.start + index,
        to: zone.start + index + stop.length,
      }),
    );
    const cutZone = { zone, stops, starts: inZone.map(({ start }) => start) };
    for (const place of inZone) found.set(place, cutZone);
  }
  return found;
}

/** From the stop before it, where anything else is asked for before that, to the stop behind it likewise. */
function cut({ zone, stops, starts }: CutZone, own: PostingEvidence): [number, number] {
  const before = stops[countWhile(stops, ({ to }) => to <= own.start) - 1];
  const after = stops[countWhile(stops, ({ from }) => from < own.end)];
  const first = starts[0] === own.start ? (starts[1] ?? own.start) : starts[0];
  const last = starts.at(-1) === own.start ? (starts.at(-2) ?? own.start) : starts.at(-1);
  const isCutBefore = before !== undefined && first !== undefined && first < before.from;
  const isCutAfter = after !== undefined && last !== undefined && last >= after.to;
  return [isCutBefore ? before.to : zone.start, isCutAfter ? after.from : zone.end];
}

/** How many at the beginning of a list are so, of which no later one is when one is not. */
function countWhile(list: readonly Span[], isSo: (span: Span) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const span = list[middle];
    if (span !== undefined && isSo(span)) low = middle + 1;
    else high = middle;
  }
  return low;
}
