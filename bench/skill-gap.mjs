// npm run bench:gap [-- --show] [-- --pairs FILE]: what the skill gap makes of 60 pairs of a CV and a posting, or those of another file of the
// same form, against what somebody who had seen neither code nor data expects of them (see bench/README.md).
import { readFileSync } from 'node:fs';
import { projectPath } from '../scripts/project-paths.mjs';
import { reportResults } from './bench-results.mjs';
import { bundleSources } from './bundle-parts.mjs';
import { listSaid, scorePair } from './skill-gap/score-pair.mjs';
import { toCanonical } from './written-cvs.mjs';

const shows = process.argv.includes('--show');
const given = process.argv[process.argv.indexOf('--pairs') + 1 || process.argv.length];
/** The day the pairs were written for: jobs that go on have lasted until then. */
const TODAY = new Date('2026-11-17T00:00:00Z');
const { analyzeSkillGap, cvSchema } = await bundleSources(`
  export { analyzeSkillGap } from './core/src/skill-gap';
  export { cvSchema } from './core/src/cv';`);
const pairs = readFileSync(given ?? projectPath('bench', 'skill-gap', 'pairs.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const scored = pairs.map((pair) => {
  const cv = cvSchema.parse(toCanonical(pair.cv, pair.cvLanguage));
  const input = { cv, jobDescription: pair.posting, jobTitle: '', language: pair.jobLanguage };
  const result = analyzeSkillGap(input, TODAY);
  const score = scorePair(pair.expected, listSaid(result), result.matchPercentage);
  if (shows && (given !== undefined || pair.half === 'first'))
    show(pair, result.matchPercentage, score);
  return { pair, ...score };
});
reportResults(
  'skill-gap',
  ['first', 'second'].map((half) =>
    summarise(
      half,
      scored.filter(({ pair }) => pair.half === half),
    ),
  ),
);

function summarise(half, rows) {
  const found = rows.flatMap((row) => row.found);
  const judged = rows.flatMap((row) => row.judged);
  const share = (list) => list.filter(({ isRight }) => isRight).length / list.length;
  const f1 = (side) => {
    const recall = share(found.filter((one) => one.side === side));
    const precision = share(judged.filter((one) => one.side === side));
    return ((2 * recall * precision) / (recall + precision)).toFixed(3);
  };
  const traps = rows.reduce((sum, { pair }) => sum + pair.expected.traps.length, 0);
  return {
    half,
    pairs: rows.length,
    'F1 matched': f1('matched'),
    'F1 missing': f1('missing'),
    'in band': rows.filter(({ place }) => place === 'in band').length,
    'traps matched': `${rows.flatMap(({ trapped }) => trapped).length} of ${traps}`,
    'nobody expects': `${judged.filter(({ isKnown }) => !isKnown).length} of ${judged.length}`,
  };
}

function show({ id, trade, expected }, percentage, { found, judged, trapped, place }) {
  console.log(`\n${id} ${trade}: ${percentage} of ${expected.band.join('–')}, ${place}`);
  for (const { name, side, near, isRight } of found)
    if (!isRight) console.log(`  ${near.length === 0 ? 'not read' : 'wrong'}: ${name} is ${side}`);
  for (const { names, why } of trapped) console.log(`  trap: ${names[0]}: ${why}`);
  for (const { side, texts, isKnown } of judged)
    if (!isKnown) console.log(`  nobody expects: ${texts[0]} (${side})`);
}
