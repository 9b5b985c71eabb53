import { type CvSkill, cefrLevels, type PostingRequirement } from '../../assistant';

/** A language at a level the CV doesn't say. */
export const UNSAID_LEVEL_SHARE = 0.7;
/** One level below what is asked for; those further below count still less. */
export const ONE_LEVEL_SHORT_SHARE = 0.2;
export const LEAST_OF_USE = 'B1';

export function shareOfLevel(
  asked: PostingRequirement['languageLevel'],
  shown: CvSkill['languageLevel'],
): number {
  if (shown === null) return asked === null ? 1 : UNSAID_LEVEL_SHARE;
  // A job that asks for a language without a level wants someone who can be understood in it.
  const short = cefrLevels.indexOf(asked ?? LEAST_OF_USE) - cefrLevels.indexOf(shown);
  return short <= 0 ? 1 : Math.max(0, ONE_LEVEL_SHORT_SHARE - 0.05 * (short - 1));
}
