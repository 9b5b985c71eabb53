import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { cacheFolder, projectPath } from '../../scripts/project-paths.mjs';

/** Translates as the server does with a CV: fields by the catalogue, sentences by the model. Undefined without weights. */
export async function openModelTranslator(
  file = projectPath('server', 'models', 'translator.bin'),
) {
  if (!existsSync(file)) return undefined;
  const { createTranslator, cvSchema, translateCv } = await bundle();
  const translator = createTranslator({ file });
  return {
    async translate(texts, direction) {
      const cv = cvSchema.parse({ work_experience: [{ achievements: texts }] });
      const asked = { sentences: new Set(), names: [] };
      translateCv(
        { cv, ...direction },
        {
          answer(sentence, _, names) {
            asked.sentences.add(sentence);
            asked.names = names;
          },
        },
      );
      const sentences = [...asked.sentences];
      const answers = await translator.translateSentences(sentences, direction, {
        protect: asked.names,
      });
      const book = new Map(sentences.map((sentence, at) => [sentence, answers[at]]));
      const result = translateCv(
        { cv, ...direction },
        {
          answer(sentence) {
            const found = book.get(sentence);
            return found && { text: found.text, isSure: found.doubts.length === 0 };
          },
        },
      );
      const drafts = new Set(result.drafts.map(({ pointer }) => pointer));
      return result.cv.work_experience[0].achievements.map((text, at) => ({
        text,
        isSure: !drafts.has(`/work_experience/0/achievements/${at}`),
        answers: [...book].filter(([sentence]) => texts[at].includes(sentence)),
      }));
    },
    /** The model alone. */
    translateAll: (texts, direction, onSentence) =>
      translator.translateSentences(texts, direction, { onSentence }),
    close: () => translator.close(),
  };
}

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
