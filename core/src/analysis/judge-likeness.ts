import type { CvPlace, PostingRequirement } from '../assistant';
import { type AlikeLine, asksForCredential, type CvEvidence } from './cv-evidence';

interface LikenessVerdict {
  readonly shown: readonly CvPlace[];
  readonly near: readonly CvPlace[];
}

/** How much each sign tells that a line shows what is asked for: a logistic regression on 380 doubtful requirements of 102 labelled pairs. */
const SIGNS = {
  none: -1.75,
  alike: 3.2,
  /** How much of the line is about it; an entry of a list of skills is about one thing, and another one. */
  about: 0.85,
  /** Usual in a post that was held. */
  usual: 0.35,
  /** Near by the phrases of the skill. */
  told: 0.5,
  /** In words of its own, which say more than a name. */
  ownWords: 1.3,
  paper: -0.75,
  /** What is only a plus is less often there. */
  optional: -1.3,
  /** A name of a word or two: others of its trade look like it. */
  shortName: -0.55,
};
/** Of ten lines taken at this score eight show it. */
const SHOWN = -0.2;
const NEAR = -1;
/** Of a requirement of so few words each has to be said: editing is no video editing. */
const FEW_WORDS = 2;
const LEAST_OF_FEW = 0.2;

/** What lines show in other words; `told` are lines near by the phrases of the skill. */
export function judgeLikeness(
  requirement: PostingRequirement,
  evidence: CvEvidence,
  told: readonly CvPlace[],
  isUsual = false,
): LikenessVerdict {
  const asked = weighAsked(requirement) + (isUsual ? SIGNS.usual : 0);
  const scored = evidence.findAlike(requirement).map((line) => {
    const isTold = told.some(({ quote }) => quote === line.place.quote);
    const score =
      asked +
      SIGNS.alike * line.alike +
      SIGNS.about * (line.place.section === 'skills' ? 0 : line.about) +
      (isTold ? SIGNS.told : 0) +
      (requirement.kind !== 'unknown' && line.telling <= FEW_WORDS ? SIGNS.shortName : 0);
    return { place: line.place, score, isPart: isOfPart(line) };
  });
  const shown = scored.filter(({ score, isPart }) => score >= SHOWN && !isPart);
  const near = scored.filter(({ score }) => score >= NEAR);
  return { shown: shown.map(({ place }) => place), near: near.map(({ place }) => place) };
}

function weighAsked(requirement: PostingRequirement): number {
  const { kind, demand } = requirement;
  let sum = SIGNS.none;
  if (kind === 'unknown') sum += SIGNS.ownWords;
  if (asksForCredential(requirement)) sum += SIGNS.paper;
  if (demand === 'optional') sum += SIGNS.optional;
  return sum;
}

function isOfPart({ telling, least }: AlikeLine): boolean {
  return telling <= FEW_WORDS && least < LEAST_OF_FEW;
}
