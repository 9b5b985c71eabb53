import { type JobTitle, jobTitles } from '../catalog/titles';
import { readTokens, type Token } from '../language';
import { findNames } from '../skill-gap';
import { correctWord } from './correct-spelling';
import { readDeadline } from './read-deadline';
import {
  findTitles,
  knowsWord,
  listKnownWords,
  listTitleNames,
  readContent,
  readRank,
  type TitleMatch,
  weighWord,
} from './title-names';

export interface Goal {
  readonly title: JobTitle | null;
  /** The title as the person named it, where they named it in the catalogue's words. */
  readonly name: string | null;
  /** The level meant, which a word such as "senior" can raise. */
  readonly level: number | null;
  /** Years are asked for beside knowledge. */
  readonly isSenior: boolean;
  readonly deadlineMonths: number | null;
  readonly nearest: readonly JobTitle[];
}

const MOST_NEAREST = 6;
const LONGEST_READ = 500;
/** The score from which an inexact match counts as the goal. */
const SURE = 0.78;
/** Where two titles are about as near, the one in the person's field is meant. */
const OWN_FIELD_BONUS = 0.15;
const BOTH_GENDERS = /\s?[/(]-?(?:a|as|o|os|e|es|ra|ora|dora|tora)\b\)?/gi;
/** What comes after these is where the person wants to go, not where they are. */
const WISHES =
  /\b(?:quiero|quisiera|querria|gustaria|llegar a(?: ser)?|ser|convertirme en|pasar a|trabajar (?:como|de)|dedicarme a|want|would like|become|becoming|work as|working as|move (?:in)?to|to be|get promoted to|grow into)\b/g;

/** Which job a person means by "quiero ser jefa de enfermería en tres años"; their own field decides where two are as near. */
export function readGoal(text: string, ownFamily: string | null = null): Goal {
  const plain = text.slice(0, LONGEST_READ).replace(BOTH_GENDERS, '').normalize('NFC');
  const deadlineMonths = readDeadline(plain);
  const tokens = readTokens(afterWish(plain));
  const corrected = readTokens(correctTokens(tokens));
  const named = chooseNamed(tokens, ownFamily);
  const meant = chooseNamed(corrected, ownFamily);
  // "machine learing engineer" matches "engineer", but the rest of it matters too.
  const isMoreMeant = countWords(meant) > countWords(named);
  if (named !== null && !isMoreMeant) return settle(named, tokens, deadlineMonths, ownFamily);
  if (meant !== null) return settle(meant, corrected, deadlineMonths, ownFamily);
  const scored = scoreTitles(corrected, ownFamily);
  const [best] = scored;
  if (best !== undefined && best.score >= SURE) {
    return settle({ title: best.title, name: null }, corrected, deadlineMonths, ownFamily);
  }
  return {
    title: null,
    name: null,
    level: null,
    isSenior: false,
    deadlineMonths,
    nearest: listNearest(scored, corrected),
  };
}

/** What a person is now comes before the wish and is not the goal. */
function afterWish(text: string): string {
  const folded = [...text].map(foldLetter).join('');
  let end = 0;
  for (const match of folded.matchAll(WISHES)) {
    const after = match.index + match[0].length;
    if (/\p{L}{3}/u.test(text.slice(after))) end = after;
  }
  return text.slice(end);
}

/** Letter by letter, so that places in the folded text are places in the text. */
function foldLetter(letter: string): string {
  const folded = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.length === letter.length ? folded : letter;
}

interface Named {
  readonly title: JobTitle;
  readonly name: string | null;
  readonly first?: number;
  readonly last?: number;
}

function countWords(named: Named | null): number {
  if (named === null) return 0;
  return named.first === undefined || named.last === undefined ? 1 : named.last - named.first + 1;
}

/** The longest title. If it is short or general, another that matches the goal's other words wins. */
function chooseNamed(tokens: readonly Token[], ownFamily: string | null): Named | null {
  let best: TitleMatch | null = null;
  for (const match of findTitles(tokens)) {
    if (best === null || match.last - match.first > best.last - best.first) best = match;
  }
  if (best === null) return null;
  const { first, last, title } = best;
  const outside = readContent(tokens.filter((_, at) => at < first || at > last));
  if (outside.length === 0) return best;
  const scored = scoreTitles(tokens, ownFamily).filter((one) => one.title !== title);
  const isGeneral = title.family === 'management' && title.level >= 5;
  const better = isGeneral
    ? scored.find(({ title: other, score }) => other.level >= 5 && score >= 0.5)
    : scored.find(({ score }) => first === last && score >= 0.9);
  return better === undefined ? best : { title: better.title, name: null };
}

/** "Senior", "jefa de" beside a title raise it: to the title that is so called in its family, or to that level. */
function settle(
  named: Named,
  tokens: readonly Token[],
  deadlineMonths: number | null,
  ownFamily: string | null,
): Goal {
  const { title, name } = named;
  const rank = readRank(tokens);
  const isSenior = rank === 4 || /^senior-/.test(title.id);
  const goal = { title, name, level: title.level, isSenior, deadlineMonths, nearest: [] };
  if (rank === null || rank <= title.level || isInName(title, tokens, rank)) return goal;
  const higher = scoreTitles(tokens, ownFamily).find(
    (one) =>
      one.title.family === title.family && one.title.level === rank && one.score >= SURE - 0.2,
  );
  return higher === undefined
    ? { ...goal, level: rank }
    : { ...goal, title: higher.title, name: null, level: rank };
}

/** In "project manager" the word "manager" is part of the title, not a rank. */
function isInName(title: JobTitle, tokens: readonly Token[], rank: number): boolean {
  const said = tokens.filter((token) => readRank([token]) === rank).map(({ word }) => word);
  return [...title.es, ...title.en].some((name) => {
    const words = new Set(readTokens(name).map(({ word }) => word));
    return said.every((word) => words.has(word));
  });
}

function correctTokens(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (knowsWord(token.stem) || readRank([token]) !== null) return token.text;
      return correctWord(token.stem, listKnownWords()) ?? token.text;
    })
    .join(' ');
}

interface ScoredTitle {
  readonly title: JobTitle;
  readonly score: number;
}

/** How well each title fits the words of the goal, in any order and with other endings. */
function scoreTitles(tokens: readonly Token[], ownFamily: string | null): readonly ScoredTitle[] {
  const wanted = readContent(tokens);
  const rank = readRank(tokens);
  const total = sum(wanted.map(weighWord));
  if (total === 0) return [];
  const best = new Map<JobTitle, number>();
  for (const { title, words } of listTitleNames()) {
    if (words.length === 0) continue;
    const hit = wanted.filter((word) => words.some((other) => isAlike(word, other)));
    if (hit.length === 0) continue;
    const covered = words.filter((word) => wanted.some((other) => isAlike(word, other)));
    const ofGoal = sum(hit.map(weighWord)) / total;
    const ofName = sum(covered.map(weighWord)) / sum(words.map(weighWord));
    const offRank = rank === null ? (title.level >= 5 ? 1 : 0) : Math.abs(title.level - rank);
    const score = (2 * ofGoal * ofName) / (ofGoal + ofName) - 0.06 * offRank;
    if (score > (best.get(title) ?? 0)) best.set(title, score);
  }
  return [...best]
    .map(([title, score]) => ({ title, score }))
    .sort((a, b) => place(b) - place(a) || a.title.id.localeCompare(b.title.id));

  function place({ title, score }: ScoredTitle): number {
    return score + (title.family === ownFamily ? OWN_FIELD_BONUS : 0);
  }
}

/** "enfermería" and "enfermera", "contabilidad" and "contable": one beginning, other endings. */
function isAlike(a: string, b: string): boolean {
  if (a === b) return true;
  const least = Math.min(a.length, b.length);
  if (least < 5) return false;
  // "astronauta" and "astrónoma" also begin alike but are different jobs.
  const shared = least <= 6 ? least - 1 : Math.max(6, Math.ceil(least * 0.7));
  return a.slice(0, shared) === b.slice(0, shared);
}

function listNearest(
  scored: readonly ScoredTitle[],
  tokens: readonly Token[],
): readonly JobTitle[] {
  const nearest = scored.filter(({ score }) => score >= 0.3).map(({ title }) => title);
  const skills = new Set(findNames(tokens).flatMap(({ things }) => things.map(({ id }) => id)));
  const bySkill = jobTitles
    .filter(({ skills: own }) => own.slice(0, 4).some((id) => skills.has(id)))
    .sort((a, b) => countFirst(b) - countFirst(a) || a.level - b.level);
  return [...new Set([...nearest, ...bySkill])].slice(0, MOST_NEAREST);

  function countFirst({ skills: own }: JobTitle): number {
    return own.slice(0, 4).reduce((points, id, at) => points + (skills.has(id) ? 4 - at : 0), 0);
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
