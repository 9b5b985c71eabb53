import type { DocumentOptions, Squeeze } from './document-options';
import type { UsedPages } from './used-pages';

interface FitChange {
  readonly what: keyof Squeeze;
  /** What is left of it, as a share. */
  readonly to: number;
}

interface FittedDocument {
  readonly before: UsedPages;
  /** Where it can't fit, the least room it could take. */
  readonly after: UsedPages;
  /** Null if it fits already, or can't fit without becoming hard to read. */
  readonly squeeze: Squeeze | null;
  readonly changes: readonly FitChange[];
  readonly isFitted: boolean;
}

const LEAST_SPACING = 0.6;
const LEAST_MARGINS = 0.7;
const LEAST_TEXT = 0.8;
/** Smaller text is too hard to read. */
const LEAST_BODY_PT = 9.5;
const STEP = 0.02;
const NOTHING_GIVEN_UP: Squeeze = { spacing: 1, margins: 1, text: 1 };

interface FitQuestion {
  readonly options: DocumentOptions;
  /** The size of the text as it is now, in points. */
  readonly bodyPt: number;
  /** How many pages it should have; one less than it has unless told. */
  readonly target?: number;
  readonly measure: (options: DocumentOptions) => UsedPages;
}

/**
 * Makes a document end a page sooner: first the room between things is tightened, then the margins, then the letters, each
 * no further than it must. If all of it isn't enough, nothing changes.
 */
export function fitDocument({ options, bodyPt, target, measure }: FitQuestion): FittedDocument {
  const plain = { ...options, squeeze: undefined };
  const before = measure(plain);
  const most = target ?? Math.max(1, before.count - 1);
  if (before.count <= most)
    return { before, after: before, squeeze: null, changes: [], isFitted: true };
  const least: Squeeze = {
    spacing: LEAST_SPACING,
    margins: LEAST_MARGINS,
    text: bodyPt > LEAST_BODY_PT ? Math.max(LEAST_TEXT, roundUp(LEAST_BODY_PT / bodyPt)) : 1,
  };
  const tryWith = (squeeze: Squeeze) => measure({ ...options, squeeze });
  let squeeze = NOTHING_GIVEN_UP;
  for (const what of ['spacing', 'margins', 'text'] as const) {
    const whole = squeeze;
    const at = (share: number): Squeeze => ({ ...whole, [what]: share });
    squeeze = at(least[what]);
    if (least[what] === 1 || tryWith(squeeze).count > most) continue;
    squeeze = at(findMost(least[what], (share) => tryWith(at(share)).count <= most));
    return { before, after: tryWith(squeeze), squeeze, changes: list(squeeze), isFitted: true };
  }
  return { before, after: tryWith(squeeze), squeeze: null, changes: [], isFitted: false };
}

/** The largest share, in steps, with which it still fits; `least` is known to. */
function findMost(least: number, fits: (share: number) => boolean): number {
  let low = 0;
  let high = Math.floor((1 - least) / STEP);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(shareOf(middle))) low = middle;
    else high = middle - 1;
  }
  return shareOf(low);

  function shareOf(steps: number): number {
    return Math.round((least + steps * STEP) * 1000) / 1000;
  }
}

const roundUp = (share: number) => Math.ceil(share * 1000) / 1000;

function list(squeeze: Squeeze): FitChange[] {
  return (['spacing', 'margins', 'text'] as const)
    .map((what) => ({ what, to: squeeze[what] }))
    .filter(({ to }) => to < 1);
}
