import { type CvSkill, cefrLevels, type PostingRequirement } from '../../assistant';
import { foldInPlace } from '../../language';
import { LEAST_OF_USE } from '../judgement/share-of-level';
import { readAsked } from './asked-papers';

const ANOTHER =
  /^\W*(?:\p{L}+ ){0,3}?(?:another|a second|second|a third|third|other|additional|otros?|otras?|un segundo|segundo|tercer|una segunda|segunda) (?:\p{L}+ )?(?:languages?|idiomas?|lenguas?)\b/u;
const LEVEL = /\b[abc][12]\b/;

/** "A second European language", "otro idioma": none in particular. Null for other requirements. */
export function findAnotherLanguage(
  requirement: PostingRequirement,
  skills: ReadonlyMap<string, CvSkill>,
  /** Those that the job names, or is written in. */
  named: ReadonlySet<string>,
): { readonly spoken: readonly CvSkill[] } | null {
  const asked = foldInPlace(readAsked(requirement));
  if (requirement.kind !== 'unknown' || !ANOTHER.test(asked)) return null;
  const level = LEVEL.exec(asked)?.[0].toUpperCase();
  const least = cefrLevels.findIndex((one) => one === (level ?? LEAST_OF_USE));
  const spoken = [...skills.values()].filter(
    ({ kind, id, languageLevel }) =>
      kind === 'language' &&
      !named.has(id) &&
      (languageLevel === null || cefrLevels.indexOf(languageLevel) >= least),
  );
  return { spoken };
}
