import type { EnhanceInput, Posting, SkillGapResult } from '../assistant';
import { type Cv, nameEntry } from '../cv';
import { detectDocumentLanguage } from '../document';
import { orderEntries } from '../improve';
import { hasFigure } from '../optimize';
import { enhanceWords } from './enhance-words';

const MOST_NAMED = 3;
const MOST_WORDINGS = 2;

interface TipContext {
  readonly input: EnhanceInput;
  readonly posting: Posting;
  readonly cv: Cv;
  readonly comparison: SkillGapResult;
}

/** What only the person can do now, the most useful first. */
export function writeTips({ input, posting, cv, comparison }: TipContext): readonly string[] {
  const words = enhanceWords[input.language].tips;
  const listed = comparison.matchedSkills
    .filter(({ kind }) => kind !== 'language' && kind !== 'degree' && kind !== 'soft')
    .filter(({ cvPlaces }) => cvPlaces.every(({ section }) => section === 'skills'))
    .map(({ name }) => name);
  const missing = comparison.missingSkills
    .filter(({ importance }) => importance === 'critical')
    .filter(({ kind }) => kind !== 'language' && kind !== 'degree')
    .map(({ name }) => name);
  const isForeign =
    (posting.language === 'es' || posting.language === 'en') &&
    posting.language !== detectDocumentLanguage(cv);
  const plain = findPlainPost(cv);
  return [
    isForeign ? words.otherLanguage(posting.language === 'en') : '',
    cv.work_experience.length === 0 ? words.noExperience : '',
    listed.length > 0 ? words.showUse(listed.slice(0, MOST_NAMED)) : '',
    missing.length > 0 ? words.missing(missing.slice(0, MOST_NAMED)) : '',
    plain === '' ? '' : words.figures(plain),
    ...comparison.keywordOptimization.slice(0, MOST_WORDINGS).map(({ reason }) => reason),
    input.platform === 'linkedin' ? words.linkedin : words.oneJob,
    words.letter,
  ].filter((text) => text !== '');
}

/** The newest job, where it tells of achievements and counts none of them. */
function findPlainPost(cv: Cv): string {
  const [newest = 0] = orderEntries(cv, 'work_experience');
  const post = cv.work_experience[newest];
  if (post === undefined || post.achievements.length === 0) return '';
  return post.achievements.some(hasFigure) ? '' : nameEntry(post);
}
