/** What there is to see of a translation, without knowing the right one. */
export interface TrustSigns {
  /** The log-probability of the translation. */
  readonly total: number;
  /** That of the source, told from the translation. */
  readonly wayBack: number;
  /** Three words in a row of the translation that the corpus doesn't have. */
  readonly newRuns: number;
  /** The same of the source. */
  readonly newSourceRuns: number;
}

/**
 * A logistic regression on translations that a reader had judged (docs/decisions/0087-trust-in-a-translation.md). New words in the
 * source count in favour of a translation with as many: there they can't be helped.
 */
const WEIGHTS = { total: 0.377, wayBack: 0.122, newRuns: -0.357, newSourceRuns: 0.261 } as const;
const BIAS = 3.731;

/** How likely the translation is right, as log odds. */
export const weighTrust = ({ total, wayBack, newRuns, newSourceRuns }: TrustSigns): number =>
  BIAS +
  WEIGHTS.total * total +
  WEIGHTS.wayBack * wayBack +
  WEIGHTS.newRuns * newRuns +
  WEIGHTS.newSourceRuns * newSourceRuns;

/** What tells one of several translations from the others. */
export interface ChoiceSigns extends Omit<TrustSigns, 'newSourceRuns' | 'wayBack'> {
  /** How many tokens it has, with its end. */
  readonly length: number;
}

/**
 * By known translations. Each token is unlikely in itself, so the shorter of two answers is the likelier even where it leaves
 * something out: that the source doesn't come of it shows only on the way back.
 */
const CHOICE = { newRuns: -0.47, length: 0.2, wayBack: 0.4, lengthBothWays: 0.4 } as const;

/** What is known before the way back is read. */
export const weighForward = ({ total, newRuns, length }: ChoiceSigns): number =>
  total + CHOICE.newRuns * newRuns + CHOICE.length * length;

export const weighBothWays = ({ total, newRuns, length }: ChoiceSigns, wayBack: number): number =>
  total + CHOICE.newRuns * newRuns + CHOICE.lengthBothWays * length + CHOICE.wayBack * wayBack;
