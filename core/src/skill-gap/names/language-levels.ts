import table from '../../../data/language-levels.tsv' with { type: 'text' };
import { type CefrLevel, cefrLevels } from '../../assistant';
import { type Token, wordList } from '../../language';
import { readRows } from '../../tables';
import { AND } from './everyday-words';

const rows = readRows(table, ['level', 'asked', 'shown', 'exam']);
const CEFR: ReadonlyMap<string, CefrLevel> = new Map(
  cefrLevels.map((level) => [level.toLowerCase(), level]),
);
/** What a word asks for at the least. */
const ASKED: ReadonlyMap<string, CefrLevel> = new Map([...readWords('asked'), ...CEFR]);
/** What the same word claims in a CV. */
const SHOWN: ReadonlyMap<string, CefrLevel> = new Map([...ASKED, ...readWords('shown')]);
const EXAMS: ReadonlyMap<string, CefrLevel> = new Map(readWords('exam'));

function readWords(column: 'asked' | 'shown' | 'exam'): readonly (readonly [string, CefrLevel])[] {
  return rows.flatMap((row) => {
    const level = cefrLevels.find((known) => known === row.level);
    if (level === undefined) throw new Error(`unknown level of a language: ${row.level}`);
    return wordList(row[column]).map((word) => [word, level] as const);
  });
}

const REACH = 4;

export function readShownLevel(tokens: readonly Token[]): CefrLevel | null {
  const levels = tokens.map(({ word }, at) => SHOWN.get(word) ?? readExam(tokens, at));
  const held = strongest(levels.map((level, at) => (isToCome(tokens, at) ? undefined : level)));
  // "Cursando B1" alone: what comes before it is held.
  return held ?? stepBefore(strongest(levels));
}

/** "A2, cursando B1", "studying for the FCE", "C1 en curso": not held yet. */
const BEFORE_TO_COME =
  /^(?:cursando|estudiando|preparando|preparandome|sacando|sacandome|examinarme|hacia|objetivo|studying|preparing|working|aiming|sitting|taking|towards|toward)$/;
const BEHIND_TO_COME =
  /^(?:en curso|en preparacion|en proceso|in progress|in preparation|under way)$/;

function isToCome(tokens: readonly Token[], at: number): boolean {
  const isSameClause = (from: number) =>
    !tokens.slice(from + 1, at + 1).some(({ gap }) => /[,;()/]/.test(gap));
  const before = [1, 2, 3].some(
    (back) => BEFORE_TO_COME.test(tokens[at - back]?.word ?? '') && isSameClause(at - back),
  );
  const behind = `${tokens[at + 1]?.word ?? ''} ${tokens[at + 2]?.word ?? ''}`;
  return before || BEHIND_TO_COME.test(behind);
}

function stepBefore(level: CefrLevel | null): CefrLevel | null {
  return level === null ? null : (cefrLevels[cefrLevels.indexOf(level) - 1] ?? null);
}

/** Exams with a score: from which one on they mean which level. */
const SCORES: Readonly<Record<string, readonly (readonly [number, CefrLevel])[]>> = {
  toefl: [
    [95, 'C1'],
    [72, 'B2'],
    [42, 'B1'],
  ],
  ielts: [
    [8.5, 'C2'],
    [7, 'C1'],
    [5.5, 'B2'],
    [4, 'B1'],
  ],
  toeic: [
    [945, 'C1'],
    [785, 'B2'],
    [550, 'B1'],
  ],
};
/** "IELTS 7.5", "TOEFL iBT 102". */
function readExam(tokens: readonly Token[], at: number): CefrLevel | undefined {
  const word = tokens[at]?.word ?? '';
  const scores = Object.hasOwn(SCORES, word) ? SCORES[word] : undefined;
  if (scores === undefined) return EXAMS.get(word);
  for (const next of tokens.slice(at + 1, at + 3)) {
    const score = Number(next.text);
    const found = scores.find(([least]) => score >= least);
    if (found !== undefined) return found[1];
  }
  return undefined;
}

/** "Inglés, nivel B2" goes on behind the comma. */
function isCutOff({ gap, word }: Token): boolean {
  if (!/[.\n;,]/.test(gap)) return false;
  return !(/^,\s*$/.test(gap) && (LEVELS.has(word) || CEFR.has(word)));
}

const IN_WHICH_FORM: ReadonlySet<string> = new Set(
  wordList('written, spoken, oral, reading, writing, escrito, hablado, leido'),
);

/** "Fluent English and a good knowledge of sherry": an "and" goes over to something else, except to "written" and the like. */
function isOfNextThing(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (next === undefined || !AND.has(tokens[at]?.word ?? '')) return false;
  return !IN_WHICH_FORM.has(next.word) && !LEVELS.has(next.word);
}

const LEVELS: ReadonlySet<string> = new Set(['nivel', 'level', 'minimo', 'minimum']);

/** What "con nivel" or "at level" says behind the second of two languages. */
function readLevelBehind(
  tokens: readonly Token[],
  last: number,
  isOtherLanguage: (index: number) => boolean,
): CefrLevel | null {
  for (let at = last + 1; at <= last + REACH; at++) {
    const token = tokens[at];
    if (token === undefined || isCutOff(token) || isOtherLanguage(at)) return null;
    const level = CEFR.get(token.word);
    if (level !== undefined && LEVELS.has(tokens[at - 1]?.word ?? '')) return level;
  }
  return null;
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
    if (token === undefined || isCutOff(token)) break;
    // "Español e inglés con nivel C1": the level is of both.
    if (isOtherLanguage(at) && at === last + 2 && AND.has(tokens[last + 1]?.word ?? ''))
      return readLevelBehind(tokens, at, isOtherLanguage);
    if (isOtherLanguage(at) || (isOfNextThing(tokens, at) && !isOtherLanguage(at + 1))) break;
    const level = ASKED.get(token.word);
    // "English and native Spanish": the level is the next one's.
    if (level !== undefined && AND.has(tokens[at - 1]?.word ?? '') && isOtherLanguage(at + 1))
      break;
    if (level !== undefined) return readLeast(tokens, at, readCode(tokens, at) ?? level);
  }
  for (let at = first; at > first - REACH; at--) {
    const before = tokens[at - 1];
    if (before === undefined || /[.\n;,]/.test(tokens[at]?.gap ?? '') || isOtherLanguage(at - 1))
      break;
    // "inglés C1 y alemán": the level is the other's.
    if (CEFR.has(before.word) && (isOtherLanguage(at - 2) || isOtherLanguage(at - 3))) break;
    const level = ASKED.get(before.word);
    if (level !== undefined) return level;
  }
  return null;
}

/** "alto, C1" and "advanced (C1)": the code says it exactly. */
function readCode(tokens: readonly Token[], at: number): CefrLevel | undefined {
  const next = tokens[at + 1];
  return next !== undefined && /^\s*[,(]\s*$/.test(next.gap) ? CEFR.get(next.word) : undefined;
}

/** "nativo o C1": the lower of the two will do. */
function readLeast(tokens: readonly Token[], at: number, level: CefrLevel): CefrLevel {
  const link = tokens[at + 1]?.word;
  const other = ASKED.get(tokens[at + 2]?.word ?? '');
  const isChoice = link === 'o' || link === 'or';
  return isChoice && other !== undefined && other < level ? other : level;
}

function strongest(levels: readonly (CefrLevel | undefined)[]): CefrLevel | null {
  let best: CefrLevel | null = null;
  for (const level of levels)
    if (level !== undefined && (best === null || level > best)) best = level;
  return best;
}
