// node scripts/train-zones.mjs [--hold NAME]: learns what each line of a job description is (required, a plus, a duty, neither) from
// training/postings/*.tsv and writes core/data/zone-signs.tsv. With --hold, the named file is left out and what it scores is printed.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { bundleSources } from '../bench/bundle-parts.mjs';
import { projectPath } from './project-paths.mjs';

const ROLES = ['none', 'must', 'nice', 'duty'];
const ROUNDS = 400;
const STEP = 0.05;
/** How much the weights are held to what was learned before, and to nothing where they are new. */
const HOLD = 0.03;
const TABLE = projectPath('core', 'data', 'zone-signs.tsv');
const FOLDER = projectPath('training', 'postings');

const { addUp, readPlainText, hideNumbers, readZones, readZoneSigns, sumChain } =
  await bundleSources(`
  export { readPlainText } from './core/src/text';
  export { hideNumbers } from './core/src/skill-gap/posting/hide-numbers';
  export { readZones } from './core/src/skill-gap/posting/posting-zones';
  export { readZoneSigns } from './core/src/skill-gap/posting/zone-signs';
  export { addUp, sumChain } from './core/src/skill-gap/posting/role-chain';`);

const held = process.argv.includes('--hold') ? process.argv.at(-1) : '';
const before = readTable();
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.tsv'));
const isHeld = (name) => basename(name, '.tsv') === held;
const training = files.filter((name) => !isHeld(name)).flatMap(readPostings);
const weights = learn(training);
for (const name of files) report(name, readPostings(name));
if (held === '') writeTable(weights);

function readTable() {
  const [, ...rows] = readFileSync(TABLE, 'utf8').trim().split('\n');
  return new Map(
    rows.map((row) => {
      const [sign, ...numbers] = row.split('\t');
      return [sign, numbers.map((one) => Number(one) / 100)];
    }),
  );
}

function writeTable(table) {
  const rows = [...table].map(([sign, row]) =>
    [sign, ...row.map((one) => Math.round(one * 100))].join('\t'),
  );
  writeFileSync(TABLE, `${[['sign', ...ROLES].join('\t'), ...rows].join('\n')}\n`);
}

/** Each job description twice: labels on a separate line, and on the line of what they introduce. */
function readPostings(name) {
  const blocks = readFileSync(projectPath('training', 'postings', name), 'utf8').split(/^---\s*$/m);
  // Every other one is in core/data/posting-lines.tsv, which the signs come from.
  const unseen = blocks.filter((_, at) => at % 2 === 1);
  return unseen.flatMap((block) => {
    const rows = block
      .split('\n')
      .filter((row) => row.includes('\t'))
      .map((row) => row.split('\t'))
      .map(([kind, text]) => ({ kind, text: text.trimEnd() }));
    return rows.length === 0 ? [] : [true, false].map((isOpen) => readPosting(rows, isOpen));
  });
}

function readPosting(rows, isOpen) {
  let text = '';
  const spans = [];
  rows.forEach(({ kind, text: row }, at) => {
    const next = rows[at + 1];
    const start = text.length;
    text += row;
    spans.push({ start, end: text.length, kind });
    if (next === undefined) return;
    const isLabel = kind.startsWith('heading') && row.endsWith(':');
    const isListed = /^\s*[-–—•·*✔✓✅▪+>]/u.test(next.text) || next.kind.startsWith('heading');
    const isProse = kind === next.kind && /[.!?]$/.test(row) && !isListed;
    if ((isLabel && !isListed && !isOpen) || isProse) text += ' ';
    else text += next.kind.startsWith('heading') && !isLabel ? '\n\n' : '\n';
  });
  return readZonesOf(text, spans);
}

function readZonesOf(source, spans) {
  const text = hideNumbers(readPlainText(source));
  const zones = readZones(text);
  const signs = readZoneSigns(text, zones);
  let from = 0;
  // What is plain in the text may be shorter than what was written: the spans are found by their words.
  const placed = spans.map((span) => {
    const words = source.slice(span.start, span.end).trim();
    const at = text.indexOf(hideNumbers(words).slice(0, 40), from);
    if (at >= 0) from = at;
    return { ...span, at };
  });
  return zones.map((zone, index) => {
    const middle = (zone.start + zone.end) / 2;
    const span = placed.findLast(({ at }) => at >= 0 && at <= middle);
    const role = ROLES.indexOf(span?.kind ?? 'none');
    return { ...signs[index], role: Math.max(0, role) };
  });
}

function learn(postings) {
  const rows = new Map();
  const prior = new Map();
  const open = (sign) => {
    if (!rows.has(sign)) {
      prior.set(sign, before.get(sign) ?? ROLES.map(() => 0));
      rows.set(sign, [...prior.get(sign)]);
    }
    return rows.get(sign);
  };
  for (const zones of postings)
    for (const { signs, link } of zones) {
      for (const sign of signs.keys()) open(sign);
      for (const role of ROLES) open(`${link} > ${role}`);
    }
  for (const sign of before.keys()) open(sign);
  const moments = new Map([...rows].map(([sign]) => [sign, ROLES.map(() => [0, 0])]));
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = new Map();
    for (const zones of postings) addSlope(zones, rows, slope);
    for (const [sign, row] of rows)
      row.forEach((weight, role) => {
        const pull = HOLD * (weight - prior.get(sign)[role]) * postings.length;
        const down = (slope.get(sign)?.[role] ?? 0) + pull;
        const moment = moments.get(sign)[role];
        moment[0] = 0.9 * moment[0] + 0.1 * down;
        moment[1] = 0.999 * moment[1] + 0.001 * down * down;
        const [mean, spread] = [moment[0] / (1 - 0.9 ** round), moment[1] / (1 - 0.999 ** round)];
        row[role] = weight - (STEP * mean) / (Math.sqrt(spread) + 1e-8);
      });
  }
  return rows;
}

function weigh(zones, rows) {
  const own = zones.map(({ signs }) => {
    const sums = ROLES.map(() => 0);
    for (const [sign, much] of signs)
      (rows.get(sign) ?? []).forEach((weight, role) => {
        sums[role] += weight * much;
      });
    return sums;
  });
  const steps = zones.map(({ link }) =>
    ROLES.map((role) => rows.get(`${link} > ${role}`) ?? ROLES.map(() => 0)),
  );
  const { forth, back } = sumChain(own, steps);
  return { own, steps, forth, back, all: addUp(forth.at(-1)) };
}

/** What is expected under the weights, less what is there. */
function addSlope(zones, rows, slope) {
  const { own, steps, forth, back, all } = weigh(zones, rows);
  const add = (sign, role, much) => {
    const row = slope.get(sign) ?? ROLES.map(() => 0);
    row[role] += much;
    slope.set(sign, row);
  };
  zones.forEach(({ signs, link, role: gold }, at) => {
    ROLES.forEach((_, role) => {
      const likely = Math.exp(forth[at][role] + back[at][role] - all) - (role === gold ? 1 : 0);
      for (const [sign, much] of signs) add(sign, role, likely * much);
    });
    if (at === 0) return;
    ROLES.forEach((name, from) => {
      ROLES.forEach((_, to) => {
        const likely = Math.exp(
          forth[at - 1][from] + steps[at][from][to] + own[at][to] + back[at][to] - all,
        );
        const isThere = zones[at - 1].role === from && gold === to;
        add(`${link} > ${name}`, to, likely - (isThere ? 1 : 0));
      });
    });
  });
}

function report(name, postings) {
  const tally = ROLES.map(() => ({ right: 0, said: 0, there: 0 }));
  for (const rows of [before, weights]) {
    for (const one of tally) Object.assign(one, { right: 0, said: 0, there: 0 });
    for (const zones of postings) {
      const { forth, back } = weigh(zones, rows);
      zones.forEach(({ role }, at) => {
        const likely = ROLES.map((_, one) => forth[at][one] + back[at][one]);
        const said = likely.indexOf(Math.max(...likely));
        tally[role].there += 1;
        tally[said].said += 1;
        if (said === role) tally[role].right += 1;
      });
    }
    const f1 = tally.map(({ right, said, there }) => ((2 * right) / (said + there)).toFixed(3));
    const which = isHeld(name) ? 'left out' : 'learned from';
    console.log(
      name,
      which,
      rows === before ? 'before' : 'after',
      ROLES.map((role, at) => `${role} ${f1[at]}`).join(', '),
    );
  }
}
