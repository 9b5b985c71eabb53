import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import {
  describeSettings,
  makeFolderTable,
  makeSettingsTable,
  placeTable,
  readFolderTexts,
} from './docs-tables.mjs';
import { cacheFolder, projectPath } from './project-paths.mjs';

const outfile = join(cacheFolder, 'docs', 'config.mjs');
mkdirSync(join(cacheFolder, 'docs'), { recursive: true });
await build({
  entryPoints: [projectPath('server', 'src', 'config.ts')],
  bundle: true,
  platform: 'node',
  format: 'esm',
  outfile,
  logLevel: 'error',
});
const { settingDescriptions, settingDefaults } = await import(pathToFileURL(outfile).href);

rewrite('README.md', (text) =>
  placeTable(text, 'settings', makeSettingsTable(settingDescriptions, settingDefaults)),
);
rewrite('ARCHITECTURE.md', (text) =>
  placeTable(text, 'folders', makeFolderTable(readFolderTexts())),
);
rewrite('.env.example', (text) => describeSettings(text, settingDescriptions));

function rewrite(name, change) {
  const file = projectPath(name);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
