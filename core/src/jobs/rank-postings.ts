import { skills } from '../catalog/skills';
import { jobTitles } from '../catalog/titles';
import { findConcepts } from './job-concepts';
import { readPlace } from './job-places';
import type { JobLanguage, JobPosting, Nearness } from './job-posting';
import { foldForSearch, readStems } from './job-words';
import { judgeNearness } from './judge-nearness';
import { type Interest, readInterest } from './read-interest';

export interface RankedPosting {
  readonly posting: JobPosting;
  readonly score: number;
  readonly nearness: Nearness;
  /** Whether it is in a language the person can work in. */
  readonly isSpoken: boolean;
}

export interface JobWishes {
  readonly interest: string;
  /** Empty: anywhere. */
  readonly location: string;
  /** The languages someone can work in; without it all of them. */
  readonly spoken?: readonly JobLanguage[];
}

const NEAR: Readonly<Record<Nearness, number>> = {
  here: 1,
  remote: 0.62,
  country: 0.6,
  elsewhere: 0.3,
};
const LEAST_INTEREST = 0.3;
const TITLE_WORDS = 0.85;
const TEXT_WORDS = 0.5;
const WORDS_ON_TOP = 0.12;
/** Being a month newer is worth as much as one matching word. */
const RECENT = 0.04;
const RECENT_DAYS = 30;
const ENOUGH_TEXT = 4_000;
const KINDRED = 0.7;
const KINDRED_LETTERS = 6;
/** A search for "nurse" doesn't mean nursing assistants. */
const BELOW = 0.75;

/** Someone without Spanish is offered everything else before a job in Spanish. */
const UNSPOKEN = 0.3;

const levelOf = new Map(jobTitles.map(({ id, level }) => [id, level]));

/** The best first; what has nothing to do with the interest is left out. */
export function rankPostings(
  { interest, location, spoken }: JobWishes,
  postings: readonly JobPosting[],
  today: Date,
): readonly RankedPosting[] {
  const wanted = prepare(readInterest(interest));
  const place = readPlace(location);
  const ranked: RankedPosting[] = [];
  for (const posting of postings) {
    const match = judgeInterest(wanted, posting);
    if (match < LEAST_INTEREST) continue;
    const nearness = judgeNearness(place, posting);
    const isSpoken = isInOneOf(posting, spoken);
    const fit = match * NEAR[nearness] * (isSpoken ? 1 : UNSPOKEN);
    const score = fit + RECENT * judgeAge(posting.postedOn, today);
    ranked.push({ posting, score, nearness, isSpoken });
  }
  return ranked.sort((a, b) => b.score - a.score || (a.posting.id < b.posting.id ? -1 : 1));
}

/** Listings in an unknown language are shown to everyone. */
function isInOneOf(
  { language }: Pick<JobPosting, 'language'>,
  spoken: JobWishes['spoken'],
): boolean {
  return spoken === undefined || language === null || spoken.includes(language);
}

interface Wanted extends Interest {
  /** One for each word asked for. */
  readonly wordPatterns: readonly RegExp[];
  /** One for each title and skill asked for: any of its names, in either language. */
  readonly namePatterns: readonly RegExp[];
  /** The lowest level of the titles asked for; null where none is. */
  readonly level: number | null;
}

function prepare(interest: Interest): Wanted {
  const asked = new Set(interest.skills);
  for (const [id, weight] of interest.titles) if (weight === 1) asked.add(id);
  const named = [...skills, ...jobTitles].filter(({ id }) => asked.has(id));
  const levels = [...asked].flatMap((id) => levelOf.get(id) ?? []);
  return {
    ...interest,
    level: levels.length === 0 ? null : Math.min(...levels),
    wordPatterns: interest.stems.map((stem) => new RegExp(`\\b${quotePattern(stem)}`)),
    namePatterns: named.map(
      ({ es, en }) =>
        new RegExp(`\\b(?:${[...es, ...en].map(foldForSearch).map(quotePattern).join('|')})`),
    ),
  };
}

function judgeInterest(wanted: Wanted, { title, description }: JobPosting): number {
  const stems = readStems(title);
  const titles = findConcepts(stems).flatMap(({ titles: ids }) => ids);
  const titleMatch = titles.reduce((best, id) => Math.max(best, wanted.titles.get(id) ?? 0), 0);
  const inTitle = Math.max(
    shareOfWords(wanted.stems, stems),
    shareOfPatterns(wanted.namePatterns, foldForSearch(title)),
  );
  const text = foldForSearch(description.slice(0, ENOUGH_TEXT));
  const inText = Math.max(
    shareOfPatterns(wanted.wordPatterns, text),
    shareOfPatterns(wanted.namePatterns, text),
  );
  const base = Math.max(titleMatch, TITLE_WORDS * inTitle, TEXT_WORDS * inText);
  const match = base + WORDS_ON_TOP * inTitle + (WORDS_ON_TOP / 2) * inText;
  return titleMatch < 1 && isBelow(wanted, titles) ? match * BELOW : match;
}

function isBelow({ level }: Wanted, titles: readonly string[]): boolean {
  const levels = titles.flatMap((id) => levelOf.get(id) ?? []);
  return level !== null && levels.length > 0 && Math.max(...levels) < level;
}

/** "Enfermería" and "enfermera" are different words but related, so they count in part. */
function shareOfWords(asked: readonly string[], stems: readonly string[]): number {
  const sum = asked.reduce((total, word) => {
    if (stems.includes(word)) return total + 1;
    return stems.some((stem) => isKindred(word, stem)) ? total + KINDRED : total;
  }, 0);
  return sum / Math.max(1, asked.length);
}

function isKindred(one: string, other: string): boolean {
  const length = Math.max(KINDRED_LETTERS, Math.max(one.length, other.length) - 3);
  return one.slice(0, length) === other.slice(0, length) && one.length >= length;
}

function shareOfPatterns(patterns: readonly RegExp[], text: string): number {
  return patterns.filter((pattern) => pattern.test(text)).length / Math.max(1, patterns.length);
}

function quotePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function judgeAge(postedOn: string | null, today: Date): number {
  if (postedOn === null) return 0;
  const days = (today.getTime() - Date.parse(postedOn)) / 86_400_000;
  return Math.max(0, 1 - Math.max(0, days) / RECENT_DAYS);
}
