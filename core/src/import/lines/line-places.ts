import type { CvLine } from './cv-line';

const known = new WeakMap<readonly CvLine[], ReadonlyMap<number, readonly number[]>>();

/** Which of these lines have a number of the document's; asked for each of a section's jobs, it is worked out once. */
export function linePlaces(lines: readonly CvLine[]): ReadonlyMap<number, readonly number[]> {
  const places = known.get(lines) ?? placeLines(lines);
  known.set(lines, places);
  return places;
}

function placeLines(lines: readonly CvLine[]): ReadonlyMap<number, readonly number[]> {
  const places = new Map<number, number[]>();
  lines.forEach(({ numbers }, at) => {
    for (const number of new Set(numbers)) {
      const others = places.get(number);
      if (others === undefined) places.set(number, [at]);
      else others.push(at);
    }
  });
  return places;
}
