import type { MatchedSkill } from '../assistant';
import type { Cv } from '../cv';
import { printableLine } from '../document';
import { readNumbers } from '../improve';
import { foldText, type Language } from '../language';
import { escapeStep } from '../review';
import { readLastUsed } from '../skill-gap';
import type { LetterAchievement, LetterFacts } from './letter-facts';
import { readPlainSentences } from './plain-sentences';
import { sayInFirstPerson } from './say-in-first-person';

const MOST_TOLD = 3;
const SHORTEST = 15;
const LONGEST = 220;
const MOST_READ = 20_000;
const WEIGHTS = { high: 3, medium: 2, low: 1 } as const;
const NUMBER_WEIGHT = 2.5;
const DEED_WEIGHT = 0.4;
const MOST_COMPARED = 10;
const ALWAYS_TOLD = 2;
/** A number, or something that is asked for. */
const WORTH_A_THIRD = 2;
/** A number and a skill that is asked for, or two such skills. */
const ENOUGH_ELSEWHERE = 3;

interface Candidate {
  readonly pointer: string;
  readonly sentence: string;
  /** Which sentence of its text. */
  readonly part: number;
  readonly at: number;
  readonly weight: number;
  readonly shows: string;
}

interface ChosenAchievements {
  readonly told: readonly LetterAchievement[];
  /** What is quoted in the CV's own language, because its translation is not sure. */
  readonly quotes: readonly (LetterFacts['quotes'][number] & { readonly pointer: string })[];
  /** Achievements that were left out because they could be neither translated reliably nor quoted, by pointer. */
  readonly untold: readonly string[];
}

/** Two or three things done that answer this job description, those with a number before those without. */
export function chooseAchievements(
  cv: Cv,
  matched: readonly MatchedSkill[],
  language: Language,
  isUnsure: (pointer: string) => boolean,
  /** The CV as the person wrote it; null where it is in a language of neither reader. */
  written: Cv | null,
): ChosenAchievements {
  const ranked = listCandidates(cv, matched).sort((a, b) => b.weight - a.weight);
  const sure = ranked
    .filter(({ pointer }) => !isUnsure(pointer))
    .slice(0, MOST_COMPARED)
    .map((one) => ({ weight: one.weight, told: describe(one, cv, language) }))
    .sort((a, b) => weighTold(b) - weighTold(a))
    .filter(({ weight }, at) => at < ALWAYS_TOLD || weight >= WORTH_A_THIRD)
    .slice(0, MOST_TOLD);
  const unsure = ranked.slice(0, MOST_TOLD).filter(({ pointer }) => isUnsure(pointer));
  const quotable = unsure.flatMap((one) => {
    const line = written && findWritten(written, one);
    return line ? [{ pointer: one.pointer, line, employer: nameEmployer(cv, one.at) }] : [];
  });
  // The best one is quoted even if others, less to the point, could be translated.
  const quotes = quotable.slice(0, Math.max(MOST_TOLD - sure.length, 1));
  const quoted = new Set(quotes.map(({ pointer }) => pointer));
  const untold = unsure.map(({ pointer }) => pointer).filter((pointer) => !quoted.has(pointer));
  return {
    told: sure.slice(0, MOST_TOLD - quotes.length).map(({ told }) => told),
    quotes,
    untold: [...new Set(untold)],
  };
}

/** Of two that weigh alike, the one that tells of an action. */
function weighTold({ weight, told }: { weight: number; told: LetterAchievement }): number {
  return told.clause === null ? weight : weight + DEED_WEIGHT;
}

/** The same sentence as the person wrote it; the whole line where its sentences do not pair up. */
function findWritten(written: Cv, { pointer, part }: Candidate): string | undefined {
  const text = [...listWorkTexts(written), ...listOtherTexts(written)].find(
    (one) => one.pointer === pointer,
  )?.text;
  if (text === undefined) return undefined;
  const sentences = readPlainSentences(text.slice(0, MOST_READ));
  const line = sentences[part] ?? sentences.join('. ');
  return line.length >= SHORTEST && line.length <= LONGEST ? line : undefined;
}

interface CvText {
  readonly pointer: string;
  readonly text: string;
  readonly at: number;
}

function listCandidates(cv: Cv, matched: readonly MatchedSkill[]): Candidate[] {
  const worked = readSentences(listWorkTexts(cv), matched);
  if (worked.length >= MOST_TOLD) return worked;
  // Without jobs, use projects and volunteering.
  const others = readSentences(listOtherTexts(cv), matched);
  return [...worked, ...others.filter(({ weight }) => weight >= ENOUGH_ELSEWHERE)];
}

function listWorkTexts(cv: Cv): readonly CvText[] {
  return cv.work_experience.flatMap(({ description, achievements }, at) => {
    const place = `/work_experience/${at}`;
    return [
      ...achievements.map((text, line) => ({ pointer: `${place}/achievements/${line}`, text, at })),
      { pointer: `${place}/description`, text: description, at },
    ];
  });
}

function listOtherTexts(cv: Cv): readonly CvText[] {
  const at = cv.work_experience.length;
  return Object.entries(cv.additional).flatMap(([heading, lines]) =>
    lines.map((text, line) => ({
      pointer: `/additional/${escapeStep(heading)}/${line}`,
      text,
      at,
    })),
  );
}

function readSentences(texts: readonly CvText[], matched: readonly MatchedSkill[]): Candidate[] {
  const seen = new Set<string>();
  return texts.flatMap(({ pointer, text, at }) =>
    readPlainSentences(text.slice(0, MOST_READ)).flatMap((sentence, part): Candidate[] => {
      const key = foldText(sentence);
      if (sentence.length < SHORTEST || sentence.length > LONGEST || seen.has(key)) return [];
      seen.add(key);
      return [{ pointer, sentence, part, at, ...weigh(sentence, pointer, at, matched) }];
    }),
  );
}

function weigh(sentence: string, pointer: string, at: number, matched: readonly MatchedSkill[]) {
  const shown = matched
    .filter(({ kind }) => kind !== 'degree' && kind !== 'unknown')
    .filter(({ cvPlaces }) =>
      cvPlaces.some((place) => place.pointer === pointer && sentence.includes(place.quote)),
    )
    .sort((a, b) => WEIGHTS[b.relevance] - WEIGHTS[a.relevance]);
  const skills = shown.reduce((sum, { relevance }) => sum + WEIGHTS[relevance], 0);
  const number = readNumbers(sentence).length > 0 ? NUMBER_WEIGHT : 0;
  return { weight: Math.min(skills, 6) + number + 1 / (1 + at), shows: shown[0]?.name ?? '' };
}

function describe(
  { sentence, at, shows }: Candidate,
  cv: Cv,
  language: Language,
): LetterAchievement {
  const post = cv.work_experience[at];
  const isCurrent = readLastUsed(post?.dates ?? '') === 'present';
  return {
    line: sentence,
    clause: sayInFirstPerson(sentence, language, isCurrent),
    employer: nameEmployer(cv, at),
    shows,
  };
}

function nameEmployer(cv: Cv, at: number): string {
  return printableLine(cv.work_experience[at]?.company ?? '');
}
