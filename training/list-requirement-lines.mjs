// node training/list-requirement-lines.mjs: the rows of training/requirements and the phrases of core/data/evidence as the engine reads
// them, one JSON object a line, for training/requirement_judge.py.
import { readdirSync, readFileSync } from 'node:fs';
import { bundleSources } from '../bench/bundle-parts.mjs';
import { projectPath } from '../scripts/project-paths.mjs';

const { CvEvidence, judgeLikeness, readStems, evidenceSkills } = await bundleSources(`
  export { CvEvidence } from './core/src/skill-gap/cv-evidence';
  export { judgeLikeness } from './core/src/skill-gap/judge-likeness';
  export { evidenceSkills, readStems } from './core/src/evidence';`);

const folder = projectPath('training', 'requirements');
const stemsOf = (text) => readStems(text).map(({ stem }) => stem);
const write = (row) => process.stdout.write(`${JSON.stringify(row)}\n`);

for (const from of readdirSync(folder).sort()) {
  const [, ...rows] = readFileSync(`${folder}/${from}`, 'utf8').trim().split('\n');
  for (const row of rows) {
    const [requirement, line, label] = row.split('\t');
    const likely = judgeLine(requirement, line);
    write({
      from,
      requirement,
      line,
      label,
      likely,
      wanted: stemsOf(requirement),
      stems: stemsOf(line),
    });
  }
}
for (const { en, es, shows, near } of evidenceSkills())
  write({
    from: 'evidence',
    names: [en, es].map(stemsOf),
    shows: shows.map(stemsOf),
    near: near.map(stemsOf),
  });

/** What the signs of today make of one line of somebody's work. */
function judgeLine(requirement, text) {
  const pointer = '/work_experience/0/achievements/0';
  const evidence = new CvEvidence([{ section: 'work_experience', pointer, text, lastUsed: null }]);
  const asked = { id: 'unknown:', kind: 'unknown', asked: requirement, demand: 'required' };
  return judgeLikeness({ ...asked, evidence: [{ quote: requirement }] }, evidence).likely ?? 0;
}
