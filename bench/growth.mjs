// npm run bench:growth [-- WORD …]: whether each task of the built-in engine costs what the size of a CV says. Every way in which
// a CV can be large is tried at a quarter, a half and the whole of what one may hold; the exponent says how the seconds grow
// with the size (1: twice as much takes twice as long). Words choose among the tasks and shapes.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { describeServerBundle } from '../scripts/bundle-server.mjs';
import { cacheFolder, projectRoot } from '../scripts/project-paths.mjs';
import { reportResults } from './bench-results.mjs';
import { cvShapes, fileShapes, fill, makeCv, oddTexts } from './growth/shapes.mjs';

/** n log n, and what a garbage collector adds. */
const LARGEST_EXPONENT = 1.4;
const LONGEST_SECONDS = 2;
/** Below this a growth cannot be told from chance. */
const LEAST_MS = 40;
const ODD_CHARACTERS = 100_000;

const parts = await bundleParts();
const words = process.argv.slice(2);
const rows = [];
const posting =
  'Buscamos analista de datos. Imprescindible SQL y Python, inglés B2. Valorable Docker y Power BI. Tres años de experiencia.';
const today = new Date().toISOString().slice(0, 10);
const jobs = Array.from({ length: 20 }, (_, at) => ({
  id: String(at),
  title: 'Analista de datos',
  description: posting,
}));

const { builtinTasks } = parts;
const tasks = {
  improve: (cv) =>
    builtinTasks.improve({
      cv,
      language: 'es',
      style: 'formal',
      focusArea: 'experience',
      instructions: '',
    }),
  'translate to English': (cv) => builtinTasks.translate({ cv, from: 'es', to: 'en' }),
  'translate to Spanish': (cv) => builtinTasks.translate({ cv, from: 'en', to: 'es' }),
  'skill gap': (cv) =>
    builtinTasks.skillGap({ cv, jobDescription: posting, jobTitle: 'Analista', language: 'es' }),
  optimize: (cv) =>
    builtinTasks.optimize({
      cv,
      cvLanguage: 'es',
      platform: 'linkedin',
      industry: 'Tecnología',
      level: 'senior',
      language: 'es',
      today,
    }),
  enhance: (cv) =>
    builtinTasks.enhance({
      cv,
      cvLanguage: 'es',
      platform: 'linkedin',
      jobTitle: 'Analista de datos',
      jobDescription: posting,
      language: 'es',
      today,
      draft: null,
    }),
  'job gaps': (cv) => builtinTasks.jobGaps({ cv, jobs, language: 'es' }),
  'match jobs': (cv) => builtinTasks.matchJobs({ cv, jobs, language: 'es' }),
  letters: (cv) =>
    builtinTasks.letters({
      cv,
      job: { title: 'Analista', company: 'Datos S.L.', description: posting, language: 'es' },
    }),
  'career plan': (cv) =>
    builtinTasks.development({
      cv,
      careerGoal: 'Jefa de datos',
      language: 'es',
      hoursPerWeek: 6,
      jobs: [],
    }),
  'compare and merge': (cv) => {
    const other = { ...cv, work_experience: cv.work_experience.toReversed(), summary: 'x' };
    parts.compareCvs(cv, other);
    parts.mergeCvs(cv, other, { ...cv, skills: cv.skills.toReversed() });
  },
};

// The first time each of them reads its tables.
for (const task of Object.values(tasks))
  await task(parts.cvSchema.parse(makeCv(cvShapes['jobs with two achievements'][1](5))));
for (const [name, task] of Object.entries(tasks)) {
  for (const [shape, [most, make]] of Object.entries(cvShapes))
    await measure(name, shape, most, (count) => {
      const cv = parts.cvSchema.parse(makeCv(make(count)));
      return () => task(cv);
    });
  for (const [shown, piece] of oddTexts)
    await measure(name, `a description of ${shown}`, ODD_CHARACTERS, (count) => {
      const text = fill(piece, count);
      const job = { title: 'Analista', company: 'Empresa', description: text };
      const cv = parts.cvSchema.parse(makeCv({ summary: text, work_experience: [job] }));
      return () => task(cv);
    });
}
for (const [shape, [most, make]] of Object.entries(fileShapes))
  await measure('read a file', shape, most, (count) => {
    const text = make(count);
    return () => parts.parseText(text);
  });
for (const [shown, piece] of oddTexts)
  await measure('read a file', `text of ${shown}`, ODD_CHARACTERS, (count) => {
    const text = fill(piece, count);
    return () => parts.parseText(text);
  });

const worst = rows.filter(({ isTooMuch }) => isTooMuch);
reportResults(
  'growth',
  worst.length > 0 ? worst : rows.toSorted((a, b) => b.seconds - a.seconds).slice(0, 20),
  { measured: rows.length, rows },
);
console.log(`${rows.length} measured, ${worst.length} cost more than their size says`);
if (worst.length > 0) process.exitCode = 1;

async function measure(task, shape, most, prepare) {
  if (!words.every((word) => `${task} ${shape}`.includes(word))) return;
  const times = [];
  for (const share of [1 / 4, 1 / 2, 1]) {
    times.push(await time(prepare(Math.round(most * share))));
    // No need to wait for the whole of what is quadratic for sure.
    if (times.at(-1) > 1_000 * 3 * LONGEST_SECONDS) break;
  }
  const last = times.at(-1);
  const exponent = Math.log2(last / Math.max(1, times[0])) / (times.length - 1);
  const isTooMuch =
    last > LONGEST_SECONDS * 1_000 ||
    (last > LEAST_MS * 5 && times[0] > LEAST_MS / 4 && exponent > LARGEST_EXPONENT);
  rows.push({
    task,
    shape,
    most,
    ms: times.map(Math.round).join(' '),
    seconds: last / 1_000,
    exponent: last < LEAST_MS ? null : Number(exponent.toFixed(2)),
    isTooMuch,
  });
  if (isTooMuch) console.log(`${task}, ${shape}: ${times.map(Math.round).join(', ')} ms`);
}

/** Seconds of work rather than of waiting: the machine may be busy with other things. */
async function time(work) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

async function bundleParts() {
  const outdir = join(cacheFolder, 'growth-bench');
  const source = join(projectRoot, 'bench', 'growth', 'parts.ts');
  await build({
    ...describeServerBundle(outdir),
    entryPoints: [{ in: source, out: 'parts' }],
    logLevel: 'warning',
  });
  return import(pathToFileURL(join(outdir, 'parts.js')).href);
}
