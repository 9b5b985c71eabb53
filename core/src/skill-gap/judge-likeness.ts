import type { CvPlace, PostingRequirement } from '../assistant';
import { asksForCredential, type CvEvidence } from './cv-evidence';
import { likenessSigns } from './weigh-likeness';

interface LikenessVerdict {
  readonly shown: readonly CvPlace[];
  readonly near: readonly CvPlace[];
  /** 0 to 1: of so many of a hundred such requirements people said that the CV shows them; null where words do not tell. */
  readonly likely: number | null;
}

/** How much each sign tells that the CV shows what is asked for: a logistic regression on 1,100 doubtful requirements of 242 labelled pairs. */
const SIGNS = {
  none: -1.09,
  /** How well one line says it, and how much of that line is about it. */
  alike: 1.54,
  about: 0.61,
  /** How well all lines together say it. */
  together: 2.47,
  /** How alike the skills are for which its words and those of a line speak in the catalogue. */
  skills: 0.36,
  /** Lines that mean the same by the table of such words; none does, although the table knows what is asked for. */
  meant: 0.42,
  notMeant: -0.62,
  /** What is denied, wished for or done by others says it better than anything the person did. */
  unowned: -1.75,
  unownedMeant: -0.99,
  /** One of its words is said only there. */
  unownedWord: -2,
  /** Usual in a job that was held. */
  usual: 0.45,
  /** In the job's own words, which say more than a name. */
  ownWords: 0.64,
  paper: -0.71,
  /** With a name in it, which other words seldom say. */
  name: -0.72,
  /** Having done it is asked for, and not only knowing how. */
  practice: -0.42,
  /** What is only a plus is less often there. */
  optional: -0.93,
  /** Named without being asked for. */
  expected: -1.6,
};
const NAME = /\p{Lu}\p{L}*[\p{Lu}\d]|(?<=\p{Ll} )\p{Lu}\p{Ll}+/u;
const PRACTICE = /experien|\baños|\byears/i;
/** More likely there than not; of ten that are taken eight are. */
const SHOWN = 0.2;
/** Half a name needs clearer evidence. */
const SHOWN_BY_HALF = 1.4;
const NEAR = -1.1;

/** What lines show in other words. */
export function judgeLikeness(
  requirement: PostingRequirement,
  evidence: CvEvidence,
  isUsual = false,
): LikenessVerdict {
  const likeness = evidence.weighLikeness(requirement);
  if (likeness === null) return { shown: [], near: [], likely: null };
  const { best, signs } = likeness;
  let score = SIGNS.none;
  for (const sign of likenessSigns) score += SIGNS[sign] * signs[sign];
  if (isUsual) score += SIGNS.usual;
  if (requirement.kind === 'unknown') score += SIGNS.ownWords;
  if (asksForCredential(requirement)) score += SIGNS.paper;
  if (NAME.test(requirement.evidence[0]?.quote ?? '')) score += SIGNS.name;
  if (PRACTICE.test(requirement.asked)) score += SIGNS.practice;
  if (requirement.demand === 'optional') score += SIGNS.optional;
  if (requirement.demand === 'expected') score += SIGNS.expected;
  const places = best.map(({ place }) => place);
  const likely = Math.round(100 / (1 + Math.exp(-score))) / 100;
  const canShow = best[0]?.canShow === true && !isNamedOrNot(requirement);
  const least = best[0]?.isHalf === true ? SHOWN_BY_HALF : SHOWN;
  if (score >= least && canShow) return { shown: places, near: places, likely };
  return { shown: [], near: score >= NEAR ? places : [], likely };
}

/** Of what is called a trait, these are done, and a line can tell of it. */
const DONE_TRAITS = new Set(['mentoring', 'leadership', 'schedule-flexibility']);

/** A trait is claimed, and CSS is named: a line that looks like either shows nothing. */
function isNamedOrNot({ id, kind, evidence }: PostingRequirement): boolean {
  if (kind === 'soft') return !DONE_TRAITS.has(id);
  return kind === 'hard' && /^\p{Lu}{2,}\d*$/u.test(evidence[0]?.quote ?? '');
}
