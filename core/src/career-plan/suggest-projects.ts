import type { CareerPlan } from '../assistant';
import { type JobTitle, jobTitles } from '../catalog/titles';
import type { Language } from '../language';
import { findThing } from '../skill-gap';
import { beginWithCapital } from '../text';
import { careerWords } from './career-words';
import type { SkillGap } from './find-gaps';
import { isNearField } from './near-fields';
import { type ProjectIdea, projectIdeas } from './project-ideas';
import type { CurrentLevel } from './read-level';

export interface Project {
  readonly gap: SkillGap;
  readonly hours: number;
  readonly shown: CareerPlan['projects'][number];
}

const MOST_PROJECTS = 4;
const HOURS = { hard: 24, tool: 20, soft: 16, language: 30, licence: 0 } as const;
const managementCategories = new Set(['project-management', 'business-management', 'consulting']);
/** Below this share a field rarely uses the category, so its projects wouldn't fit. */
const LEAST_OF_FIELD = 0.1;

/** Projects that practise the gaps, made of the person's place and the goal's field. */
export function suggestProjects(
  gaps: readonly SkillGap[],
  goal: JobTitle,
  current: CurrentLevel,
  language: Language,
): readonly Project[] {
  const words = careerWords[language];
  const used = new Map<string, number>();
  const place = sayPlace(goal, current, language);
  return chooseGaps(gaps).flatMap((gap) => {
    const field = chooseField(gap, goal);
    const turn = used.get(field) ?? 0;
    const text = ideasFor(field)[turn]?.[language];
    if (text === undefined) return [];
    used.set(field, turn + 1);
    const skill = gap.names[language];
    const hours = HOURS[gap.kind];
    return [
      {
        gap,
        hours,
        shown: {
          title: fill(text.title, skill, place),
          description: fill(text.description, skill, place),
          skills_practiced: [skill],
          estimated_duration: words.hours(hours),
        },
      },
    ];
  });
}

function ideasFor(field: string): readonly ProjectIdea[] {
  const own = projectIdeas.filter((idea) => idea.field === field);
  return own.length > 0 ? own : projectIdeas.filter((idea) => idea.field === 'management');
}

/** The most important gaps, plus one about leadership or character if there is one. */
function chooseGaps(gaps: readonly SkillGap[]): readonly SkillGap[] {
  const able = gaps.filter(({ kind }) => kind !== 'licence');
  const hard = able.filter(({ kind }) => kind !== 'soft');
  const soft = able.filter(({ kind }) => kind === 'soft');
  const chosen = [...hard.slice(0, MOST_PROJECTS - (soft.length > 0 ? 1 : 0)), ...soft.slice(0, 1)];
  const rest = able.filter((gap) => !chosen.includes(gap));
  return [...chosen, ...rest].slice(0, MOST_PROJECTS);
}

function chooseField({ kind, category }: SkillGap, goal: JobTitle): string {
  if (kind === 'soft') return category;
  if (kind === 'language') return 'language';
  if (managementCategories.has(category)) return 'management';
  const { family, shareOf } = readFields(category);
  return shareOf(goal.family) < LEAST_OF_FIELD ? family : goal.family;
}

/** In which fields of work the titles ask for skills of a category: recruiting is practised in personnel, not by programming. */
function readFields(category: string) {
  const counts = new Map<string, number>();
  for (const { family, skills } of jobTitles)
    for (const id of skills)
      if (findThing(id)?.category === category) counts.set(family, (counts.get(family) ?? 0) + 1);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return {
    family: most?.[0] ?? 'management',
    shareOf: (family: string) => (total === 0 ? 1 : (counts.get(family) ?? 0) / total),
  };
}

function sayPlace(goal: JobTitle, current: CurrentLevel, language: Language): string {
  const words = careerWords[language];
  const isSameField = current.title === null || isNearField(current.title, goal);
  if (!isSameField || current.post === null || !current.isPresent) return words.placeOutside;
  const company = current.post.company.trim();
  return company === '' ? words.placeHere : words.placeAt(company);
}

function fill(text: string, skill: string, place: string): string {
  return beginWithCapital(
    text.replaceAll('{skill}', () => skill).replaceAll('{place}', () => place),
  );
}
