import type { CvPlace, PostingRequirement } from '../assistant';
import type { AlikeLine, CvEvidence } from './cv-evidence';

export interface LikenessVerdict {
  readonly shown: readonly CvPlace[];
  readonly near: readonly CvPlace[];
  /** Enough where the skill is usual in a post that was held. */
  readonly usual: readonly CvPlace[];
}

/** Chosen on 66 labelled pairs; a line is believed by itself only where it says nearly everything. */
const ALIKE = {
  known: { alone: 0.7, withSame: 0.6, same: 0.3, least: 0.55 },
  unknown: { alone: 0.6, withSame: 0.5, same: 0.2, least: 0 },
};
const WITH_PHRASES = 0.4;
const WITH_TITLE = 0.6;
const NEAR = 0.45;
/** Of a requirement of so few words each has to be said: editing is no video editing. */
const FEW_WORDS = 2;

/** What lines show in other words, by themselves or together with `told`: lines near by the phrases of the skill. */
export function judgeLikeness(
  requirement: PostingRequirement,
  evidence: CvEvidence,
  told: readonly CvPlace[],
): LikenessVerdict {
  const lines = evidence.findAlike(requirement);
  const least = requirement.kind === 'unknown' ? ALIKE.unknown : ALIKE.known;
  const isShown = (line: AlikeLine): boolean => {
    if (line.telling <= FEW_WORDS && line.least < least.least) return false;
    if (line.alike >= least.alone) return true;
    if (line.alike >= least.withSame && line.same >= least.same) return true;
    return line.alike >= WITH_PHRASES && told.some(({ quote }) => quote === line.place.quote);
  };
  const pick = (isPicked: (line: AlikeLine) => boolean) =>
    lines.filter(isPicked).map(({ place }) => place);
  return {
    shown: pick(isShown),
    near: pick(({ alike }) => alike >= NEAR),
    usual: pick(({ alike }) => alike >= WITH_TITLE),
  };
}
