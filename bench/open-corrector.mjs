import { existsSync, readFileSync } from 'node:fs';
import { projectPath } from '../scripts/project-paths.mjs';

const fileOf = (name) => projectPath('server', 'models', name);

/** What the model that corrects is made of: results kept for one may not be taken for those of another. */
export const readCorrectorFiles = () => ({
  model: readFileSync(fileOf('translator.bin')),
  corrector: existsSync(fileOf('corrector.bin'))
    ? readFileSync(fileOf('corrector.bin'))
    : undefined,
});

/** The server's model as it corrects, in this process; undefined if it has not learned to. */
export function openCorrector(openModel) {
  const { model, corrector } = readCorrectorFiles();
  const opened = openModel(model, { threads: 1 });
  if (!opened.header.corrects) return undefined;
  const network = corrector
    ? opened.openCorrector(0, () => ({ model, corrector }))
    : opened.openNetwork(0);
  return { opened, network };
}
