// node training/list-doubts.mjs OUT.jsonl [SET=FILE …]: what the engine makes of each requirement of labelled pairs of CV and job description, with
// the lines it looks at, one JSON object a line: what the judge of requirement and line is weighed by.
import { readFileSync, writeFileSync } from 'node:fs';
import { bundleSources } from '../bench/bundle-parts.mjs';
import { fitNames } from '../bench/skill-gap/match-names.mjs';
import { toCanonical } from '../bench/written-cvs.mjs';
import { projectPath } from '../scripts/project-paths.mjs';

const TODAY = new Date('2026-11-17T00:00:00Z');
const AS_GOOD = 0.15;
const core = await bundleSources(`
  export { cvSchema } from './core/src/cv';
  export { readPosting } from './core/src/skill-gap/posting/read-posting';
  export { gatherKnowledge } from './core/src/skill-gap/compare-with-posting';
  export { judgeRequirements, isMet } from './core/src/skill-gap/judgement/judge-requirements';
  export { judgeLikeness } from './core/src/skill-gap/judgement/judge-likeness';
  export { labelledCvs } from './core/src/skill-gap/fixtures';
  export { secondSetPairs as secondSet } from './core/src/skill-gap/fixtures/pairs-second-set';
  export { thirdSetPairs as thirdSet } from './core/src/skill-gap/fixtures/third-set';
  export { fourthSetPairs as fourthSet } from './core/src/skill-gap/fixtures/pairs-fourth-set';
  export { readLabel, writeCv } from './core/src/skill-gap/fixtures/labelled-cv';`);
const [out, ...files] = process.argv.slice(2);
const rows = [];
const bench = readFileSync(projectPath('bench', 'skill-gap', 'pairs.jsonl'), 'utf8');
addPairs('bench', bench);
for (const file of files) {
  const [name, path] = file.split('=');
  addPairs(name, readFileSync(path, 'utf8'));
}
for (const [set, cvs] of Object.entries({
  one: core.labelledCvs,
  two: core.secondSet,
  three: core.thirdSet,
  four: core.fourthSet,
}))
  for (const labelled of cvs)
    labelled.postings.forEach((posting, at) => {
      const sideOf = (id) => {
        const has = (labels) => labels.some((label) => core.readLabel(label).has(id));
        return has(posting.matched) ? 'matched' : has(posting.missing) ? 'missing' : null;
      };
      addPair(
        set,
        `${labelled.profession} ${at}`,
        core.writeCv(labelled),
        posting.text,
        ({ id }) => ({ side: sideOf(id), isTrap: false }),
      );
    });
writeFileSync(out, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

function addPairs(set, text) {
  for (const line of text.trim().split('\n')) {
    const { id, half, cv, cvLanguage, posting, expected } = JSON.parse(line);
    const listed = [
      ...expected.matched.map((one) => ({ ...one, side: 'matched' })),
      ...expected.missing.map((one) => ({ ...one, side: 'missing' })),
    ];
    const label = ({ names, evidence }) => {
      const texts = [names.es, names.en, ...evidence.map(({ quote }) => quote)];
      const fits = listed.map((one) => fitNames(one.names, texts));
      const best = Math.max(0, ...fits);
      const sides = new Set(
        listed.filter((_, at) => best > 0 && fits[at] >= best - AS_GOOD).map(({ side }) => side),
      );
      const isTrap = expected.traps.some((one) => fitNames(one.names, texts) >= 0.75);
      return { side: sides.size === 1 ? [...sides][0] : null, isTrap };
    };
    const name = set === 'bench' ? `${set}-${half}` : set;
    addPair(name, id, core.cvSchema.parse(toCanonical(cv, cvLanguage)), posting, label);
  }
}

function addPair(set, pair, cv, text, label) {
  const knowledge = core.gatherKnowledge(cv, TODAY);
  const { evidence } = knowledge;
  const judged = core.judgeRequirements(core.readPosting(text, '').requirements, knowledge);
  const lines = evidence.lines.sentences.map((line) => ({
    text: line.place.quote,
    section: line.place.section,
    pointer: line.place.pointer,
    flags: [line.isDeed, line.isLimited, line.isUnowned, line.isTitle].map(Number).join(''),
  }));
  for (const one of judged) {
    const { requirement } = one;
    const weighed = evidence.weighLikeness(requirement);
    const isUsual = one.byTitle !== null && !one.byTitle.isCore;
    rows.push({
      set,
      pair,
      id: requirement.id,
      ...label(requirement),
      kind: requirement.kind,
      demand: requirement.demand,
      isDuty: requirement.isDuty,
      asked: (requirement.asked === ''
        ? (requirement.evidence[0]?.quote ?? '')
        : requirement.asked
      ).replace(/^[^\p{L}\d]+/u, ''),
      quote: requirement.evidence[0]?.quote ?? '',
      how: one.how,
      way: wayOf(one),
      isMet: core.isMet(one),
      share: one.share,
      isUsual,
      signs: weighed?.signs ?? null,
      likely: core.judgeLikeness(requirement, evidence, { isUsual }).likely,
      best: weighed?.quoted.map(({ place }) => ({ text: place.quote })) ?? [],
      nearest: weighed?.nearest?.place.quote ?? null,
      places: one.places.map(({ quote, line, section }) => ({ quote, line, section })),
      near: one.near.map(({ quote }) => quote),
      lines,
    });
  }
}

function wayOf({ how, byDeed, isLikely, byNarrower, byTitle }) {
  if (how !== 'shown') return how;
  if (isLikely) return 'likely';
  if (byDeed) return 'deed';
  if (byNarrower !== null) return 'narrower';
  return byTitle === null ? 'named' : 'title';
}
