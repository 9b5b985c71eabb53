// npm run bench:growth [-- WORD …]: whether each task of the built-in engine costs what the size of a CV says. Every way in which
// a CV can be large is tried at a quarter, a half and the whole of what one may hold; the exponent says how the seconds grow
// with the size (1: twice as much takes twice as long), and how long the server's own thread is taken up at a time by what
// goes into a task and comes out of it. Words choose among the tasks and shapes.
import { reportResults } from './bench-results.mjs';
import { bundleServerParts } from './bundle-parts.mjs';
import {
  cvShapes,
  fileShapes,
  fill,
  jsonShapes,
  listThings,
  makeCv,
  oddTexts,
} from './growth/shapes.mjs';

/** n log n, and what a garbage collector adds. */
const LARGEST_EXPONENT = 1.4;
const LONGEST_SECONDS = 2;
/** Below this, growth can't be distinguished from chance. */
const LEAST_MS = 40;
const ODD_CHARACTERS = 50_000;
const FILE_CHARACTERS = 100_000;
/** What nobody waits for while the server's own thread does something else. */
const LONGEST_BLOCK_MS = 50;

const parts = await bundleServerParts('growth/parts.ts');
const words = process.argv.slice(2);
const rows = [];
const posting =
  'Buscamos analista de datos. Imprescindible SQL y Python, inglés B2. Valorable Docker y Power BI. Tres años de experiencia.';
const today = new Date().toISOString().slice(0, 10);
/** As many as are compared with a CV at once, each another. */
const jobs = Array.from({ length: 60 }, (_, at) => ({
  id: String(at),
  title: 'Analista de datos',
  description: `${posting}\n${listThings(600, 20 * at)}`,
}));

const typst = parts.createTypstEngine();

/** A task of the engine: what is done in its thread, and what the server's own does before and after. */
const ask =
  (name, makeInput) =>
  async (cv, job = posting) => {
    const input = makeInput(cv, job);
    const result = await parts.builtinTasks[name](input);
    const { output } = parts.assistantTasks[name];
    return [
      () => structuredClone(input),
      () => structuredClone(result),
      () => output.parse(result),
      () => JSON.stringify(result),
    ];
  };
const document = (format, template) => async (cv) => {
  await parts.writeDocument(typst, { format, cv, template, language: 'es' });
  return [() => structuredClone(cv)];
};
/** What saving, opening and comparing take: all of it is done in the server's own thread, step by step. */
const keep = (cv) => {
  const sent = { parsed_data: { ...cv, summary: `${cv.summary}.` } };
  const written = JSON.stringify(sent);
  const reversed = { ...cv, work_experience: cv.work_experience.toReversed() };
  const record = { ...emptyRecord, parsed_data: cv, parsed_data_english: cv };
  return [
    () => JSON.parse(written),
    () => parts.updateCv.body.parse(sent),
    () => parts.findTextChanges({ parsedData: cv, parsedDataEnglish: cv }, sent),
    () => parts.compareCvs(cv, reversed),
    () => parts.mergeCvs(cv, reversed, { ...cv, skills: cv.skills.toReversed() }),
    () => parts.measuredColumns(cv),
    () => parts.cvRecord.parse(record),
    () => JSON.stringify(record),
  ];
};
const id = '00000000-0000-4000-8000-000000000000';
const emptyRecord = {
  ...{ id, user_id: id, filename: 'cv.pdf', is_favorite: false, is_large_cv: true },
  ...{ warning_message: null, using_raw_data: false, section_metrics: {}, available_sections: [] },
  ...{ source: null, metadata: {}, content_characters: 1, has_original: false, version: 1 },
  ...{ created_at: new Date().toISOString(), updated_at: new Date().toISOString() },
};

const tasks = {
  'save, open and compare': keep,
  'tell the language': (cv) => [() => parts.detectDocumentLanguage(cv)],
  improve: ask('improve', (cv) => ({
    ...{ cv, language: 'es', style: 'formal', focusArea: 'experience', instructions: '' },
  })),
  'translate to English': ask('translate', (cv) => ({ cv, from: 'es', to: 'en' })),
  'translate to Spanish': ask('translate', (cv) => ({ cv, from: 'en', to: 'es' })),
  'skill gap': ask('skillGap', (cv, jobDescription) => ({
    ...{ cv, jobDescription, jobTitle: 'Analista', language: 'es' },
  })),
  optimize: ask('optimize', (cv) => ({
    ...{ cv, cvLanguage: 'es', platform: 'linkedin', industry: 'Tecnología', level: 'senior' },
    ...{ language: 'es', today },
  })),
  enhance: ask('enhance', (cv, jobDescription) => ({
    ...{ cv, cvLanguage: 'es', platform: 'linkedin', jobTitle: 'Analista de datos' },
    ...{ jobDescription, language: 'es', today, draft: null },
  })),
  'job gaps': ask('jobGaps', (cv) => ({ cv, jobs, language: 'es' })),
  'match jobs': ask('matchJobs', (cv) => ({ cv, jobs, language: 'es' })),
  letters: ask('letters', (cv, description) => ({
    cv,
    job: { title: 'Analista', company: 'Datos S.L.', description, language: 'es' },
  })),
  'career plan': ask('careerPlan', (cv) => ({
    ...{ cv, careerGoal: 'Jefa de datos', language: 'es', hoursPerWeek: 6, jobs: [] },
  })),
  'PDF, modern': document('pdf', 'modern'),
  'PDF, executive': document('pdf', 'executive'),
  'pages on screen': document('svg', 'modern'),
  Word: document('docx', 'modern'),
  'plain text': document('txt', 'modern'),
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
const postingTasks = {
  'skill gap': tasks['skill gap'],
  enhance: tasks.enhance,
  letters: tasks.letters,
  'keep a posting': (_, text) => [() => parts.readPostingFacts(text)],
};
const postingShapes = [
  ['prose', (count) => fill(`${posting}\n`, count)],
  ['things of which none comes twice', (count) => listThings(count)],
  ['such things in one line', (count) => listThings(count).replaceAll('\n- ', ', ')],
  ['such things in lines without a sign', (count) => listThings(count).replaceAll('\n- ', '\n')],
  ['such things, a sentence each', (count) => listThings(count).replaceAll('\n- ', '.\n')],
  ['such things in one clause', (count) => listThings(count).replaceAll('\n- ', ' ')],
  ['such things in open brackets', (count) => listThings(count).replaceAll('\n- ', '\n(')],
  ...oddTexts.map(([shown, piece]) => [shown, (count) => fill(piece, count)]),
];
const asked = parts.cvSchema.parse(makeCv(cvShapes['jobs with two achievements'][1](5)));
for (const [name, task] of Object.entries(postingTasks))
  for (const [shown, write] of postingShapes)
    await measure(name, `a posting of ${shown}`, parts.LONGEST_POSTING, (count) => {
      const text = write(count);
      return () => task(asked, text);
    });
for (const [shape, [most, make]] of Object.entries(fileShapes))
  await measure('read a file', shape, most, (count) => {
    const text = make(count);
    return () => {
      parts.parseText(text);
    };
  });
for (const [shape, [most, make]] of Object.entries(jsonShapes))
  await measure('read a JSON file', shape, most, (count) => {
    const bytes = new TextEncoder().encode(JSON.stringify(make(count)));
    return () => {
      const read = parts.readJsonFile(bytes);
      return [() => structuredClone(bytes), () => structuredClone(read)];
    };
  });
for (const [shown, piece] of oddTexts)
  await measure('read a file', `text of ${shown}`, FILE_CHARACTERS, (count) => {
    const text = fill(piece, count);
    return () => {
      parts.parseText(text);
    };
  });

const worst = rows.filter(({ isTooMuch }) => isTooMuch);
reportResults(
  'growth',
  worst.length > 0 ? worst : rows.toSorted((a, b) => b.seconds - a.seconds).slice(0, 20),
  { measured: rows.length, rows },
);
const longest = rows.toSorted((a, b) => b.blockMs - a.blockMs)[0];
console.log(
  `${rows.length} measured, ${worst.length} cost more than their size says; the server's own thread is taken up for ${longest?.blockMs} ms at most (${longest?.task}, ${longest?.shape})`,
);
if (worst.length > 0) process.exitCode = 1;

/** Once more where it seems too much: collecting the garbage of all that came before takes half a second. */
async function measure(task, shape, most, prepare) {
  if (!words.every((word) => `${task} ${shape}`.includes(word))) return;
  const first = await measureOnce(task, shape, most, prepare);
  const row = first.isTooMuch ? await measureOnce(task, shape, most, prepare) : first;
  rows.push(row);
  if (row.isTooMuch) console.log(`${task}, ${shape}: ${row.ms} ms, ${row.blockMs} ms at a time`);
}

async function measureOnce(task, shape, most, prepare) {
  const times = [];
  let block = 0;
  for (const share of [1 / 4, 1 / 2, 1]) {
    let besides = [];
    const work = prepare(Math.round(most * share));
    const taken = await time(async () => {
      besides = (await work()) ?? [];
    });
    const steps = [];
    for (const step of besides) steps.push(await timeBest(step));
    block = Math.max(0, ...steps);
    times.push(taken + steps.reduce((sum, ms) => sum + ms, 0));
    // No need to wait for the whole of what is quadratic for sure.
    if (times.at(-1) > 1_000 * 3 * LONGEST_SECONDS) break;
  }
  const last = times.at(-1);
  const exponent = Math.log2(last / Math.max(1, times[0])) / (times.length - 1);
  const isTooMuch =
    last > LONGEST_SECONDS * 1_000 ||
    block > LONGEST_BLOCK_MS ||
    (last > LEAST_MS * 5 && times[0] > LEAST_MS / 4 && exponent > LARGEST_EXPONENT);
  return {
    task,
    shape,
    most,
    ms: times.map(Math.round).join(' '),
    seconds: last / 1_000,
    exponent: last < LEAST_MS ? null : Number(exponent.toFixed(2)),
    blockMs: Number(block.toFixed(1)),
    isTooMuch,
  };
}

/** What is compiled for the first time is not what it costs. */
async function timeBest(step) {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 3; i += 1) least = Math.min(least, await time(step));
  return least;
}

/** Seconds of work rather than of waiting: the machine may be busy with other things. */
async function time(work) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
