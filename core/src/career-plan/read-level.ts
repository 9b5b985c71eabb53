import type { JobTitle } from '../catalog/titles';
import type { Cv, WorkItem } from '../cv';
import { readSpan } from '../improve';
import { readTokens } from '../language';
import { countExperienceYears, findLedPeople } from '../skill-gap';
import { findTitles, readRank } from './title-names';

export interface CurrentLevel {
  readonly rank: number;
  /** The title of the catalogue the latest job goes by, where it has one. */
  readonly title: JobTitle | null;
  /** The latest job in the CV's own words. */
  readonly post: WorkItem | null;
  readonly isPresent: boolean;
  readonly years: number;
  /** A line of the CV that tells of people led, and how many. */
  readonly led: { readonly people: number; readonly line: string } | null;
}

const SENIOR_YEARS = 6;
const LARGE_TEAM = 5;
/** The user's level, by what their CV says of titles, years and people led. */
export function readLevel(cv: Cv, now: Date): CurrentLevel {
  const { post, isPresent } = findLatestPost(cv);
  const years = countExperienceYears(cv, now);
  const line = post?.title.trim() || cv.personal.title;
  const { title, rank: named } = readTitleLevel(line);
  const led = findLedPeople(post === null ? [] : [post]) ?? findLedPeople(cv.work_experience);
  let rank = named ?? rankByYears(years, cv.work_experience.length);
  if (rank === 3 && years >= SENIOR_YEARS) rank = 4;
  if (led !== null && rank === 3) rank = 4;
  // One line about a team doesn't make a manager, but a senior job with a large team does.
  else if (led !== null && led.people >= LARGE_TEAM && named === 4) rank = 5;
  return { rank, title, post, isPresent, years, led };
}

/** The title and the level a line such as "Senior Frontend Developer" represents. */
export function readTitleLevel(line: string): { title: JobTitle | null; rank: number | null } {
  const tokens = readTokens(line.replace(/[/(]-?(?:a|as|o|os)\b\)?/gi, ''));
  const matches = findTitles(tokens);
  const [longest] = [...matches].sort((a, b) => b.last - b.first - (a.last - a.first));
  const said = readRank(tokens);
  if (longest === undefined) return { title: null, rank: said };
  const outside = tokens.filter((_, at) => at < longest.first || at > longest.last);
  const beside = readRank(outside);
  return { title: longest.title, rank: beside ?? longest.title.level };
}

function findLatestPost(cv: Cv): { post: WorkItem | null; isPresent: boolean } {
  const dated = cv.work_experience.map((item) => ({ item, span: readSpan(item.dates) }));
  const present = dated.find(({ span }) => span?.end === 'present');
  if (present !== undefined) return { post: present.item, isPresent: true };
  let best: WorkItem | null = cv.work_experience[0] ?? null;
  let bestYear = Number.NEGATIVE_INFINITY;
  for (const { item, span } of dated) {
    if (span === null) continue;
    const end = span.end === null || span.end === 'present' ? span.start : span.end;
    const year = end.year * 12 + (end.month ?? 12);
    if (year > bestYear) {
      best = item;
      bestYear = year;
    }
  }
  return { post: best, isPresent: false };
}

function rankByYears(years: number, posts: number): number {
  if (posts === 0) return 1;
  if (years < 1) return 2;
  return years < SENIOR_YEARS ? 3 : 4;
}
