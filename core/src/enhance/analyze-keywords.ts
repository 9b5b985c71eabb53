import {
  type CvPlace,
  type EnhanceKeyword,
  type EnhancementResult,
  type KeywordStatus,
  type MatchedSkill,
  MOST_ENHANCE_KEYWORDS,
  type RequirementKind,
  type SkillGapResult,
} from '../assistant';
import { type Cv, nameEntry } from '../cv';
import type { Language } from '../language';
import { optimizeWords } from '../optimize';

const LONGEST_PLACE = 60;
const RANK = { high: 0, medium: 1, low: 2 } as const;
const importances = { critical: 'high', important: 'medium', optional: 'low' } as const;

/** Degrees and languages aren't keywords to repeat in a CV. */
const isKeyword = ({ kind }: { readonly kind: RequirementKind }) =>
  kind !== 'degree' && kind !== 'language';

/** What only a title or a narrower skill implies has no line to show. */
const isNamed = (skill: MatchedSkill) =>
  isKeyword(skill) && skill.impliedBy === null && skill.shownBy === null;

/** The words of the job, the weightiest first: which the CV shows, which it does not, and where each belongs. */
export function analyzeKeywords(
  cv: Cv,
  { matchedSkills, missingSkills }: SkillGapResult,
  language: Language,
): EnhanceKeyword[] {
  const words = optimizeWords[language];
  const present = matchedSkills.filter(isKeyword).map((skill) => {
    const { name, relevance, cvPlaces } = skill;
    const status = isNamed(skill) ? judge(cvPlaces) : 'shown';
    const use = cvPlaces.find(({ section }) => section !== 'skills');
    const place = use === undefined ? '' : namePlace(cv, use, language);
    return {
      keyword: name,
      status,
      importance: relevance,
      placement: words.placement(status, place),
    };
  });
  const missing = missingSkills.filter(isKeyword).map(({ name, importance }) => ({
    keyword: name,
    status: 'missing' as const,
    importance: importances[importance],
    placement: words.placement('missing', ''),
  }));
  return [...present, ...missing]
    .toSorted((a, b) => RANK[a.importance] - RANK[b.importance])
    .slice(0, MOST_ENHANCE_KEYWORDS);
}

function judge(places: readonly CvPlace[]): KeywordStatus {
  const isListed = places.some(({ section }) => section === 'skills');
  const isUsed = places.some(({ section }) => section !== 'skills');
  return isListed ? (isUsed ? 'placed' : 'listed') : 'shown';
}

/** "experiencia (Enfermera)". */
function namePlace(cv: Cv, { section, pointer }: CvPlace, language: Language): string {
  const { sections } = optimizeWords[language];
  const name = (sections[section === 'personal' ? 'title' : section] ?? section).toLowerCase();
  const at = Number(pointer.split('/')[2]);
  const entry =
    section === 'work_experience' || section === 'education' ? cv[section][at] : undefined;
  const label = entry === undefined ? '' : nameEntry(entry).slice(0, LONGEST_PLACE);
  return label === '' ? name : `${name} (${label})`;
}

/** Title, profile and list of skills are read before anything else. */
const SEEN_FIRST = new Set(['personal', 'summary', 'skills']);

export function countInSight(
  before: SkillGapResult,
  after: SkillGapResult,
): EnhancementResult['inSight'] {
  const count = ({ matchedSkills }: SkillGapResult) =>
    matchedSkills.filter(
      (skill) => isNamed(skill) && skill.cvPlaces.some(({ section }) => SEEN_FIRST.has(section)),
    ).length;
  const of = after.matchedSkills.filter(isNamed).length;
  return of === 0 ? null : { before: count(before), after: count(after), of };
}
