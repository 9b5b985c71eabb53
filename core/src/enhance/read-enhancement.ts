import {
  type EnhancementResult,
  enhanceKeyword,
  enhancementResult,
  MOST_ENHANCE_KEYWORDS,
} from '../assistant';
import { type Cv, cvSchema, readCvShape } from '../cv';
import { layoutCv, writeText } from '../document';
import type { Language } from '../language';
import { readLooseLines, readLooseText, readLooseWork } from './read-loose-content';

/**
 * A result in any shape it was ever kept in. What is missing comes from the CV it is about: the enhanced summary, else the
 * original one; the enhanced jobs, else the original ones. Null where there is nothing of an enhancement in it.
 */
export function readEnhancement(
  value: unknown,
  original: Cv,
  language: Language,
): EnhancementResult | null {
  const known = enhancementResult.safeParse(value);
  if (known.success) return known.data;
  if (!isRecord(value)) return null;
  const said = listOf(value.sectionEnhancements).flatMap((one) =>
    isRecord(one) ? [{ section: readLooseText(one.section), content: one.enhancedContent }] : [],
  );
  const keywords = listOf(value.keywordAnalysis).map((one) =>
    readLooseText(isRecord(one) ? one.keyword : one),
  );
  const text = readLooseText(value.fullEnhancedCvText);
  if (said.length === 0 && keywords.length === 0 && text === '') return null;
  const find = (name: string) => said.find(({ section }) => section === name)?.content;
  const base = isRecord(value.cvData) ? cvSchema.parse(readCvShape(value.cvData)) : original;
  const work = [value.enhancedWorkExperience, find('work_experience')]
    .map(readLooseWork)
    .find((items) => items.length > 0);
  const cv: Cv = {
    ...base,
    summary: readLooseText(find('summary')) || base.summary,
    work_experience: work ?? base.work_experience,
    additional: {
      ...base.additional,
      ...Object.fromEntries(
        said
          .filter(({ section }) => !ownSections.has(section) && section !== '')
          .map(({ section, content }) => [section, readLooseLines(content)]),
      ),
    },
  };
  return enhancementResult.parse({
    sectionEnhancements: said.map(({ section, content }) => ({
      section,
      title: section,
      enhancedContent: readLooseText(content),
    })),
    keywordAnalysis: keywords
      .filter((keyword) => keyword !== '')
      .slice(0, MOST_ENHANCE_KEYWORDS)
      .map((keyword) => enhanceKeyword.parse({ keyword })),
    fullEnhancedCvText: text || writeText(layoutCv(cv, 'classic', language)),
    originalContent: readLooseText(value.originalContent),
    personalInfo: cv.personal,
    cvData: cv,
    enhancedWorkExperience: cv.work_experience,
  });
}

const ownSections = new Set(['summary', 'work_experience', 'skills', 'headline', 'about']);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
