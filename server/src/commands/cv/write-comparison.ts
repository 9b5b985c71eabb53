import type { MatchedSkill, MissingSkill, SkillGapResult } from '@trayecto/core/assistant';
import type { DocumentLanguage } from '@trayecto/core/document';
import { comparisonWords } from './comparison-words';

/** A comparison as a page of plain text: the percentage, what fits with its proof, what is missing by weight. */
export function writeComparison(result: SkillGapResult, language: DocumentLanguage): string {
  const words = comparisonWords[language];
  const { matchedSkills, missingSkills, keywordOptimization } = result;
  const paragraphs = [
    [`${words.match}: ${result.matchPercentage} %`, result.summary],
    matchedSkills.length === 0
      ? [words.noMatched]
      : [`${words.matched} (${matchedSkills.length})`, ...matchedSkills.map(writeMatched)],
    missingSkills.length === 0
      ? [words.noMissing]
      : [
          `${words.missing} (${missingSkills.length})`,
          ...missingSkills.map((skill) => writeMissing(skill, language)),
        ],
    keywordOptimization.length === 0
      ? []
      : [
          words.keywords,
          ...keywordOptimization.map(({ original, suggested }) => `  - ${original} → ${suggested}`),
        ],
  ];
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function writeMatched({ name, cvPlaces, shownBy, impliedBy }: MatchedSkill): string {
  const proof = cvPlaces[0]?.line ?? shownBy ?? impliedBy;
  return proof ? `  - ${name}: “${proof}”` : `  - ${name}`;
}

function writeMissing(skill: MissingSkill, language: DocumentLanguage): string {
  const words = comparisonWords[language];
  const near = skill.related.map(({ name }) => name).join(', ');
  const rest = near === '' ? '' : ` (${words.close}: ${near})`;
  return `  - ${skill.name}: ${words[skill.importance].toLowerCase()}${rest}`;
}
