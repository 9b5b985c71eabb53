import type { JobTitle } from '../catalog/titles';

/** Fields whose people move to and fro, so that years in one count in the other. */
const neighbours: readonly (readonly [string, string])[] = [
  ['administration', 'finance'],
  ['administration', 'human-resources'],
  ['administration', 'law'],
  ['administration', 'public-service'],
  ['care-services', 'health'],
  ['construction', 'engineering'],
  ['data', 'finance'],
  ['data', 'software'],
  ['design-media', 'sales-marketing'],
  ['education', 'sport'],
  ['engineering', 'industry'],
  ['engineering', 'software'],
  ['industry', 'logistics'],
  ['health', 'science'],
];

/** Managing is done in every field. */
export function isNearField(a: JobTitle, b: JobTitle): boolean {
  if (a.family === b.family || a.family === 'management' || b.family === 'management') return true;
  return neighbours.some((pair) => pair.includes(a.family) && pair.includes(b.family));
}
