import type { Language } from '../../language';
import type { Skill } from '../skills';
import type { LearningResource } from './learning-resource';

interface ResourceWish {
  readonly skillId: string;
  readonly language: Language;
  /** At most this many. */
  readonly most: number;
}

/** How near a resource is to a skill: it teaches it, it covers its field, or it teaches a related skill. */
const nearness = { teaches: 0, covers: 1, related: 2 } as const;

/** The resources of a list looked up by skill, built once because every gap of every plan asks. */
export function indexResources(
  resources: readonly LearningResource[],
  skills: readonly Skill[],
): (wish: ResourceWish) => LearningResource[] {
  const skillOf = new Map(skills.map((skill) => [skill.id, skill]));
  const bySkill = groupBy(resources, (resource) => resource.skills);
  const byCategory = groupBy(resources, (resource) => resource.categories);

  return ({ skillId, language, most }) => {
    const skill = skillOf.get(skillId);
    if (skill === undefined || most <= 0) return [];
    const taught = bySkill.get(skillId) ?? [];
    const found = new Map<LearningResource, number>();
    const add = (list: readonly LearningResource[], step: number): void => {
      for (const resource of list) if (!found.has(resource)) found.set(resource, step);
    };
    add(taught, nearness.teaches);
    if (!taught.some((resource) => resource.language === language)) {
      add(byCategory.get(skill.category) ?? [], nearness.covers);
    }
    if (taught.length === 0) {
      for (const id of skill.related) add(bySkill.get(id) ?? [], nearness.related);
    }
    return [...found]
      .map(([resource, step]) => ({ resource, rank: rank(resource, step) }))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, most)
      .map(({ resource }) => resource);

    /** What teaches the skill itself comes before its neighbourhood, in either language. */
    function rank(resource: LearningResource, step: number): number {
      const place = resource.skills.indexOf(skillId);
      return (
        (step === nearness.teaches ? 0 : 10_000) +
        (resource.language === language ? 0 : 1_000) +
        step * 100 +
        (place === -1 ? 0 : place)
      );
    }
  };
}

function groupBy(
  resources: readonly LearningResource[],
  keysOf: (resource: LearningResource) => readonly string[],
): ReadonlyMap<string, readonly LearningResource[]> {
  const groups = new Map<string, LearningResource[]>();
  for (const resource of resources) {
    for (const key of keysOf(resource)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [resource]);
      else group.push(resource);
    }
  }
  return groups;
}
