import type { PostingEvidence, PostingRequirement } from '../../assistant';

export type NewRequirement = Pick<PostingRequirement, 'id' | 'kind' | 'names' | 'demand'> &
  Partial<Pick<PostingRequirement, 'languageLevel' | 'degreeLevel' | 'acceptsSimilar'>>;

/** A requirement as it is where it is first named; what the rest of the text adds comes later. */
export function makeRequirement(
  found: NewRequirement,
  evidence: PostingEvidence,
): PostingRequirement {
  return {
    languageLevel: null,
    degreeLevel: null,
    acceptsSimilar: false,
    alternatives: [],
    examples: [],
    asked: '',
    isDuty: false,
    ...found,
    evidence: [evidence],
  };
}
