import {
  type EnhanceInput,
  type EnhancementResult,
  LONGEST_ABOUT,
  LONGEST_HEADLINE,
  MOST_TIPS,
  type Posting,
  type SectionEnhancement,
  type SkillGapResult,
} from '../assistant';
import type { Cv } from '../cv';
import { layoutCv, writeText } from '../document';
import { listChangedFields } from '../improve';
import type { Language } from '../language';
import { isOtherLanguage, writeAbout, writeHeadline } from '../optimize';
import { compareWithPosting, listCvFields, readPosting } from '../skill-gap';
import { analyzeKeywords, countInSight } from './analyze-keywords';
import { describeChanges } from './describe-changes';
import { enhanceWords } from './enhance-words';
import { listGaps } from './list-gaps';
import { orderForJob } from './order-for-job';
import { rewriteForJob } from './rewrite-for-job';
import { writeTips } from './write-tips';

/**
 * Tailors the CV to one job without changing its facts: texts are tightened, what the job asks for comes first, and what
 * the CV doesn't show is listed separately. The match is the skill gap score before and after. It depends on the facts, so
 * rewording alone can't raise it.
 */
export function enhanceProfile(input: EnhanceInput): EnhancementResult {
  const { cv, cvLanguage, language, platform } = input;
  const now = new Date(`${input.today}T00:00:00Z`);
  const posting = readPosting(input.jobDescription, input.jobTitle);
  const compare = (one: Cv) => compareWithPosting(one, posting, now, language);
  const before = compare(cv);
  const isForeign = isOtherLanguage(listCvFields(cv));
  const rewritten = isForeign ? null : rewriteForJob(input, before);
  const { cv: better, comparison: after } = keepMatch(cv, rewritten?.cv ?? cv, before, compare);
  const moved = new Set(
    listChangedFields(cv, orderForJob(cv, before)).map(({ pointer }) => pointer),
  );
  const sections = describeChanges(cv, better, rewritten?.reasons ?? new Map(), moved, language);
  const linkedin = platform === 'linkedin' ? writeProfile(cv, better, after, input, isForeign) : [];
  return {
    sectionEnhancements: [...linkedin, ...sections],
    keywordAnalysis: analyzeKeywords(better, after, language),
    fullEnhancedCvText: writePlain(better, cvLanguage),
    originalContent: writePlain(cv, cvLanguage),
    personalInfo: better.personal,
    cvData: better,
    enhancedWorkExperience: better.work_experience,
    match: { before: before.matchPercentage, after: after.matchPercentage },
    inSight: countInSight(before, after),
    summary: summarise(after, posting, isForeign, language),
    gaps: listGaps(after, language),
    tips: writeTips({ input, posting, cv: better, comparison: after }).slice(0, MOST_TIPS),
    isOtherLanguage: isForeign,
  };
}

/** Wording that changes the match says something different from the CV. In that case we only change the order. */
function keepMatch(
  cv: Cv,
  rewritten: Cv,
  before: SkillGapResult,
  compare: (cv: Cv) => SkillGapResult,
): { readonly cv: Cv; readonly comparison: SkillGapResult } {
  for (const candidate of [rewritten, cv]) {
    const ordered = orderForJob(candidate, compare(candidate));
    const comparison = compare(ordered);
    if (comparison.matchPercentage === before.matchPercentage) return { cv: ordered, comparison };
  }
  return { cv, comparison: before };
}

function writePlain(cv: Cv, language: Language): string {
  return writeText(layoutCv(cv, 'classic', language));
}

function summarise(
  { summary }: SkillGapResult,
  posting: Posting,
  isForeign: boolean,
  language: Language,
): string {
  const words = enhanceWords[language];
  const isRead = posting.outcome === 'read';
  return [summary, isForeign ? words.otherLanguage : '', isRead ? '' : words.unreadPosting]
    .filter((text) => text !== '')
    .join(' ');
}

/** Headline and "About" with the skills of the job first, all of them words of the CV. */
function writeProfile(
  cv: Cv,
  better: Cv,
  { matchedSkills, posting }: SkillGapResult,
  { cvLanguage, language }: EnhanceInput,
  isForeign: boolean,
): SectionEnhancement[] {
  const words = enhanceWords[language];
  const names = new Map(posting.requirements.map(({ id, names: own }) => [id, own]));
  const keywords = matchedSkills.flatMap(({ id }) => {
    const own = names.get(id);
    return own === undefined ? [] : [{ id, names: own, relevance: 10 }];
  });
  const texts: SectionEnhancement[] = [
    {
      section: 'headline',
      title: words.headline,
      originalContent: cv.personal.title,
      enhancedContent: writeHeadline(better, keywords),
      reason: words.headlineReason,
      target: 'linkedin',
      mostCharacters: LONGEST_HEADLINE,
    },
    {
      section: 'about',
      title: words.about,
      originalContent: cv.summary,
      enhancedContent: isForeign ? '' : writeAbout(better, keywords, cvLanguage),
      reason: words.aboutReason,
      target: 'linkedin',
      mostCharacters: LONGEST_ABOUT,
    },
  ];
  return texts.filter(({ enhancedContent }) => enhancedContent !== '');
}
