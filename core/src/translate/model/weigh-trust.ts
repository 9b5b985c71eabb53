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

/** What is known of one of several translations before its way back is read, to choose among them. */
export const weighForward = (total: number, newRuns: number): number =>
  total + (WEIGHTS.newRuns / WEIGHTS.total) * newRuns;
