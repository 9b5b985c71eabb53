import { certificates } from '../catalog/credentials';
import { findResources, type LearningResource } from '../catalog/resources';
import type { SkillGap } from './find-gaps';

export interface ChosenCertificate {
  readonly name: string;
  readonly provider: string;
  readonly level: LearningResource['level'] | null;
  readonly address: string | null;
}

const MOST_COURSES = 2;
/** Enough to find a course that earlier gaps have not taken. */
const LOOKED_AT = 8;

/** What to learn each gap with; a resource that serves several gaps is offered once, for the first of them. */
export function createChooser(
  language: 'es' | 'en',
  heldCertificates: ReadonlySet<string>,
  isFirstSteps: boolean,
) {
  const taken = new Set<string>();

  /** What is about the skill, in the person's language, free, and not too high for someone who starts. */
  function rank(resource: LearningResource, gap: SkillGap): number {
    const place = resource.skills.indexOf(gap.id);
    const isWholeStudy = (resource.hours ?? 0) > 1_000;
    return (
      (place === -1 ? 6 : Math.min(place, 5)) +
      (resource.language === language ? 0 : 4) +
      (resource.isFree ? 0 : 1) +
      (resource.level === 'advanced' && isFirstSteps ? 3 : 0) +
      (resource.level === 'beginner' && !isFirstSteps ? 1 : 0) +
      (isWholeStudy ? (isFirstSteps ? 2 : 8) : 0)
    );
  }

  return {
    chooseCourses(gap: SkillGap): readonly LearningResource[] {
      const found = findResources({ skillId: gap.id, language, most: LOOKED_AT }).filter(
        ({ type }) => type !== 'certification',
      );
      const chosen = found
        .filter(({ address, name }) => !taken.has(address + name))
        .sort((a, b) => rank(a, gap) - rank(b, gap))
        .slice(0, MOST_COURSES);
      for (const { address, name } of chosen) taken.add(address + name);
      return chosen;
    },

    chooseCertificate(gap: SkillGap): ChosenCertificate | null {
      if (gap.kind === 'soft') return null;
      const offered = findResources({ skillId: gap.id, language, most: LOOKED_AT }).find(
        ({ type, skills, name }) =>
          type === 'certification' && skills.includes(gap.id) && !taken.has(name),
      );
      if (offered !== undefined) {
        taken.add(offered.name);
        const { name, provider, level, address } = offered;
        return { name, provider, level, address };
      }
      const known = certificates.find(
        ({ id, skills, es }) =>
          skills[0] === gap.id && !heldCertificates.has(id) && !taken.has(es[0] ?? id),
      );
      if (known === undefined) return null;
      taken.add(known.es[0] ?? known.id);
      const name = known[language][0] ?? known.id;
      return { name, provider: known.issuer, level: null, address: null };
    },
  };
}
