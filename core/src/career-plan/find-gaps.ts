import type { JobGapsResult } from '../assistant';
import { findResources } from '../catalog/resources';
import type { JobTitle } from '../catalog/titles';
import type { Cv } from '../cv';
import type { Language } from '../language';
import { findCvSkills, findThing, findTitleSkills, listRelated } from '../skill-gap';
import type { CurrentLevel } from './read-level';

export interface SkillGap {
  readonly id: string;
  readonly kind: 'hard' | 'soft' | 'tool' | 'language' | 'licence';
  readonly category: string;
  readonly names: { readonly es: string; readonly en: string };
  /** Where it comes from: the job itself, leading people, or only the job descriptions the person saved. */
  readonly source: 'title' | 'leading' | 'jobs';
  readonly jobs: number;
  readonly near: readonly string[];
  readonly hours: number;
}

interface Strength {
  readonly id: string;
  readonly names: { readonly es: string; readonly en: string };
  readonly quote: string;
}

const USUAL_HOURS = { tool: 25, hard: 40, soft: 12, language: 150, licence: 50 } as const;
/** Longer courses are whole programmes, so a step of the plan covers only their start. */
const MOST_HOURS = 80;
const NEAR_FACTOR = 0.5;
const OTHER_FIELD_FACTOR = 1.5;
const MOST_GAPS = 9;
const MOST_FROM_JOBS = 4;
const IMPLIED_BY = 3;
const MONTHS_LEARNT = 12;
const LEADER_RANK = 5;
const leaderSkills = ['team-supervision', 'leadership', 'delegation', 'decision-making'];
const leading = leaderSkills.slice(0, 2);
const FIRST_OF_ALL = -1;
const directorSkills = ['strategic-planning', 'budget-management', 'stakeholder-management'];

interface GapQuestion {
  readonly cv: Cv;
  readonly now: Date;
  readonly goal: JobTitle;
  readonly goalRank: number;
  readonly currentRank: number;
  readonly isOtherField: boolean;
  readonly led: CurrentLevel['led'];
  readonly jobGaps: JobGapsResult['gaps'];
  readonly language: Language;
}

/** What the goal usually asks for, parted into what the CV shows and what it does not. */
export function findGaps(question: GapQuestion): {
  readonly gaps: readonly SkillGap[];
  readonly strengths: readonly Strength[];
} {
  const { cv, now, led, jobGaps, language } = question;
  /** A line that tells of a team shows that one was led, whatever words it uses. */
  const hasLed = (id: string) => id === 'team-supervision' && led !== null;
  const shown = new Map(findCvSkills(cv).map((skill) => [skill.id, skill]));
  const byTitle = findTitleSkills(cv, now);
  const fromJobs = new Map(jobGaps.map((gap) => [gap.id, gap.jobs.length]));
  const asked = listAsked(question);
  const strengths = asked.flatMap(({ id, source }) => {
    if (source === 'jobs') return [];
    const skill = shown.get(id);
    const thing = findThing(id);
    if (skill !== undefined) {
      return [{ id, names: skill.names, quote: skill.places[0]?.line ?? '' }];
    }
    if (thing === undefined) return [];
    const title = byTitle.get(id);
    if (title?.isCore === true) {
      return [{ id, names: { es: thing.es, en: thing.en }, quote: title.title }];
    }
    if (!hasLed(id)) return [];
    return [{ id, names: { es: thing.es, en: thing.en }, quote: led?.line ?? '' }];
  });
  const gaps: SkillGap[] = [];
  for (const { id, source } of asked) {
    const thing = findThing(id);
    if (thing === undefined || hasLed(id)) continue;
    const held = byTitle.get(id);
    if (held?.isCore === true) continue;
    // After years as a nurse, nobody needs to learn to take a temperature, even if the CV doesn't mention it.
    if (source === 'title' && held !== undefined && held.months >= MONTHS_LEARNT) continue;
    const kind = thing.kind;
    // A language that saved jobs ask for although it is shown is asked for at a higher level.
    const isHigherLevel = source === 'jobs' && kind === 'language' && shown.has(id);
    if (shown.has(id) && !isHigherLevel) continue;
    const related = listRelated(id).filter((other) => shown.has(other));
    // Someone who shows React and CSS doesn't need to learn web development.
    if (source === 'title' && kind === 'hard' && related.length >= IMPLIED_BY) continue;
    const near = related.flatMap((other) => shown.get(other)?.names[language] ?? []);
    gaps.push({
      id,
      kind,
      category: thing.category,
      names: { es: thing.es, en: thing.en },
      source,
      jobs: fromJobs.get(id) ?? 0,
      near: near.slice(0, 3),
      hours: countHours(id, kind, near.length > 0 || held !== undefined || isHigherLevel, question),
    });
  }
  return { gaps: orderGaps(gaps, asked, isFirstLead(question)).slice(0, MOST_GAPS), strengths };
}

interface Asked {
  readonly id: string;
  readonly source: SkillGap['source'];
}

function listAsked({ goal, goalRank, currentRank, jobGaps }: GapQuestion): readonly Asked[] {
  const asked = new Map<string, Asked>();
  const add = (ids: readonly string[], source: Asked['source']): void => {
    for (const id of ids) if (!asked.has(id)) asked.set(id, { id, source });
  };
  add(goal.skills, 'title');
  const isClimbing = goalRank >= LEADER_RANK && currentRank < goalRank;
  // Skip general leadership if the title already asks for supervising in its own field.
  const supervises = goal.skills.some((id) => id.endsWith('supervision'));
  if (isClimbing && currentRank < LEADER_RANK) add(leading.slice(supervises ? 1 : 0), 'leading');
  if (isClimbing && goalRank > LEADER_RANK) add(directorSkills.slice(0, 2), 'leading');
  const wanted = jobGaps
    .filter(({ kind }) => kind === 'hard' || kind === 'tool' || kind === 'language')
    .filter(({ id }) => !asked.has(id))
    .slice(0, MOST_FROM_JOBS);
  add(
    wanted.map(({ id }) => id),
    'jobs',
  );
  return [...asked.values()];
}

/** Anyone who is to lead people for the first time learns that before anything else. */
function isFirstLead({ goalRank, currentRank }: GapQuestion): boolean {
  return goalRank >= LEADER_RANK && currentRank < LEADER_RANK;
}

/** The most usual first; what saved jobs ask for too moves up, traits of character are last. */
function orderGaps(
  gaps: readonly SkillGap[],
  asked: readonly Asked[],
  leadsFirst: boolean,
): readonly SkillGap[] {
  const placeOf = new Map(asked.map(({ id }, place) => [id, place]));
  const rank = ({ id, kind, jobs }: SkillGap) =>
    leadsFirst && leading.includes(id)
      ? FIRST_OF_ALL
      : (placeOf.get(id) ?? 0) - 2 * Math.min(jobs, 3) + (kind === 'soft' ? 20 : 0);
  return [...gaps].sort((a, b) => rank(a) - rank(b));
}

function countHours(
  id: string,
  kind: SkillGap['kind'],
  isNear: boolean,
  { isOtherField, language }: GapQuestion,
): number {
  const taught = findResources({ skillId: id, language, most: 4 });
  const course = taught.find(
    ({ skills, hours, type }) =>
      skills.indexOf(id) === 0 && hours !== null && type !== 'certification',
  );
  const base = Math.min(
    Math.max(course?.hours ?? USUAL_HOURS[kind], USUAL_HOURS[kind] / 2),
    MOST_HOURS,
  );
  const usual = kind === 'language' ? USUAL_HOURS.language : base;
  const factor = isNear ? NEAR_FACTOR : isOtherField && kind !== 'soft' ? OTHER_FIELD_FACTOR : 1;
  return Math.round(usual * factor);
}
