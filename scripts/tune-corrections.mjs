// node scripts/tune-corrections.mjs --language es [--keep FOLDER] [--alarms 1]: limits for what the model corrects, from the lines with slips that are kept aside
// (see training/README.md). The readings of one file of weights are kept, so that only new weights take minutes.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { bundleSources } from '../bench/bundle-parts.mjs';
import { openCorrector, readCorrectorFiles } from '../bench/open-corrector.mjs';
import { readMarkedLines } from './dictionaries/marked-lines.mjs';
import { projectPath } from './project-paths.mjs';

const { values } = parseArgs({
  options: {
    language: { type: 'string', default: 'es' },
    keep: { type: 'string', default: join(tmpdir(), 'trayecto-readings') },
    alarms: { type: 'string', default: '1' },
    show: { type: 'boolean', default: false },
  },
});
const { language } = values;
const WORDS_OF_A_PAGE = 450;
/** Limits that let nothing of a kind be reported, and nothing be found right. */
const OFF = { report: 99, right: 0 };
const GRIDS = {
  report: [0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 7, OFF.report],
  right: [OFF.right, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.6, 0.8],
};
const ROUNDS = 2;

const core = await bundleSources(`
  export { proofreadText, readLexicon } from './core/src/proofread';
  export { mergeReading, nameKind, usualLimits } from './core/src/proofread/merge-reading';
  export { prepareText } from './core/src/translate/model';
  export { correctTexts, USUAL_CORRECTING } from './server/src/models/correct-texts';
  export { openModel } from './server/src/models/open-model';`);

const unpack = (name) =>
  gunzipSync(readFileSync(projectPath('core', 'dictionaries', `${name}.gz`)));
const lexicons = Object.fromEntries(
  ['es', 'en'].map((one) => [
    one,
    core.readLexicon(
      unpack(`${one}.words`),
      one === language ? unpack(`${one}.context`) : undefined,
    ),
  ]),
);
const lines = readMarkedLines(language, core.prepareText).aside;
const texts = lines.flatMap(({ wrong, right }) => [
  { text: wrong.text, slips: wrong.slips },
  ...(wrong.slips.length > 0 ? [{ text: right, slips: [] }] : []),
]);
const readings = readAll(texts.map(({ text }) => text));
const cases = texts.map(({ text, slips }) => {
  const input = { text, language, known: new Set() };
  const findings = core.proofreadText(input, lexicons);
  const reading = readings[text] ?? { corrections: [], surprises: [] };
  const kinds = new Set(reading.corrections.map((one) => core.nameKind(text, one, language)));
  return { input, slips, findings, reading, kinds };
});

const pages = texts.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0) / WORDS_OF_A_PAGE;
const slips = texts.reduce((sum, one) => sum + one.slips.length, 0);
console.log(`${language}: ${lines.length} lines, ${slips} slips, ${pages.toFixed(0)} pages`);
tell('rules alone', score(cases, null));
tell('limits in use', score(cases, core.usualLimits));
listKinds(core.usualLimits);
const best = climb();
tell(`for ${values.alarms} alarms a page`, score(cases, best));
listKinds(best);
console.log(JSON.stringify({ report: best.report[language], right: best.right[language] }));
if (values.show) showRest(best);

/** What the model makes of every text, from the last run if the weights and lines are the same. */
function readAll(wanted) {
  mkdirSync(values.keep, { recursive: true });
  const hash = createHash('sha256').update(wanted.join('\n'));
  for (const bytes of Object.values(readCorrectorFiles())) hash.update(bytes ?? '');
  const name = hash.digest('hex');
  const file = join(values.keep, `${language}-${name.slice(0, 16)}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const { opened, network } = openCorrector(core.openModel);
  const found = {};
  const keep = (at, reading) => {
    found[wanted[at]] = reading;
  };
  const settings = [core.USUAL_CORRECTING, () => false, keep];
  core.correctTexts(opened, network, { texts: wanted, language }, ...settings);
  writeFileSync(file, JSON.stringify(found));
  return found;
}

function judge({ input, slips: planted, findings, reading }, limits) {
  const all = limits ? core.mergeReading(input, findings, reading, lexicons, limits) : findings;
  const touches = (finding, slip) => finding.from < slip.to && finding.to > slip.from;
  const alarms = all.filter((one) => !planted.some((slip) => touches(one, slip)));
  const missed = planted.filter((slip) => !all.some((one) => touches(one, slip)));
  return { found: planted.length - missed.length, alarms, missed };
}

/** Alarms count on all lines: the flawless ones, and beside the slips of the others. */
function score(some, limits) {
  let [found, alarms] = [0, 0];
  for (const one of some) {
    const judged = judge(one, limits);
    found += judged.found;
    alarms += judged.alarms.length;
  }
  return { found, alarms };
}

function tell(name, { found, alarms }) {
  const share = ((100 * found) / slips).toFixed(1);
  console.log(`${name}: ${share} % found, ${(alarms / pages).toFixed(2)} alarms a page`);
}

function withLimit(limits, { table, kind }, limit) {
  const own = { ...limits[table][language], [kind]: limit };
  return { ...limits, [table]: { ...limits[table], [language]: own } };
}

/** Every limit: of what the model proposes, and of what it finds right. */
function listDials(limits) {
  return ['report', 'right'].flatMap((table) =>
    Object.keys(limits[table][language]).map((kind) => ({ table, kind })),
  );
}

/** The texts that a limit says something about. */
function concerned({ table, kind }) {
  return cases.filter(({ kinds, findings }) => {
    if (table === 'report') return kinds.has(kind);
    return findings.some((one) => (kind === 'sure' ? one.isSure : one.kind === kind));
  });
}

/** What one kind brings at each limit, the others being as they are. */
function listKinds(limits) {
  for (const dial of listDials(limits)) {
    const some = concerned(dial);
    const none = score(some, withLimit(limits, dial, OFF[dial.table]));
    const cells = GRIDS[dial.table].map((limit) => {
      const one = score(some, withLimit(limits, dial, limit));
      return `${limit}: ${one.found - none.found}/${one.alarms - none.alarms}`;
    });
    const now = limits[dial.table][language][dial.kind];
    console.log(`  ${dial.table} ${dial.kind} ${now} (found/alarms) ${cells.join('  ')}`);
  }
}

/** The price of an alarm in slips, such that the alarms asked for come of it: each kind then takes the limit that pays most. */
function climb() {
  const wanted = Number(values.alarms) * pages;
  let [low, high] = [0.02, 8];
  let best = settle(high);
  for (let at = 0; at < 7; at++) {
    const price = Math.sqrt(low * high);
    const limits = settle(price);
    if (score(cases, limits).alarms > wanted) low = price;
    else [high, best] = [price, limits];
  }
  console.log(`an alarm costs as much as ${high.toFixed(2)} slips`);
  return best;
}

function settle(price) {
  let limits = core.usualLimits;
  for (let round = 0; round < ROUNDS; round++)
    for (const dial of listDials(limits)) {
      const some = concerned(dial);
      const weigh = (limit) => {
        const { found, alarms } = score(some, withLimit(limits, dial, limit));
        return { limit, worth: found - price * alarms };
      };
      // Where nothing tells which is better, a limit stays.
      const now = weigh(limits[dial.table][language][dial.kind]);
      const best = GRIDS[dial.table]
        .map(weigh)
        .reduce((best, one) => (one.worth > best.worth ? one : best), now);
      limits = withLimit(limits, dial, best.limit);
    }
  return limits;
}

function showRest(limits) {
  for (const one of cases) {
    const { alarms, missed } = judge(one, limits);
    for (const { from, to, kind, suggestions } of alarms)
      console.log(
        `alarm (${kind}): ${one.input.text.slice(from, to)} → ${suggestions[0]} | ${one.input.text}`,
      );
    for (const { wrong, right } of missed)
      console.log(`missed: ${wrong} → ${right} | ${one.input.text}`);
  }
}
