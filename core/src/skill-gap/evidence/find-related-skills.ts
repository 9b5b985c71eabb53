import type { CvSkill, PostingRequirement } from '../../assistant';
import { listBroader } from '../../catalog';
import { writeKey } from '../../language';
import { listRelated, listWritten } from '../names/skill-names';

/** What the job description itself names as meant. */
export function listExamples(
  { examples }: PostingRequirement,
  skills: ReadonlyMap<string, CvSkill>,
): readonly CvSkill[] {
  return examples.flatMap((id) => skills.get(id) ?? []);
}

/** Anyone who shows React shows JavaScript. */
export function findNarrower(id: string, skills: ReadonlyMap<string, CvSkill>): readonly CvSkill[] {
  return [...skills.values()].filter((skill) => listBroader(skill.id).includes(id));
}

/** Names that several skills share may have been read as another of them. */
export function findSameWording(
  requirement: PostingRequirement,
  byWording: ReadonlyMap<string, CvSkill>,
): CvSkill | undefined {
  for (const { quote } of requirement.evidence) {
    const skill = byWording.get(writeKey(quote));
    if (skill !== undefined) return skill;
  }
  return undefined;
}

export function findRelated(id: string, skills: ReadonlyMap<string, CvSkill>): readonly CvSkill[] {
  const direct = listRelated(id).flatMap((other) => skills.get(other) ?? []);
  if (direct.length > 0) return direct.slice(0, 3);
  return [...skills.values()].filter((skill) => listRelated(skill.id).includes(id)).slice(0, 3);
}

/** "First aid certificate" has the name of what it certifies: any certificate of it will do. */
export function isPaperOf(certificate: string, skill: string): boolean {
  const names = new Set(listWritten(skill).map(writeKey));
  return listWritten(certificate).some((name) => names.has(writeKey(name)));
}

/** A certificate is not another one of the same field: CSM is no CSPO. */
export function isOfOther(pointer: string, skills: ReadonlyMap<string, CvSkill>): boolean {
  return [...skills.values()].some(
    ({ kind, places }) => kind === 'licence' && places.some((place) => place.pointer === pointer),
  );
}
