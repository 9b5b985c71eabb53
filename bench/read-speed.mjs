// npm run bench:read [-- FILE.pdf]: reading and parsing a two-page PDF with a reader that is ready, against a bare
// pdftotext process and against pdf.js, in one run. Each round reads a new person, as nothing of the last file may help with
// the next. On a machine that others use, the best of the rounds says more than their median.
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { prepareProject } from '../scripts/prepare-project.mjs';
import { cacheFolder, projectPath } from '../scripts/project-paths.mjs';
import { reportResults } from './bench-results.mjs';
import { bundleSources } from './bundle-parts.mjs';
import { importPeer } from './install-peers.mjs';

const ROUNDS = 12;
const PAUSE_MS = 1_000;
const run = promisify(execFile);

await prepareProject({ mode: 'full', build: true });
const folder = join(cacheFolder, 'read-speed');
mkdirSync(folder, { recursive: true });
const { createCvParser, createFileReader, documentToText, writePdf } = await bundleSources(
  `
    export { createFileReader } from './server/src/import/file-reader';
    export { createCvParser } from './server/src/import/cv-parser';
    export { documentToText } from './core/src/import/layout';
    export { writePdf } from './server/test/files/write-pdf';`,
  // Workers are found beside the built server.
  {
    define: {
      'import.meta.url': JSON.stringify(
        pathToFileURL(projectPath('server', 'dist', 'main.js')).href,
      ),
    },
  },
);
const given = process.argv[2];
/** A file that was not read before, unless one was given. */
let made = 0;
function nextFile() {
  if (given) return given;
  const file = join(folder, `two-pages-${++made}.pdf`);
  writeFileSync(file, makeTwoPages(writePdf, made));
  return file;
}

const reader = createFileReader({ childScript: projectPath('server', 'dist', 'reader-child.js') });
const parser = await createCvParser();
// Readers that wait keep no process alive.
const awake = setInterval(() => {}, PAUSE_MS);
// Only drawing needs it, but pdf.js asks for it on loading.
globalThis.DOMMatrix ??= class {};
const pdfjs = await importPeer('pdfjs-dist/legacy/build/pdf.mjs');
const contestants = {
  trayecto: async (_file, bytes) => {
    const { document } = await reader.read(bytes);
    documentToText(document);
    await parser.parse({ document });
  },
  pdftotext: (file) => run('pdftotext', ['-layout', file, '-']),
  'pdf.js': (_file, bytes) => readWithPdfJs(pdfjs, bytes),
};
const times = Object.fromEntries(Object.keys(contestants).map((name) => [name, []]));
for (let round = 0; round < ROUNDS; round++) {
  const file = nextFile();
  const bytes = readFileSync(file);
  for (const [name, work] of Object.entries(contestants)) {
    // A reader's start happens ahead of need.
    await reader.whenReady();
    await sleep(PAUSE_MS);
    const startedAt = performance.now();
    await work(file, bytes);
    times[name].push(performance.now() - startedAt);
  }
}
const inARow = await readInARow();
clearInterval(awake);
await reader.close();
await parser.close();
rmSync(folder, { recursive: true, force: true });

const base = median(times.pdftotext);
const bestBase = Math.min(...times.pdftotext);
reportResults(
  'read-speed',
  Object.entries(times).map(([name, all]) => ({
    name,
    'median ms': median(all).toFixed(0),
    'of pdftotext': (median(all) / base).toFixed(2),
    'best ms': Math.min(...all).toFixed(0),
    'of the best pdftotext': (Math.min(...all) / bestBase).toFixed(2),
  })),
  { ...times, inARow },
);
console.log(`Five files in a row: ${inARow.map((ms) => ms.toFixed(0)).join(', ')} ms`);

/** Without a pause in between: two readers are kept ready, and later files wait for a process that starts. */
async function readInARow() {
  await reader.whenReady();
  await sleep(PAUSE_MS);
  const files = Array.from({ length: 5 }, () => readFileSync(nextFile()));
  const spans = [];
  for (const bytes of files) {
    const startedAt = performance.now();
    await contestants.trayecto('', bytes);
    spans.push(performance.now() - startedAt);
  }
  return spans;
}

function makeTwoPages(writePdf, person) {
  const surname = ['Fernández', 'Ortega', 'Rueda', 'Salas', 'Vidal'][person % 5];
  const bank = `Banco ${['Guadalquivir', 'Tajo', 'Segura', 'Miño'][person % 4]} ${person}`;
  const head = [
    `Lucía ${surname} Pardo`,
    'Analista de datos',
    `lucia${person}@example.com · +34 612 345 ${100 + person} · Sevilla`,
    'Experiencia',
  ];
  const job = (n) => [
    `Analista de datos ${n}, ${bank}`,
    `ene. ${2000 + n} – dic. ${2001 + n}`,
    `Reduje en ${person + n} horas el cierre mensual y formé a cuatro compañeros en cuadros de mando.`,
    `Automaticé ${person + n} informes semanales de ventas, riesgo y clientes de tres departamentos.`,
  ];
  const lines = [...head, ...Array.from({ length: 20 }, (_, n) => job(n)).flat()];
  const page = (part) => part.map((text, i) => ({ text, x: 60, y: 790 - i * 17 }));
  return writePdf([page(lines.slice(0, 42)), page(lines.slice(42))]);
}

async function readWithPdfJs(pdfjs, data) {
  const document = await pdfjs.getDocument({ data: new Uint8Array(data), useSystemFonts: true })
    .promise;
  for (let n = 1; n <= document.numPages; n++) await (await document.getPage(n)).getTextContent();
  await document.destroy();
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
