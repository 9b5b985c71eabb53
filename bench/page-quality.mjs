// npm run bench:quality: performance, accessibility and good practice of / and /auth on a slow phone.
import axe from 'axe-core';
import { withAppAndBrowser } from './app-under-test.mjs';
import { findMedian, reportResults } from './bench-results.mjs';
import { judgePractices } from './judge-practices.mjs';
import { measureVitals } from './measure-vitals.mjs';
import { scorePerformance, weighScores } from './score-curves.mjs';

/** As many as Lighthouse advises where runs differ. */
const RUNS = 5;
const WANTED_SCORE = 95;
const paths = ['/', '/auth'];
const impactWeights = { critical: 10, serious: 7, moderate: 3, minor: 1 };

await withAppAndBrowser(async ({ baseURL, browser }) => {
  const rows = [];
  const details = {};
  for (const path of paths) {
    const vitals = await measureMedianVitals(browser, `${baseURL}${path}`);
    const accessibility = await judgeAccessibility(browser, `${baseURL}${path}`);
    const practices = await judgePractices(browser, `${baseURL}${path}`);
    details[path] = { vitals, accessibility, practices };
    rows.push({
      path,
      performance: scorePerformance(vitals),
      accessibility: accessibility.score,
      'best practices': weighScores(
        Object.values(practices).map((kept) => ({ score: kept ? 1 : 0, weight: 1 })),
      ),
      'FCP ms': Math.round(vitals.firstContentfulPaint),
      'LCP ms': Math.round(vitals.largestContentfulPaint),
      'SI ms': Math.round(vitals.speedIndex),
      'TBT ms': Math.round(vitals.totalBlockingTime),
      CLS: Number(vitals.cumulativeLayoutShift.toFixed(3)),
    });
    for (const [practice, kept] of Object.entries(practices)) {
      if (!kept) console.log(`${path}: not so: ${practice}`);
    }
    for (const violation of accessibility.violations) console.log(`${path}: axe: ${violation}`);
  }
  reportResults('page-quality', rows, details);
  const scores = rows.flatMap((row) => [row.performance, row.accessibility, row['best practices']]);
  if (Math.min(...scores) < WANTED_SCORE) process.exitCode = 1;
});

async function measureMedianVitals(browser, url) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measureVitals(browser, url));
  const names = Object.keys(runs[0]);
  return Object.fromEntries(names.map((name) => [name, findMedian(runs.map((r) => r[name]))]));
}

async function judgeAccessibility(browser, url) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    // Put there past the content policy, which would refuse it as a script tag.
    await page.evaluate(axe.source);
    const { passes, violations } = await page.evaluate(() => globalThis.axe.run());
    const weigh = (rules, score) =>
      rules.map((rule) => ({ score, weight: impactWeights[rule.impact ?? 'moderate'] ?? 3 }));
    return {
      score: weighScores([...weigh(passes, 1), ...weigh(violations, 0)]),
      violations: violations.map(({ id, nodes }) => `${id} (${nodes.length})`),
    };
  } finally {
    await context.close();
  }
}
