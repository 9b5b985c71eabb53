/** 90 and 50 points of Lighthouse's published mobile curves, in milliseconds (layout shift has no unit). */
export const performanceCurves = {
  firstContentfulPaint: { good: 1800, middling: 3000, weight: 10 },
  speedIndex: { good: 3387, middling: 5800, weight: 10 },
  largestContentfulPaint: { good: 2500, middling: 4000, weight: 25 },
  totalBlockingTime: { good: 200, middling: 600, weight: 30 },
  cumulativeLayoutShift: { good: 0.1, middling: 0.25, weight: 25 },
};

/** The value at which the normal distribution's upper tail holds one tenth. */
const TENTH_QUANTILE = 1.2815515655446004;

/** Share of sites that do worse: a log-normal distribution through (good, 0.9) and (middling, 0.5). */
export function scoreValue(value, { good, middling }) {
  if (value <= 0) return 1;
  const spread = Math.log(middling / good) / TENTH_QUANTILE;
  return 1 - cumulativeNormal(Math.log(value / middling) / spread);
}

export function scorePerformance(metrics) {
  const parts = Object.entries(performanceCurves).map(([name, curve]) => ({
    score: scoreValue(metrics[name], curve),
    weight: curve.weight,
  }));
  return weighScores(parts);
}

/** Weighted mean in percent. */
export function weighScores(parts) {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const reached = parts.reduce((sum, { score, weight }) => sum + score * weight, 0);
  return total === 0 ? 100 : Math.round((100 * reached) / total);
}

function cumulativeNormal(x) {
  return (1 + errorFunction(x / Math.SQRT2)) / 2;
}

/** By its series, which converges for every x a score can see; beyond six it is flat. */
function errorFunction(x) {
  if (Math.abs(x) > 6) return Math.sign(x);
  let term = x;
  let sum = x;
  for (let n = 1; Math.abs(term) > 1e-17 * Math.abs(sum) && n < 200; n += 1) {
    term *= (-x * x) / n;
    sum += term / (2 * n + 1);
  }
  return (2 / Math.sqrt(Math.PI)) * sum;
}
