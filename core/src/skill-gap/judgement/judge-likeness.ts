import type { CvPlace, PostingRequirement } from '../../assistant';
import { foldText } from '../../language';
import { asksForCredential } from '../evidence/asked-papers';
import type { CvEvidence } from '../evidence/cv-evidence';
import { asksWhereOneLives, findLivedPatterns } from '../evidence/lived-circumstances';
import { likenessSigns } from '../evidence/weigh-likeness';
import { findThing } from '../names/skill-names';

interface LikenessVerdict {
  readonly shown: readonly CvPlace[];
  readonly near: readonly CvPlace[];
  /** A probability from 0 to 1: the share of similar requirements that people judged to be shown. Null where words aren't evidence. */
  readonly likely: number | null;
}

/** The weight of each sign that the CV shows a requirement: a logistic regression on 1,100 doubtful requirements of 242 labelled pairs. */
const SIGNS = {
  none: -1.09,
  /** How well one line says it, and how much of that line is about it. */
  alike: 1.54,
  about: 0.61,
  /** How well all lines together say it. */
  together: 2.47,
  /** Similarity between the catalogue skills that the requirement and the line suggest. */
  skills: 0.36,
  /** Lines that mean the same by the synonym table, and the case of a known requirement with no such line. */
  meant: 0.42,
  notMeant: -0.62,
  /** A denied, wished-for or third-party line matches better than anything the person did. */
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
  /** The job asks for practice, not only knowledge. */
  practice: -0.42,
  /** Nice-to-haves are met less often. */
  optional: -0.93,
  /** Named without being asked for. */
  expected: -0.4,
};
const NAME = /\p{Lu}\p{L}*[\p{Lu}\d]|(?<=\p{Ll} )\p{Lu}\p{Ll}+/u;
const PRACTICE = /experien|\baños|\byears/i;
/** More likely there than not; of ten that are taken eight are. */
const SHOWN = 0.2;
/** Half a name needs clearer evidence. */
const SHOWN_BY_HALF = 1.4;
/** So likely that a word of a short name may be unsaid. A duty in the job's own words needs as much: of less likely ones people call one in three shown. */
const SURE = 0.35;
/** The same words are easily there by chance, those of another language hardly: of 24 likenesses a little over the threshold people call 11 shown. */
const SURE_IN_SAME_WORDS = 0.8;
const NEAR = -1.1;

/** What lines show in other words. */
export function judgeLikeness(
  requirement: PostingRequirement,
  evidence: CvEvidence,
  { isUsual = false, isTranslated = false } = {},
): LikenessVerdict {
  const likeness = evidence.weighLikeness(requirement);
  if (likeness === null) return { shown: [], near: [], likely: null };
  const { nearest, quoted, signs } = likeness;
  let score = SIGNS.none;
  for (const sign of likenessSigns) score += SIGNS[sign] * signs[sign];
  if (isUsual) score += SIGNS.usual;
  if (requirement.kind === 'unknown') score += SIGNS.ownWords;
  const isPaper = asksForCredential(requirement);
  if (isPaper) score += SIGNS.paper;
  if (NAME.test(requirement.evidence[0]?.quote ?? '')) score += SIGNS.name;
  if (PRACTICE.test(requirement.asked)) score += SIGNS.practice;
  if (requirement.demand === 'optional') score += SIGNS.optional;
  if (requirement.demand === 'expected') score += SIGNS.expected;
  const places = quoted.map(({ place }) => place);
  const likely = Math.round(100 / (1 + Math.exp(-score))) / 100;
  const isOwnDuty = requirement.isDuty && requirement.kind === 'unknown';
  const isInSameWords = requirement.kind === 'unknown' && !isTranslated;
  const isSure =
    score >= (isInSameWords ? SURE_IN_SAME_WORDS : SURE) &&
    (isOwnDuty || (isTranslated && requirement.kind === 'unknown' && !isPaper));
  const isOpen = nearest?.isAgainst === false && !nearest.isOneWord && !isNamedOrNot(requirement);
  if (isSure && isOpen) return { shown: places, near: places, likely };
  const canShow =
    nearest?.canShow === true &&
    !isNamedOrNot(requirement) &&
    !isEverydayWord(requirement, nearest.place.quote);
  const usual = isOwnDuty ? SURE : SHOWN;
  const enough = isInSameWords ? SURE_IN_SAME_WORDS : usual;
  const least = nearest?.isHalf === true ? SHOWN_BY_HALF : enough;
  if (score >= least && canShow) return { shown: places, near: places, likely };
  // Hours and circumstances are said or not.
  if (score < NEAR || isLivedInFull(requirement)) return { shown: [], near: [], likely };
  const close = quoted.filter(({ isClose }) => isClose).map(({ place }) => place);
  return { shown: [], near: close, likely };
}

const PRODUCT = /(?<=[\p{L}\d] )\p{Lu}\p{Ll}{3,}/gu;

/** "Programa Opera" is not what "temporada de ópera" is about: the name of a product is written as one. */
function isEverydayWord({ evidence }: PostingRequirement, line: string): boolean {
  const names = (evidence[0]?.quote ?? '').match(PRODUCT) ?? [];
  const words: readonly string[] = line.match(/\p{L}+/gu) ?? [];
  return names.some(
    (name) =>
      !words.includes(name) &&
      words.some((word) => foldText(word) === foldText(name) && /^\p{Ll}/u.test(word)),
  );
}

const CODE = /^\p{Lu}{2,}(?:\d*|(?=\D*\d)[\p{Lu}\d ./-]+)$/u;

/** "CSS", "ITC 02.1.02", "ISO 9001": letters and figures, and nothing else. */
export function isCode(quote: string): boolean {
  return CODE.test(quote);
}

/** "ResiPlus", "iManage": a word with a capital inside is the name of a product. */
const PRODUCT_NAME = /^\p{L}*\p{Ll}\p{Lu}\p{L}*$/u;

/** "CISRS Advanced": letters and a grade. */
const GRADED = /^\p{Lu}{3,} \p{Lu}\p{Ll}+$/u;

/** Traits that show in actions, so a line can prove them. */
const DONE_TRAITS = new Set(['mentoring', 'leadership', 'schedule-flexibility']);

/** "Persona ordenada y resolutiva" is a trait, whatever its words. */
const OF_A_PERSON =
  /^(?:una? |an? )?(?:persona|gente|person)\b(?! (?:a cargo|con experiencia|mayor|dependient))/i;

function isLivedInFull(requirement: PostingRequirement): boolean {
  return findLivedPatterns(requirement)?.isStrict === true || asksWhereOneLives(requirement.asked);
}

/** Traits are only claimed, and acronyms such as CSS are always named, so a similar line proves neither. */
function isNamedOrNot(requirement: PostingRequirement): boolean {
  const { id, kind, evidence } = requirement;
  if (isLivedInFull(requirement)) return true;
  if (kind === 'unknown' && OF_A_PERSON.test(evidence[0]?.quote ?? '')) return true;
  if (kind === 'soft') return !DONE_TRAITS.has(id);
  const isKnownOrNot = kind === 'hard' || kind === 'unknown';
  const quote = evidence[0]?.quote ?? '';
  if (findThing(id)?.category === 'programming-languages') return true;
  return isKnownOrNot && (isCode(quote) || PRODUCT_NAME.test(quote) || GRADED.test(quote));
}
