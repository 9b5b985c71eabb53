import type { CareerLevel } from '../assistant';
import { jobTitles } from '../catalog/titles';
import { findThing } from '../skill-gap';
import { belongsTo, type Field } from './find-industry';

export interface Keyword {
  readonly id: string;
  readonly names: { readonly es: string; readonly en: string };
  /** 1 to 10. */
  readonly relevance: number;
}

const MOST_KEYWORDS = 12;
/** A longer list would only add rare keywords. */
const FEWEST_KEYWORDS = 6;
const levels: Readonly<Record<CareerLevel, readonly [number, number]>> = {
  entry: [1, 3],
  mid: [2, 4],
  senior: [4, 6],
};
/** The most an industry's words can weigh beside those of a known job, and where no job is known. */
const MOST_BESIDE = 6;
const MOST_ALONE = 9;

/** The most keywords of a profession, so that there is room for those of the industry. */
const MOST_CARRIED = 7;

/** A job that has nothing to do with the person's own counts little, even in the same industry. */
const FAR_POST = 0.1;

/**
 * The words a search in the field would use. The skills of the person's own job weigh 10 to 8 by their place in the
 * catalogue, only the first of them where the job is none of the industry's own, those of other jobs they held 8 or 7;
 * those of the other jobs of the industry and level 6 to 1, by how many ask for them, how early, and how much those jobs have in common with the person's own.
 */
export function rankKeywords(
  { industry, title, otherTitles, isCarried }: Field,
  level: CareerLevel,
  isAskedFor: (id: string) => boolean = () => true,
): readonly Keyword[] {
  const own = new Set([title, ...otherTitles].flatMap((post) => post?.skills ?? []));
  const points = new Map<string, number>();
  const [least, most] = levels[level];
  for (const post of jobTitles) {
    if (industry === null || !belongsTo(post, industry)) continue;
    if (post.level < least || post.level > most) continue;
    const shared = own.size === 0 ? 1 : post.skills.filter((id) => own.has(id)).length;
    for (const [at, id] of post.skills.entries())
      points.set(id, (points.get(id) ?? 0) + (shared + FAR_POST) / (at + 2));
  }
  const highest = Math.max(...points.values(), 0);
  const top = own.size === 0 ? MOST_ALONE : MOST_BESIDE;
  const relevance = new Map(
    [...points].map(([id, sum]) => [id, Math.max(1, Math.round((sum / highest) * top))]),
  );
  for (const post of otherTitles)
    for (const [at, id] of post.skills.entries()) relevance.set(id, at < 3 ? 8 : 7);
  const usual = title?.skills.slice(0, isCarried ? MOST_CARRIED : undefined) ?? [];
  for (const [at, id] of usual.entries()) relevance.set(id, at < 2 ? 10 : at < 5 ? 9 : 8);
  return [...relevance]
    .flatMap(([id, value]): Keyword[] => {
      const thing = findThing(id);
      if (thing === undefined || thing.kind === 'language' || !isAskedFor(id)) return [];
      return [{ id, names: { es: thing.es, en: thing.en }, relevance: value }];
    })
    .toSorted(
      (a, b) =>
        b.relevance - a.relevance ||
        (points.get(b.id) ?? 0) - (points.get(a.id) ?? 0) ||
        (a.id < b.id ? -1 : 1),
    )
    .filter(({ relevance: value }, at) => at < FEWEST_KEYWORDS || value > 1)
    .slice(0, MOST_KEYWORDS);
}
