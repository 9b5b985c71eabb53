import type { CvPlace, PostingRequirement } from '../../assistant';
import { listCalled } from '../../evidence';
import { writeKey } from '../../language';
import { listWritten } from '../names/skill-names';
import type { CvLine } from './read-cv-lines';

/** "Cobro en Square" shows point of sale systems, of which Square is one: the thing itself is used, whatever the line says of it. */
export function findByThing(
  { id, kind, examples }: PostingRequirement,
  lines: readonly CvLine[],
): readonly CvPlace[] {
  // "Infrastructure as code with Terraform" says itself which one is meant.
  if (kind !== 'hard' || examples.length > 0) return [];
  const used = lines.filter(
    ({ isDeed, isLimited, isTitle, kinds }) => isDeed && !isLimited && !isTitle && kinds.length > 0,
  );
  if (used.length === 0) return [];
  const names = new Set(listWritten(id).map(writeKey));
  return used
    .filter(({ place }) => listCalled(place.quote).some((called) => names.has(called)))
    .map(({ place }) => place);
}
