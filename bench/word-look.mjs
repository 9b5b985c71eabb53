// npm run bench:word-look [-- FOLDER]: every template as a Word file, opened by LibreOffice and drawn page by page as a
// picture, to be looked at by a person. Written to FOLDER, or to a new temporary one.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { bundleSources } from './bundle-parts.mjs';

const SAMPLES = ['normal', 'five pages', 'odd names', 'right to left', 'emoji'];
const RESOLUTION_DPI = 80;
const LONGEST_MS = 180_000;
const run = promisify(execFile);

await requireTool(
  'soffice',
  'LibreOffice Writer: apt-get install --no-install-recommends libreoffice-writer-nogui',
);
await requireTool('pdftoppm', 'Poppler: apt-get install poppler-utils');

const folder = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'trayecto-word-'));
mkdirSync(folder, { recursive: true });
const { layoutCv, makeSample, templateNames, writeWord } = await bundleSources(`
  export { layoutCv, templateNames } from './core/src/document';
  export { makeSample } from './core/src/document/fixtures/sample-cvs';
  export { writeWord } from './server/src/export/word/write-word';`);

const files = [];
for (const template of templateNames) {
  for (const sample of SAMPLES) {
    const tree = layoutCv(makeSample(sample, 'es'), template, 'es');
    const file = join(folder, `${template}-${sample.replaceAll(' ', '-')}.docx`);
    writeFileSync(file, await writeWord(tree));
    files.push(file);
  }
}
// A separate profile, so that a LibreOffice that is open elsewhere is left alone.
const profile = `-env:UserInstallation=${pathToFileURL(join(folder, '.profile')).href}`;
await run('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...files], {
  timeout: LONGEST_MS,
});
rmSync(join(folder, '.profile'), { recursive: true, force: true });

for (const file of files) {
  const stem = file.replace(/\.docx$/, '');
  await run('pdftoppm', ['-r', String(RESOLUTION_DPI), '-png', `${stem}.pdf`, stem]);
}
const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'));
console.log(`${files.length} documents, ${pictures.length} pages: ${folder}`);

async function requireTool(command, advice) {
  try {
    await run('which', [command]);
  } catch {
    console.error(`${command} is missing. Install ${advice}`);
    process.exit(2);
  }
}
