import type { CvPlace, SkillGapInput, SkillGapResult } from '@trayecto/core/assistant';
import { listCvFields } from '@trayecto/core/skill-gap';
import { weaveWords } from './weave-words';

/** What a model says a line of the CV shows. */
export interface EvidenceClaim {
  readonly id: string;
  readonly quote: string;
}

const SHORTEST_QUOTE = 8;
const LONGEST_QUOTE = 300;
/** A paper, a language and a tool are had by name. */
const BY_NAME: ReadonlySet<string> = new Set(['degree', 'licence', 'language', 'tool']);

/** Each claim about something missing whose quote is in the CV, letter by letter: a suggestion to confirm, never a match. */
export function addClaims(
  { cv, language }: SkillGapInput,
  result: SkillGapResult,
  claims: readonly EvidenceClaim[],
): SkillGapResult {
  const fields = listCvFields(cv);
  const findQuote = (quote: string): CvPlace | undefined => {
    if (quote.length < SHORTEST_QUOTE || quote.length > LONGEST_QUOTE) return undefined;
    const field = fields.find(({ text }) => text.includes(quote));
    if (field === undefined) return undefined;
    const { section, pointer, text, lastUsed } = field;
    return { section, pointer, line: text, quote, lastUsed };
  };
  const placeOf = new Map<string, CvPlace>();
  for (const { id, quote } of claims) {
    const place = findQuote(quote);
    if (place !== undefined && !placeOf.has(id)) placeOf.set(id, place);
  }
  return {
    ...result,
    missingSkills: result.missingSkills.map((skill) => {
      const place = placeOf.get(skill.id);
      if (place === undefined || BY_NAME.has(skill.kind)) return skill;
      const isKnown = skill.related.some(({ name }) => name === place.quote);
      if (isKnown) return skill;
      return {
        ...skill,
        description: `${skill.description} ${weaveWords[language].seenByModel(place.quote)}`,
        related: [...skill.related, { id: skill.id, name: place.quote, cvPlaces: [place] }],
      };
    }),
  };
}
