import type { CvPlace, PostingRequirement } from '../assistant';
import { asksForCredential, type CvEvidence } from './cv-evidence';
import { likenessSigns } from './weigh-likeness';

interface LikenessVerdict {
  readonly shown: readonly CvPlace[];
  readonly near: readonly CvPlace[];
  /** 0 to 1: of so many of a hundred such requirements people said that the CV shows them. */
  readonly likely: number;
}

/** How much each sign tells that the CV shows what is asked for: a logistic regression on 900 doubtful requirements of 202 labelled pairs. */
const SIGNS = {
  none: -1.85,
  /** How well one line says it, and how much of that line is about it. */
  alike: 1.07,
  about: 1.52,
  /** How well all lines together say it. */
  together: 2.92,
  /** How alike the skills are for which its words and those of a line speak in the catalogue. */
  skills: 0.25,
  /** Lines that mean the same by the table of such words; none does, although the table knows what is asked for. */
  meant: 0.51,
  notMeant: -0.58,
  /** What is denied, wished for or done by others says it better than anything the person did. */
  unowned: -1.42,
  unownedMeant: -1.16,
  /** Usual in a post that was held. */
  usual: 0.59,
  /** In words of its own, which say more than a name. */
  ownWords: 0.96,
  paper: -0.8,
  /** What is only a plus is less often there. */
  optional: -0.75,
  /** Named without being asked for. */
  expected: -1.38,
};
/** As likely as not; of ten that are taken eight show it. */
const SHOWN = 0.2;
const NEAR = -1.1;

/** What lines show in other words. */
export function judgeLikeness(
  requirement: PostingRequirement,
  evidence: CvEvidence,
  isUsual = false,
): LikenessVerdict {
  const likeness = evidence.weighLikeness(requirement);
  if (likeness === null) return { shown: [], near: [], likely: 0 };
  const { best, signs } = likeness;
  let score = SIGNS.none;
  for (const sign of likenessSigns) score += SIGNS[sign] * signs[sign];
  if (isUsual) score += SIGNS.usual;
  if (requirement.kind === 'unknown') score += SIGNS.ownWords;
  if (asksForCredential(requirement)) score += SIGNS.paper;
  if (requirement.demand === 'optional') score += SIGNS.optional;
  if (requirement.demand === 'expected') score += SIGNS.expected;
  const places = best.map(({ place }) => place);
  const likely = Math.round(100 / (1 + Math.exp(-score))) / 100;
  const canShow = best[0]?.canShow === true && !isNamedOrNot(requirement);
  if (score >= SHOWN && canShow) return { shown: places, near: places, likely };
  return { shown: [], near: score >= NEAR ? places : [], likely };
}

/** A trait is claimed, and CSS is named: a line that looks like either shows nothing. */
function isNamedOrNot({ kind, evidence }: PostingRequirement): boolean {
  return kind === 'soft' || (kind === 'hard' && /^\p{Lu}{2,}\d*$/u.test(evidence[0]?.quote ?? ''));
}
