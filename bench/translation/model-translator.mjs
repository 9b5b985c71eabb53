import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { cacheFolder, projectPath } from '../../scripts/project-paths.mjs';

const LINES_OF_A_CV = 15;

/** Translates as the server does with a CV: fields by the catalogue, sentences by the model. Undefined without weights. */
export async function openModelTranslator(
  file = projectPath('server', 'models', 'translator.bin'),
) {
  if (!existsSync(file)) return undefined;
  const { createTranslator, cvSchema, translateCv } = await bundle();
  const translator = createTranslator({ file });
  /** Every text where it would be in a CV, and the CV translated as the server does it. */
  async function translateWhole(cv, direction) {
    const asked = { trades: new Map(), names: [] };
    translateCv({ cv, ...direction }, (sentence, _, names, trades) => {
      asked.trades.set(sentence, trades);
      asked.names = names;
    });
    const sentences = [...asked.trades.keys()];
    const answers = await translator.translateSentences(sentences, direction, {
      protect: asked.names,
      trades: [...asked.trades.values()],
    });
    const book = new Map(sentences.map((sentence, at) => [sentence, answers[at]]));
    const result = translateCv({ cv, ...direction }, (sentence) => {
      const found = book.get(sentence);
      return found && { text: found.text, isSure: found.doubts.length === 0 };
    });
    return { ...result, doubtful: new Set(result.drafts.map(({ pointer }) => pointer)) };
  }

  return {
    /** Lines with one title are those of one job. */
    async translate(cases, direction) {
      const made = [];
      for (const job of partIntoJobs(cases)) {
        const achievements = job.map((at) => cases[at].source);
        const cv = cvSchema.parse({
          work_experience: [{ title: cases[job[0]].title ?? '', achievements }],
        });
        const { cv: whole, doubtful } = await translateWhole(cv, direction);
        whole.work_experience[0].achievements.forEach((text, line) => {
          const isSure = !doubtful.has(`/work_experience/0/achievements/${line}`);
          made[job[line]] = { text, isSure };
        });
      }
      return made;
    },
    /** Names of jobs, degrees, skills and the like, each in a field of its kind. */
    async translateFields(fields, direction) {
      const made = [];
      for (const { kind, source } of fields) {
        const [cv, pointer] = placeField(kind, source);
        const whole = await translateWhole(cvSchema.parse(cv), direction);
        const [section] = Object.entries(whole.cv.additional);
        const text = pointer
          ? pointer
              .slice(1)
              .split('/')
              .reduce((part, step) => part[step], whole.cv)
          : isHeading(kind)
            ? section[0]
            : section[1][0];
        made.push({ text, isSure: whole.doubtful.size === 0 });
      }
      return made;
    },
    /** The model alone. */
    translateAll: (texts, direction, onSentence) =>
      translator.translateSentences(texts, direction, { onSentence }),
    close: () => translator.close(),
  };
}

/** What is not ready in time is left as it was: a CV of hundreds of lines would measure the machine. */
function partIntoJobs(cases) {
  const jobs = new Map();
  for (const [at, { title = '' }] of cases.entries())
    jobs.set(title, [...(jobs.get(title) ?? []), at]);
  return [...jobs.values()].flatMap((places) =>
    Array.from({ length: Math.ceil(places.length / LINES_OF_A_CV) }, (_, part) =>
      places.slice(part * LINES_OF_A_CV, (part + 1) * LINES_OF_A_CV),
    ),
  );
}

function placeField(kind, text) {
  switch (kind) {
    case 'title':
      return [{ work_experience: [{ title: text }] }, '/work_experience/0/title'];
    case 'degree':
      return [{ education: [{ degree: text }] }, '/education/0/degree'];
    case 'certificate':
      return [{ certifications: [{ name: text }] }, '/certifications/0/name'];
    case 'skill':
      return [{ skills: [text] }, '/skills/0'];
    default:
      // The heading over a line is translated too.
      return [{ additional: isHeading(kind) ? { [text]: ['x'] } : { x: [text] } }, null];
  }
}

const isHeading = (kind) => kind === 'heading' || kind === 'section';

/** The worker beside the code that starts it, as in what is built. */
async function bundle() {
  const folder = join(cacheFolder, 'translation', 'model');
  mkdirSync(folder, { recursive: true });
  const contents = `
    export { createTranslator } from './server/src/models';
    export { cvSchema } from '@trayecto/core/cv';
    export { translateCv } from '@trayecto/core/translate';`;
  const shared = { bundle: true, platform: 'node', format: 'esm', logLevel: 'error' };
  await build({
    ...shared,
    stdin: { contents, resolveDir: projectPath(), loader: 'ts' },
    external: ['esbuild'],
    outfile: join(folder, 'main.js'),
  });
  await build({
    ...shared,
    entryPoints: [projectPath('server', 'src', 'models', 'translator-worker.ts')],
    outfile: join(folder, 'translator-worker.js'),
  });
  return import(pathToFileURL(join(folder, 'main.js')).href);
}
