import type { CareerLevel, CvSkill, TargetPlatform } from '../assistant';
import type { Cv } from '../cv';
import { LONGEST_TEXT } from '../improve';
import { type Language, readTokens, splitSentences } from '../language';
import { type CvField, detectPostingLanguage, findCvSkills, listCvFields } from '../skill-gap';
import { type Field, findField } from './find-industry';
import { type Keyword, rankKeywords } from './rank-keywords';
import { openCountryCheck } from './skill-countries';

export interface ScoreInput {
  readonly cv: Cv;
  readonly platform: TargetPlatform;
  readonly industry: string;
  readonly level: CareerLevel;
  /** The language the CV is written in. */
  readonly language: Language;
  /** As `2026-11-15`. */
  readonly today: string;
}

/** A sentence that tells of an achievement, and where it is. */
export interface Deed {
  readonly pointer: string;
  readonly text: string;
}

/** What the checks look at, read once. */
export interface ScoreContext extends ScoreInput {
  readonly fields: readonly CvField[];
  readonly skills: ReadonlyMap<string, CvSkill>;
  /** The achievements of each job, in the order of the jobs. */
  readonly posts: readonly (readonly Deed[])[];
  readonly field: Field;
  readonly keywords: readonly Keyword[];
  readonly isOtherLanguage: boolean;
}

/** What a check found: how much was reached, and where it can be fixed. Null where it makes no sense to ask. */
export type Finding = { readonly share: number; readonly pointers: readonly string[] } | null;

const MOST_READ = 40_000;

export function readContext(input: ScoreInput): ScoreContext {
  const fields = listCvFields(input.cv);
  const field = findField(input.industry, input.cv);
  return {
    ...input,
    fields,
    skills: new Map(findCvSkills(input.cv).map((skill) => [skill.id, skill])),
    posts: input.cv.work_experience.map((_, at) => listDeeds(input.cv, at)),
    field,
    keywords: rankKeywords(
      field,
      input.level,
      openCountryCheck(input.cv.personal.location, input.language),
    ),
    isOtherLanguage: isOtherLanguage(fields),
  };
}

function listDeeds(cv: Cv, at: number): readonly Deed[] {
  const post = cv.work_experience[at];
  if (post === undefined) return [];
  const pointer = `/work_experience/${at}`;
  const prose = post.description.length > LONGEST_TEXT ? [] : splitSentences(post.description);
  const deeds = [
    ...prose.map(({ text }) => ({ pointer: `${pointer}/description`, text })),
    ...post.achievements.map((text, line) => ({
      pointer: `${pointer}/achievements/${line}`,
      text,
    })),
  ];
  const seen = new Set<string>();
  return deeds.filter(({ text }) => {
    const isNew = text.trim() !== '' && !seen.has(text);
    seen.add(text);
    return isNew;
  });
}

export function isOtherLanguage(fields: readonly CvField[]): boolean {
  const text = fields.map((one) => one.text).join('\n');
  return detectPostingLanguage(readTokens(text.slice(0, MOST_READ))) === 'other';
}
