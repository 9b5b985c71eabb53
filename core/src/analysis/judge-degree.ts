import type { CvPlace, PostingRequirement } from '../assistant/skill-gap-task';
import { type DegreeMention, listFields } from './find-degrees';
import { writeKey } from './tokens';

export interface CvDegree extends DegreeMention {
  readonly place: CvPlace;
}

interface DegreeVerdict {
  readonly share: number;
  readonly places: readonly CvPlace[];
}

const OTHER_FIELD_SHARE = 0.4;
const FIELD = /\b(?:in|en|within)\s+(.+)$/i;

/** The degree of the CV that comes nearest to the one asked for. */
export function judgeDegree(
  requirement: PostingRequirement,
  degrees: readonly CvDegree[],
): DegreeVerdict {
  let best: DegreeVerdict = { share: 0, places: [] };
  for (const degree of degrees) {
    const share = shareOf(requirement, degree);
    if (share > best.share) best = { share, places: [degree.place] };
  }
  return best;
}

function shareOf({ id, degreeLevel, acceptsSimilar, evidence }: PostingRequirement, own: CvDegree) {
  const asked = evidence.map(({ quote }) => quote);
  const isAnyField = listFields(id).length === 0 && !asked.some((quote) => FIELD.test(quote));
  if (own.id === id && (isAnyField || listFields(id).length > 0)) return 1;
  if (own.level < (degreeLevel ?? 0)) return 0;
  if (isAnyField || acceptsSimilar || isFieldAsked(asked, own)) return 1;
  return OTHER_FIELD_SHARE;
}

/** "Degree in Architecture or Building Engineering": any field of the list will do. */
function isFieldAsked(asked: readonly string[], { id, place }: CvDegree): boolean {
  const written = FIELD.exec(place.line)?.[1];
  const fields = [...listFields(id), ...(written === undefined ? [] : [written])];
  const keys = asked.map((quote) => ` ${writeKey(quote)} `);
  return fields.some((field) => {
    const key = writeKey(field);
    return key !== '' && keys.some((quote) => quote.includes(` ${key} `));
  });
}
