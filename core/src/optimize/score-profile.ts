import type { CheckCode, ProfileCheck } from '../assistant';
import { checkCompleteness, checkContact, checkSummary, checkTitle } from './check-basics';
import { checkDates } from './check-dates';
import { checkQuantified, checkVerbs } from './check-deeds';
import { checkAts, checkLength, checkSpelling, checkStructure } from './check-form';
import { checkAbout, checkHeadline, checkKeywords, checkTopSkills, checkUrl } from './check-market';
import { type Finding, readContext, type ScoreContext, type ScoreInput } from './score-context';

interface CheckRule {
  readonly code: CheckCode;
  readonly weight: number;
  readonly platform?: 'linkedin';
  readonly look: (context: ScoreContext) => Finding;
}

/** The whole score is in this table; docs/optimize-score.md says it in words. */
const rules: readonly CheckRule[] = [
  { code: 'completeness', weight: 10, look: checkCompleteness },
  { code: 'contact', weight: 8, look: checkContact },
  { code: 'title', weight: 6, look: checkTitle },
  { code: 'summary', weight: 10, look: checkSummary },
  { code: 'quantified', weight: 14, look: checkQuantified },
  { code: 'verbs', weight: 10, look: checkVerbs },
  { code: 'dates', weight: 8, look: checkDates },
  { code: 'length', weight: 6, look: checkLength },
  { code: 'structure', weight: 6, look: checkStructure },
  { code: 'spelling', weight: 5, look: checkSpelling },
  { code: 'keywords', weight: 12, look: checkKeywords },
  { code: 'ats', weight: 5, look: checkAts },
  { code: 'linkedin-headline', weight: 6, platform: 'linkedin', look: checkHeadline },
  { code: 'linkedin-about', weight: 6, platform: 'linkedin', look: checkAbout },
  { code: 'linkedin-skills', weight: 4, platform: 'linkedin', look: checkTopSkills },
  { code: 'linkedin-url', weight: 4, platform: 'linkedin', look: checkUrl },
];
const MOST_POINTERS = 12;

export interface ProfileScore {
  /** 0 to 100. */
  readonly score: number;
  /** The same, not rounded, for comparing. */
  readonly points: number;
  readonly checks: readonly ProfileCheck[];
}

/** The share of what can be reached, by the weights of the checks that apply. The same CV always gets the same score. */
export function scoreProfile(input: ScoreInput): ProfileScore {
  return scoreContext(readContext(input));
}

export function scoreContext(context: ScoreContext): ProfileScore {
  const checks = rules.flatMap(({ code, weight, platform, look }): ProfileCheck[] => {
    if (platform !== undefined && platform !== context.platform) return [];
    const finding = look(context);
    if (finding === null) return [];
    const share = Math.round(Math.min(1, Math.max(0, finding.share)) * 1e6) / 1e6;
    return [{ code, weight, share, pointers: finding.pointers.slice(0, MOST_POINTERS) }];
  });
  const possible = checks.reduce((sum, { weight }) => sum + weight, 0);
  const reached = checks.reduce((sum, { weight, share }) => sum + weight * share, 0);
  const points = Math.round((reached / possible) * 1e8) / 1e6;
  return { score: Math.round(points), points, checks };
}
