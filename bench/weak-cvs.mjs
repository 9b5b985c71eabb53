// npm run bench:weak [-- --show --without-model --cvs FILE]: how many planted slips proofreading finds in 48 weak CVs, with how many false alarms, and how many weak
// phrases the improvement removes or asks about. Written by somebody who had seen neither code nor data (see bench/README.md).
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { projectPath } from '../scripts/project-paths.mjs';
import { reportResults } from './bench-results.mjs';
import { bundleSources } from './bundle-parts.mjs';
import { fold, listLostFacts } from './fold-facts.mjs';
import { openCorrector } from './open-corrector.mjs';
import { toCanonical } from './written-cvs.mjs';

const WORDS_OF_A_PAGE = 450;
const shows = process.argv.includes('--show');
const readOption = (name) => process.argv.slice(process.argv.indexOf(name) + 1)[0];
const parts = await bundleSources(`
  export { cvSchema } from './core/src/cv';
  export { improveCv } from './core/src/improve';
  export { listProofTexts, mendCv, proofreadCv, readLexicon } from './core/src/proofread';
  export { correctTexts, USUAL_CORRECTING } from './server/src/models/correct-texts';
  export { openModel } from './server/src/models/open-model';`);
const { cvSchema, improveCv, listProofTexts, mendCv, proofreadCv, readLexicon } = parts;
const { correctTexts, openModel, USUAL_CORRECTING } = parts;
const unpack = (name) =>
  gunzipSync(readFileSync(projectPath('core', 'dictionaries', `${name}.gz`)));
const [es, en] = ['es', 'en'].map((language) =>
  readLexicon(unpack(`${language}.words`), unpack(`${language}.context`)),
);
const [bareSpanish, bareEnglish] = ['es', 'en'].map((language) =>
  readLexicon(unpack(`${language}.words`)),
);
/** As in the browser: contexts of the document's language alone. */
const lexiconsOf = { es: { es, en: bareEnglish }, en: { es: bareSpanish, en } };
const model = process.argv.includes('--without-model') ? undefined : openCorrector(openModel);

const cvsFile = process.argv.includes('--cvs')
  ? readOption('--cvs')
  : projectPath('bench', 'weak-cvs', 'cvs.jsonl');
const scored = readFileSync(cvsFile, 'utf8')
  .trim()
  .split('\n')
  .map((line) => scoreCv(JSON.parse(line)));
reportResults(
  'weak-cvs',
  ['first', 'second'].flatMap((half) =>
    ['es', 'en'].map((language) =>
      summarise(
        half,
        language,
        scored.filter((one) => one.half === half && one.language === language),
      ),
    ),
  ),
);

function readTexts(cv, language) {
  const readings = new Map();
  if (model === undefined) return readings;
  const texts = listProofTexts(cv).map(({ text }) => text);
  const keep = (at, reading) => readings.set(texts[at], reading);
  const settings = [USUAL_CORRECTING, () => false, keep];
  correctTexts(model.opened, model.network, { texts, language }, ...settings);
  return readings;
}

function scoreCv({ id, half, language, cv: written, slips, weak, facts }) {
  const cv = cvSchema.parse(toCanonical(written, language));
  const readings = readTexts(cv, language);
  const texts = proofreadCv(cv, language, [], lexiconsOf[language], { readings });
  const meant = new Set();
  const missed = slips.filter(({ path, wrong, context }) => {
    const pointer = toPointer(path);
    const from = findSlip(readAt(cv, pointer), wrong, context);
    const hits = (texts.find((one) => one.pointer === pointer)?.findings ?? []).filter(
      (finding) => finding.from < from + wrong.length && finding.to > from,
    );
    for (const hit of hits) meant.add(hit);
    return hits.length === 0;
  });
  const alarms = texts.flatMap(({ text, findings }) =>
    findings
      .filter((one) => !meant.has(one))
      .map(({ from, to }) => ({ word: text.slice(from, to), text })),
  );
  const { stays, lost } = scoreImprovement(cv, language, weak, facts, readings);
  if (shows && half === 'first') show(id, missed, alarms, stays, lost);
  const words = listTexts(cv).join(' ').split(/\s+/).length;
  return {
    half,
    language,
    words,
    slips: slips.length,
    missed,
    alarms,
    weak: weak.length,
    stays,
    lost,
  };
}

/** Weak phrases that stay without a question about their line, and facts that are gone. */
function scoreImprovement(cv, language, weak, facts, readings) {
  const mended = mendCv(cv, language, [], { es, en }, readings);
  const input = { cv, language, style: 'formal', focusArea: 'balanced', instructions: '' };
  const { cv: improved, questions } = improveCv(input, mended);
  const after = listTexts(improved).map(fold);
  const stays = weak.filter(({ path, phrase }) => {
    const isThere = after.some((text) => ` ${text} `.includes(` ${fold(phrase)} `));
    const isAsked = questions.some(
      ({ pointer, quote }) => pointer === toPointer(path) || fold(quote).includes(fold(phrase)),
    );
    return isThere && !isAsked;
  });
  const lost = listLostFacts(facts, [...listTexts(cv), ...listTexts(mended)], after);
  return { stays, lost };
}

function summarise(half, language, rows) {
  const sum = (count) => rows.reduce((total, row) => total + count(row), 0);
  const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;
  const slips = sum((row) => row.slips);
  const weak = sum((row) => row.weak);
  const alarms = sum((row) => row.alarms.length);
  return {
    ...{ half, language, cvs: rows.length, slips },
    found: percent(slips - sum((row) => row.missed.length), slips),
    'alarms a page': ((WORDS_OF_A_PAGE * alarms) / sum((row) => row.words)).toFixed(2),
    'weak gone or asked': percent(weak - sum((row) => row.stays.length), weak),
    'facts lost': sum((row) => row.lost.length),
  };
}

function show(id, missed, alarms, stays, lost) {
  for (const { wrong, right, kind, context } of missed)
    console.log(`${id} missed (${kind}): ${wrong} → ${right} | ${context}`);
  for (const { word, text } of alarms) console.log(`${id} false alarm: ${word} | ${text}`);
  for (const { phrase } of stays) console.log(`${id} stays: ${phrase}`);
  for (const fact of lost) console.log(`${id} lost: ${fact}`);
}

/** "work[0].bullets[2]" as a pointer into the canonical shape. */
function toPointer(path) {
  const pointer = `/${path.replaceAll(/\[(\d+)\]/g, '/$1').replaceAll('.', '/')}`;
  return pointer
    .replace('/personal/summary', '/summary')
    .replace(/^\/work\//, '/work_experience/')
    .replace('/bullets', '/achievements')
    .replace(/^(\/languages\/\d+)\/level$/, '$1/proficiency');
}

function readAt(cv, pointer) {
  const steps = pointer.slice(1).split('/');
  return steps.reduce((part, step) => part?.[step], cv) ?? '';
}

function findSlip(text, wrong, context) {
  const around = text.indexOf(context);
  const inside = findWhole(context, wrong);
  return around >= 0 && inside >= 0 ? around + inside : findWhole(text, wrong);
}

/** As whole words, where there are such: the "a" of "nunca a habido" isn't that of "nunca". */
function findWhole(text, words) {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before, after] = [text[at - 1] ?? '', text[at + words.length] ?? ''];
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return at;
  }
  return text.indexOf(words);
}

function listTexts(value) {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(listTexts) : [];
}
