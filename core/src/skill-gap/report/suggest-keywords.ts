import type { KeywordSuggestion } from '../../assistant';
import { readTokens } from '../../language';
import type { Judgement } from '../judgement/judge-requirements';
import { degreesOfSkill } from '../names/term-words';
import type { GapWords } from './gap-words';

const MOST_SUGGESTIONS = 20;
/** Longer phrases are sentences, so we don't suggest another wording for them. */
const LONGEST_WORDING = 30;
const SAME_LETTERS = 6;

/** Without how well it is known: "advanced SQL" must not be put into a CV that says "SQL". */
function writeNameKey(quote: string): string {
  const tokens = readTokens(quote).filter(({ word }) => !degreesOfSkill.has(word));
  return tokens.map(({ stem }) => stem).join(' ');
}

/** "Mentored" and "mentoring" are one word to every search. */
function isSameStem(one: string, other: string): boolean {
  const [a, b] = [writeNameKey(one), writeNameKey(other)];
  return a.slice(0, SAME_LETTERS) === b.slice(0, SAME_LETTERS) && !`${a}${b}`.includes(' ');
}

/** Only where the CV shows the skill in other words than the job description's; nothing is suggested that is not there. */
export function suggestKeywords(
  matched: readonly Judgement[],
  words: GapWords,
  isTranslated: boolean,
): KeywordSuggestion[] {
  const suggestions: KeywordSuggestion[] = [];
  for (const { requirement, places, how, byNarrower, byDeed } of matched) {
    if (how === 'implied' || byNarrower !== null || byDeed) continue;
    if (requirement.kind === 'language' || requirement.kind === 'degree') continue;
    const wording = requirement.evidence[0]?.quote ?? '';
    const wordings = new Set(requirement.evidence.map(({ quote }) => writeNameKey(quote)));
    const [place] = places;
    if (place === undefined || places.some(({ quote }) => wordings.has(writeNameKey(quote))))
      continue;
    if (place.quote.length > LONGEST_WORDING || isSameStem(place.quote, wording)) continue;
    suggestions.push({
      original: place.quote,
      suggested: wording,
      reason: isTranslated
        ? words.keywordTranslated(wording, place.quote)
        : words.keyword(wording, place.quote),
      pointer: place.pointer,
      skillId: requirement.id,
    });
    if (suggestions.length === MOST_SUGGESTIONS) break;
  }
  return suggestions;
}
