import { scoreDegree, scoreInstitution } from '../entries/score-roles';
import { countWords } from '../lines/cv-line';
import { isCountry, isNameLike, isPlace } from '../person/recognise-place';
import type { StudyDraft } from './settle-study';

const MOST_TOWN_WORDS = 3;

/**
 * Towns that no list has: before a country, as in "Colegio Norte, Villarriba, España", and after a school in an entry that is
 * set like others whose towns are known.
 */
export function takeTowns(drafts: readonly StudyDraft[]): readonly StudyDraft[] {
  const known = drafts.filter(
    ({ place, institution }) =>
      place?.numbers.some((number) => institution?.numbers.includes(number)) === true &&
      isPlace(place.text),
  );
  const open = drafts.filter(({ place }) => place === null);
  const areAlike = known.length > 0 && known.length >= open.length;
  for (const draft of drafts) {
    const { place, institution } = draft;
    if (institution === null || !(place === null ? areAlike : isCountry(place.text))) continue;
    const [, school = '', town = ''] = /^(.+), ([^,]+?)\.?$/.exec(institution.text) ?? [];
    if (school === '' || !isTownLike(town)) continue;
    draft.institution = { ...institution, text: school };
    draft.place =
      place === null
        ? { text: town, numbers: institution.numbers }
        : { ...place, text: `${town}, ${place.text}` };
  }
  return drafts;
}

function isTownLike(text: string): boolean {
  return (
    isNameLike(text) &&
    /\p{Ll}/u.test(text) &&
    countWords(text) <= MOST_TOWN_WORDS &&
    scoreDegree(text) === 0 &&
    scoreInstitution(text) === 0
  );
}
