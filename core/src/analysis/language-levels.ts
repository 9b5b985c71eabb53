import type { CefrLevel } from '../assistant/skill-gap-task';
import type { Token } from './tokens';

const CEFR: Readonly<Record<string, CefrLevel>> = {
  a1: 'A1',
  a2: 'A2',
  b1: 'B1',
  b2: 'B2',
  c1: 'C1',
  c2: 'C2',
};

/** What a word asks for at the least: who wants "fluent" is content with B2. */
const ASKED: Readonly<Record<string, CefrLevel>> = {
  ...words('native nativo nativa materna bilingual bilingue', 'C2'),
  ...words('advanced avanzado avanzada excellent excelente perfect perfecto', 'C1'),
  ...words(
    'fluent fluently fluency fluido fluida fluidez proficient proficiency alto strong business professional profesional negociacion',
    'B2',
  ),
  ...words(
    'intermediate intermedio intermedia medio good bueno buen conversational conversacional working',
    'B1',
  ),
  ...words('basic basico basica elementary beginner bajo nociones', 'A2'),
  ...CEFR,
};

/** What the same word claims in a CV. */
const SHOWN: Readonly<Record<string, CefrLevel>> = {
  ...ASKED,
  ...words('fluent fluently fluency fluido fluida fluidez proficient alto', 'C1'),
  ...words('advanced avanzado avanzada excellent excelente perfect perfecto', 'C1'),
  ...words('good bueno buen', 'B2'),
};

const REACH = 4;

function words(list: string, level: CefrLevel): Record<string, CefrLevel> {
  return Object.fromEntries(list.split(' ').map((word) => [word, level]));
}

export function readShownLevel(tokens: readonly Token[]): CefrLevel | null {
  return strongest(tokens.map(({ word }) => SHOWN[word]));
}

/** The level that is said of the language named at `first`..`last`: behind it, or else before it. */
export function readAskedLevel(
  tokens: readonly Token[],
  first: number,
  last: number,
  isOtherLanguage: (index: number) => boolean,
): CefrLevel | null {
  for (let at = last + 1; at <= last + REACH; at++) {
    const token = tokens[at];
    if (token === undefined || /[.\n;,]/.test(token.gap) || isOtherLanguage(at)) break;
    const level = ASKED[token.word];
    if (level !== undefined) return readLeast(tokens, at, level);
  }
  for (let at = first; at > first - REACH; at--) {
    const before = tokens[at - 1];
    if (before === undefined || /[.\n;,]/.test(tokens[at]?.gap ?? '') || isOtherLanguage(at - 1))
      break;
    // "inglés C1 y alemán": the level is the other's.
    if (CEFR[before.word] !== undefined && (isOtherLanguage(at - 2) || isOtherLanguage(at - 3)))
      break;
    const level = ASKED[before.word];
    if (level !== undefined) return level;
  }
  return null;
}

/** "nativo o C1": the lower of the two will do. */
function readLeast(tokens: readonly Token[], at: number, level: CefrLevel): CefrLevel {
  const link = tokens[at + 1]?.word;
  const other = ASKED[tokens[at + 2]?.word ?? ''];
  const isChoice = link === 'o' || link === 'or';
  return isChoice && other !== undefined && other < level ? other : level;
}

function strongest(levels: readonly (CefrLevel | undefined)[]): CefrLevel | null {
  let best: CefrLevel | null = null;
  for (const level of levels)
    if (level !== undefined && (best === null || level > best)) best = level;
  return best;
}
