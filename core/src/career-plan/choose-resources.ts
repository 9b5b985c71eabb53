import { certificates } from '../catalog/credentials';
import { findResources, type LearningResource } from '../catalog/resources';
import type { Language } from '../language';
import type { SkillGap } from './find-gaps';

interface ChosenCertificate {
  readonly name: string;
  readonly provider: string;
  readonly level: LearningResource['level'] | null;
  readonly address: string | null;
}

const MOST_COURSES = 2;
/** A resource about the field in the person's language beats one about the skill in another language. */
const OTHER_LANGUAGE = 7;
const MOST_CERTIFICATE_HOURS = 300;
/** Enough to find a course that earlier gaps have not taken. */
const LOOKED_AT = 8;

export interface ChosenResources {
  readonly courses: readonly LearningResource[];
  readonly certificate: ChosenCertificate | null;
}

/** What to learn each gap with. A resource is offered once: every gap gets its best, and then a second one if it is left. */
export function chooseResources(
  gaps: readonly SkillGap[],
  language: Language,
  heldCertificates: ReadonlySet<string>,
  isFirstSteps: boolean,
): ReadonlyMap<string, ChosenResources> {
  const taken = new Set<string>();
  const courses = new Map<string, LearningResource[]>();
  for (let round = 0; round < MOST_COURSES; round++) {
    for (const gap of gaps) {
      const best = findResources({ skillId: gap.id, language, most: LOOKED_AT })
        .filter(({ type, name }) => type !== 'certification' && !taken.has(name))
        // A second one is no help in a language the person did not ask in.
        .filter((resource) => round === 0 || resource.language === language)
        .sort((a, b) => rank(a, gap) - rank(b, gap))[0];
      if (best === undefined) continue;
      taken.add(best.name);
      courses.set(gap.id, [...(courses.get(gap.id) ?? []), best]);
    }
  }
  return new Map(
    gaps.map((gap) => [
      gap.id,
      { courses: courses.get(gap.id) ?? [], certificate: chooseCertificate(gap) },
    ]),
  );

  /** What is about the skill, in the person's language, free, and not too high for someone who starts. */
  function rank(resource: LearningResource, gap: SkillGap): number {
    const place = resource.skills.indexOf(gap.id);
    const isWholeStudy = (resource.hours ?? 0) > 1_000;
    return (
      (place === -1 ? 6 : Math.min(place, 5)) +
      (resource.language === language ? 0 : OTHER_LANGUAGE) +
      (resource.isFree ? 0 : 1) +
      (resource.level === 'advanced' && isFirstSteps ? 3 : 0) +
      (resource.level === 'beginner' && !isFirstSteps ? 1 : 0) +
      (isWholeStudy ? (isFirstSteps ? 2 : 8) : 0)
    );
  }

  /** One that is about the skill and can be had beside a job. */
  function chooseCertificate(gap: SkillGap): ChosenCertificate | null {
    if (gap.kind === 'soft') return null;
    const offered = findResources({ skillId: gap.id, language, most: LOOKED_AT }).find(
      ({ type, skills, name, hours }) => {
        const place = skills.indexOf(gap.id);
        const isAboutIt = place === 0 || place === 1;
        const isLong = (hours ?? 0) > MOST_CERTIFICATE_HOURS;
        return type === 'certification' && isAboutIt && !isLong && !taken.has(name);
      },
    );
    if (offered !== undefined) {
      taken.add(offered.name);
      const { name, provider, level, address } = offered;
      return { name, provider, level, address };
    }
    const known = certificates.find(
      ({ id, skills, es, en }) =>
        skills[0] === gap.id &&
        !heldCertificates.has(id) &&
        [...es, ...en].every((name) => !taken.has(name)),
    );
    if (known === undefined) return null;
    taken.add(known.es[0] ?? known.id);
    const name = known[language][0] ?? known.id;
    return { name, provider: known.issuer, level: null, address: null };
  }
}
