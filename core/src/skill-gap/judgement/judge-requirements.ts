import type { CvPlace, CvSkill, hows, PostingRequirement } from '../../assistant';
import type { Language } from '../../language';
import { findAnotherLanguage } from '../evidence/another-language';
import { asksForCredential, isOtherPaper, isWithoutCredential } from '../evidence/asked-papers';
import type { CvEvidence } from '../evidence/cv-evidence';
import type { CvWording } from '../evidence/cv-wording';
import { findNarrower, findSameWording, listExamples } from '../evidence/find-related-skills';
import type { TitleSkill } from '../evidence/find-title-skills';
import { asksToLead } from '../evidence/people-led';
import { isContrary } from '../names/sister-things';
import { listBundled, listSuites } from '../names/suites';
import { isWithoutSoftware } from './asked-software';
import { type CvDegree, judgeDegree } from './judge-degree';
import { judgeLikeness } from './judge-likeness';
import {
  isWork,
  judgeTold,
  LEAST_OF_NEAR,
  LIKELY_SHARE,
  RELATED_SHARE,
  shareOfNear,
} from './judge-told';
import { isLowerGrade } from './lower-grade';
import { isLowerStep } from './lower-step';
import { isBarelyListed, isCourseOnly, isInPart, isOtherBrand, isTooLittle } from './met-in-part';
import { isOtherNorm } from './other-norm';
import { listKindsOf, listQualifiers } from './qualifiers';
import { shareOfLevel } from './share-of-level';
import { judgeSteps } from './stepped-names';

export interface CvKnowledge {
  readonly skills: ReadonlyMap<string, CvSkill>;
  readonly degrees: readonly CvDegree[];
  readonly wording: CvWording;
  readonly language: Language;
  /** The skills by the words the CV has for them. */
  readonly byWording: ReadonlyMap<string, CvSkill>;
  readonly titleSkills: ReadonlyMap<string, TitleSkill>;
  readonly evidence: CvEvidence;
  readonly whole?: string;
  /** The job description is in another language. */
  readonly isTranslated?: boolean;
  /** The languages that the job names, and its own. */
  readonly languages?: ReadonlySet<string>;
}

export interface Judgement {
  readonly requirement: PostingRequirement;
  /** 0 to 1. */
  readonly share: number;
  readonly how: (typeof hows)[number];
  readonly places: readonly CvPlace[];
  readonly related: readonly CvSkill[];
  /** For languages: what the CV claims. */
  readonly shownLevel: string | null;
  /** The title that speaks for it, or in which it is usual. */
  readonly byTitle: TitleSkill | null;
  /** A skill of the CV that holds it: React for JavaScript. */
  readonly byNarrower: CvSkill | null;
  /** No word names it; the places say what was done. */
  readonly byDeed: boolean;
  /** Said in other words, so it is only probable. */
  readonly isLikely: boolean;
  /** Lines that come near without showing it. */
  readonly near: readonly CvPlace[];
  /** Those lines tell of the work of others, or of what was not done. */
  readonly isOthers: boolean;
}

/** Each requirement by itself, then those of which one will do: "Tableau or Power BI". */
export function judgeRequirements(
  requirements: readonly PostingRequirement[],
  cv: CvKnowledge,
): readonly Judgement[] {
  const named = requirements.flatMap(({ kind, id }) => (kind === 'language' ? [id] : []));
  const languages = new Set([...named, ...(cv.languages ?? [])]);
  const alone = requirements.map((one) => judgeRequirement(one, { ...cv, languages }));
  const byId = new Map(alone.map((one) => [one.requirement.id, one]));
  return alone.map((judgement) => {
    const others = judgement.requirement.alternatives.flatMap((id) => byId.get(id) ?? []);
    if (others.length === 0 || isMet(judgement)) return judgement;
    if (others.some(isMet)) return { ...judgement, share: 1, how: 'alternative' };
    const share = Math.max(judgement.share, ...others.map((one) => one.share));
    return share === judgement.share ? judgement : { ...judgement, share, how: 'related' };
  });
}

export function isMet({ how }: Judgement): boolean {
  return how === 'shown' || how === 'implied';
}

/** What is only studied, or certified, is not done. */
const PAPERS: ReadonlySet<string> = new Set(['education', 'certifications']);

export type Verdict = (
  share: number,
  how: Judgement['how'],
  places?: readonly CvPlace[],
  more?: Partial<Judgement>,
) => Judgement;

function judgeRequirement(requirement: PostingRequirement, cv: CvKnowledge): Judgement {
  const verdict: Verdict = (share, how, places = [], more = {}) => ({
    requirement,
    share,
    how,
    places,
    related: [],
    shownLevel: null,
    byTitle: null,
    byNarrower: null,
    byDeed: false,
    isLikely: false,
    near: [],
    isOthers: false,
    ...more,
  });

  if (requirement.kind === 'degree') {
    const { share, places } = judgeDegree(requirement, cv);
    return verdict(share, share === 1 ? 'shown' : share > 0 ? 'related' : 'missing', places);
  }
  const judged = asksToLead(requirement)
    ? judgeLeading(requirement, cv, verdict)
    : requirement.kind === 'unknown'
      ? judgeUnknown(requirement, cv, verdict)
      : (judgeNamed(requirement, cv, verdict) ?? judgeTold(requirement, cv, verdict));
  const asked = requirement.evidence[0]?.quote ?? '';
  const isHardly =
    judged.how === 'shown' &&
    (isBarelyListed(requirement.asked, judged.places) || isCourseOnly(requirement, judged.places));
  const isWritten = requirement.kind === 'unknown' && judged.how === 'shown';
  const lines = judged.places.map(({ line }) => line);
  const isNorm = judged.how === 'shown' && isOtherNorm(requirement.asked, asked, lines);
  const isBelow =
    judged.how === 'shown' &&
    isLowerGrade(
      asked,
      judged.places.map(({ quote }) => quote),
    );
  const isLower =
    isBelow || ((isWritten || judged.byDeed) && isLowerStep(requirement.asked, lines));
  const isOther =
    judged.byDeed &&
    ((judged.isLikely &&
      (isWithoutSoftware(requirement, judged.places) ||
        isOtherPaper(requirement, judged.places))) ||
      (judged.isLikely ? lines.slice(0, 1) : lines).every((line) => isContrary(asked, line)) ||
      (isWithoutCredential(requirement, judged.places) &&
        cv.evidence.findLived(requirement, cv.whole).length === 0));
  const special =
    judged.how !== 'shown'
      ? []
      : [
          ...listQualifiers(requirement),
          ...(judged.isLikely && askedIn(cv) === 'es' ? listKindsOf(requirement) : []),
        ];
  const isOtherKind =
    (special.length > 0 && !cv.evidence.saysOneOf(special)) ||
    (judged.how === 'shown' && isTradeWord(requirement) && cv.evidence.isContrary(asked));
  return isOther || isLower || isHardly || isOtherKind || isNorm
    ? verdict(isOtherKind ? LEAST_OF_NEAR : RELATED_SHARE, 'related', [], { near: judged.places })
    : judged;
}

function askedIn({ language, isTranslated }: CvKnowledge): Language {
  const other = language === 'es' ? 'en' : 'es';
  return isTranslated === true ? other : language;
}

function isTradeWord({ kind }: PostingRequirement): boolean {
  return kind === 'hard' || kind === 'unknown';
}

/** Whether somebody leads people is said; nothing that is like it shows it. */
function judgeLeading(
  requirement: PostingRequirement,
  cv: CvKnowledge,
  verdict: Verdict,
): Judgement {
  const named = cv.skills.get(requirement.id) ?? cv.skills.get('team-supervision');
  if (named !== undefined) return verdict(1, 'shown', named.places);
  const led = cv.evidence.findLed();
  if (led.length > 0) return verdict(1, 'shown', led, { byDeed: true });
  const lived = cv.evidence.findLived(requirement, cv.whole);
  if (lived.length > 0) return verdict(RELATED_SHARE, 'related', [], { near: lived });
  return verdict(0, 'missing');
}

/** Looks for unknown terms in the CV's own words. */
function judgeUnknown(
  requirement: PostingRequirement,
  cv: CvKnowledge,
  verdict: Verdict,
): Judgement {
  const steps = judgeSteps(requirement, (key) => cv.wording.find(key));
  if (steps !== null)
    return steps.isReached
      ? verdict(1, 'shown', steps.places)
      : verdict(
          steps.places.length > 0 ? RELATED_SHARE : 0,
          steps.places.length > 0 ? 'related' : 'missing',
          [],
          { near: steps.places },
        );
  const another = findAnotherLanguage(requirement, cv.skills, cv.languages ?? new Set());
  if (another !== null) {
    const found = another.spoken.flatMap(({ places }) => places);
    return found.length > 0 ? verdict(1, 'shown', found) : verdict(0, 'missing');
  }
  const places = cv.wording.find(requirement.id.slice('unknown:'.length));
  if (places.length > 0) return verdict(1, 'shown', places);
  const spelled = cv.evidence.findSpelled(requirement);
  if (spelled.length > 0) return verdict(1, 'shown', spelled, { byDeed: true });
  const lived = cv.evidence.findLived(requirement, cv.whole);
  if (lived.length > 0) return verdict(1, 'shown', lived, { byDeed: true });
  const [byNarrower] = listExamples(requirement, cv.skills).filter(
    (skill) => !isTooLittle(requirement, skill),
  );
  if (byNarrower !== undefined) return verdict(1, 'shown', byNarrower.places, { byNarrower });
  const denied = cv.evidence.findDenied(requirement);
  if (denied.length > 0)
    return verdict(LEAST_OF_NEAR, 'related', [], { near: denied, isOthers: true });
  const { shown, near } = cv.evidence.find(requirement);
  if (shown.length > 0) return verdict(1, 'shown', shown, { byDeed: true });
  const alike = judgeLikeness(requirement, cv.evidence, cv);
  if (alike.shown.length > 0)
    return verdict(LIKELY_SHARE, 'shown', alike.shown, { byDeed: true, isLikely: true });
  const close = near.length > 0 ? near : alike.near;
  return close.length > 0
    ? verdict(shareOfNear(requirement, alike.likely), 'related', [], { near: close })
    : verdict(0, 'missing');
}

/** By what the CV names: the skill itself, a language at a level, an example of it, something narrower. */
function judgeNamed(
  requirement: PostingRequirement,
  cv: CvKnowledge,
  verdict: Verdict,
): Judgement | undefined {
  const own =
    cv.skills.get(requirement.id) ??
    findSameWording(requirement, cv.byWording) ??
    listSuites(requirement.id).flatMap((suite) => cv.skills.get(suite) ?? [])[0];
  if (requirement.kind === 'language') {
    // "Inglés técnico" of somebody who speaks English.
    const spoken = own ?? findNarrower(requirement.id, cv.skills)[0];
    if (spoken === undefined) return verdict(0, 'missing');
    const share = shareOfLevel(requirement.languageLevel, spoken.languageLevel);
    const more = { shownLevel: spoken.languageLevel };
    return verdict(share, share === 1 ? 'shown' : 'lower-level', spoken.places, more);
  }
  const isStudied =
    own?.places.every(({ section }) => PAPERS.has(section)) === true &&
    requirement.kind !== 'licence' &&
    !asksForCredential(requirement);
  const denied = isStudied ? cv.evidence.findDenied(requirement, PAPERS) : [];
  // "El pan lo amasa otro turno" of somebody who has studied "panadería".
  if (denied.length > 0)
    return verdict(LEAST_OF_NEAR, 'related', [], { near: denied, isOthers: true });
  const isPart = own !== undefined && isInPart(requirement, own);
  if (own !== undefined && !isPart) return verdict(1, 'shown', quoteWork(requirement, own, cv));
  const bundled = listBundled(requirement.id).flatMap((id) => cv.skills.get(id) ?? []);
  if (bundled.length > 1)
    return verdict(
      1,
      'shown',
      bundled.flatMap(({ places }) => places),
      { byNarrower: bundled[0] ?? null },
    );
  const spelled = cv.evidence.findSpelled(requirement);
  if (spelled.length > 0) return verdict(1, 'shown', spelled, { byDeed: true });
  const lived = cv.evidence.findLived(requirement, cv.whole);
  if (lived.length > 0) return verdict(1, 'shown', lived, { byDeed: true });
  const listed = cv.evidence.findListedTrait(requirement);
  if (listed.length > 0) return verdict(1, 'shown', listed);
  // "Contabilidad" only in a course, of somebody who is an accountant: the title speaks for it.
  if (isPart && cv.titleSkills.get(requirement.id)?.isCore !== true)
    return verdict(RELATED_SHARE, 'related', [], { related: [own] });
  const named = listExamples(requirement, cv.skills);
  const narrower = (named.length > 0 ? named : findNarrower(requirement.id, cv.skills)).filter(
    (skill) => !isTooLittle(requirement, skill) && !isOtherBrand(requirement, skill),
  );
  const [byNarrower] = narrower;
  if (byNarrower !== undefined) {
    const places = narrower.flatMap((skill) => skill.places);
    return verdict(1, 'shown', places, { byNarrower });
  }
  return undefined;
}

/** What is only in a list or in the studies says less than the line of the work that shows it. */
function quoteWork(
  requirement: PostingRequirement,
  { places }: CvSkill,
  { evidence }: CvKnowledge,
): readonly CvPlace[] {
  if (requirement.kind === 'licence' || places.some(isWork)) return places;
  return [...evidence.find(requirement).shown.filter(isWork), ...places];
}
