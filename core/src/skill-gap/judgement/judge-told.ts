import type { CvPlace, PostingRequirement } from '../../assistant';
import { asksForCredential } from '../evidence/asked-papers';
import { findRelated, isOfOther, isPaperOf } from '../evidence/find-related-skills';
import { isContrary } from '../names/sister-things';
import { findThing } from '../names/skill-names';
import { judgeLikeness } from './judge-likeness';
import type { CvKnowledge, Judgement, Verdict } from './judge-requirements';
import { isLowerStep } from './lower-step';

/** Of four that are only near, people call one shown. */
export const RELATED_SHARE = 0.2;
const RELATED_DUTY_SHARE = 0.4;
export const LEAST_OF_NEAR = 0.1;
const MOST_OF_NEAR = 0.3;
/** Of duties that something comes near, people call as many shown as are likely. */
const MOST_OF_NEAR_DUTY = 0.6;
/** A title implies its main skills, more so after a year. Naming them in the CV still scores higher. */
const IMPLIED_SHARE = 0.8;
const BRIEFLY_IMPLIED_SHARE = 0.5;
const MONTHS_BELIEVED = 12;
/** Of what is shown in other words people call as much shown. */
export const LIKELY_SHARE = 0.85;

export const isWork = ({ section }: CvPlace): boolean => section === 'work_experience';

/** By what the CV tells without naming it: actions, jobs, certificates, related skills. */
export function judgeTold(
  requirement: PostingRequirement,
  cv: CvKnowledge,
  verdict: Verdict,
): Judgement {
  const byTitle = cv.titleSkills.get(requirement.id) ?? null;
  // What the person's own title says is theirs, whatever others did too.
  const denied = byTitle?.isCore === true ? [] : cv.evidence.findDenied(requirement);
  if (denied.length > 0)
    return verdict(LEAST_OF_NEAR, 'related', [], { near: denied, isOthers: true });
  const { shown, near: told, done } = cv.evidence.find(requirement);
  if (shown.length > 0) return verdict(1, 'shown', shown, { byDeed: true });
  const named = cv.evidence.findByThing(requirement);
  if (named.length > 0) return verdict(1, 'shown', named, { byDeed: true });
  const isUsual = byTitle !== null && !byTitle.isCore;
  const alike = judgeLikeness(requirement, cv.evidence, { ...cv, isUsual });
  if (alike.shown.length > 0)
    return verdict(LIKELY_SHARE, 'shown', alike.shown, { byDeed: true, isLikely: true });
  // A near match in a job that usually needs the skill: two pieces of evidence.
  const witnessed = done.filter(isWork);
  if (isUsual && witnessed.length > 0) return verdict(1, 'shown', witnessed, { byDeed: true });
  const isImplied = byTitle?.isCore === true && !asksForCredential(requirement);
  // What a title implies, and a line says that others do, is only near.
  const theirs = isImplied ? cv.evidence.findDenied(requirement) : [];
  if (theirs.length > 0)
    return verdict(LEAST_OF_NEAR, 'related', [], { near: theirs, isOthers: true });
  if (isImplied) {
    const share = byTitle.months < MONTHS_BELIEVED ? BRIEFLY_IMPLIED_SHARE : IMPLIED_SHARE;
    return verdict(share, 'implied', byTitle.places, { byTitle });
  }
  const attested =
    findThing(requirement.id)?.attests.flatMap((id) => cv.skills.get(id) ?? []) ?? [];
  const certified = attested.flatMap(({ id, places }) =>
    places.filter(
      ({ section, pointer, line }) =>
        section === 'certifications' &&
        (isPaperOf(requirement.id, id) ||
          (requirement.kind !== 'licence' && !isOfOther(pointer, cv.skills))) &&
        !isLowerStep(requirement.asked, [line]) &&
        !isContrary(requirement.evidence[0]?.quote ?? '', line),
    ),
  );
  // "First aid" among the certificates is the certificate of it.
  if (certified.length > 0) return verdict(1, 'shown', certified);
  const related = attested.length > 0 ? attested : findRelated(requirement.id, cv.skills);
  const share = shareOfNear(requirement, alike.likely);
  if (byTitle !== null) return verdict(share, 'usual', [], { byTitle, related });
  const near = told.length > 0 || related.length > 0 ? told : alike.near;
  if (related.length === 0 && near.length === 0) return verdict(0, 'missing');
  return verdict(share, 'related', [], { related, near });
}

/** A near match counts half as much as it is likely, and a duty as much. */
export function shareOfNear({ isDuty }: PostingRequirement, likely: number | null): number {
  if (likely === null) return isDuty ? RELATED_DUTY_SHARE : RELATED_SHARE;
  if (isDuty) return Math.min(MOST_OF_NEAR_DUTY, Math.max(LEAST_OF_NEAR, likely));
  return Math.min(MOST_OF_NEAR, Math.max(LEAST_OF_NEAR, Math.round(likely * 50) / 100));
}
