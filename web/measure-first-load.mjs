// How much compressed JavaScript the first visit of / costs, read from the build's manifest. Fails above the budget:
// `npm test` runs it after the build, as the bytes of a build are the same on every machine.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BUDGET_KB = 125;
const dist = join(import.meta.dirname, 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

const ENTRY = 'index.html';
const REACT_DOM = Object.keys(manifest).find((key) => key.endsWith('react-dom/client.js'));
const LANDING = 'src/features/home/landing-screen.tsx';
const SIGNED_IN = [
  'src/api/live-api.ts',
  'src/features/home/start-screen.tsx',
  'src/app/shell/nav-bar.tsx',
];
const wordsOf = (language, ...areas) =>
  ['shell', ...areas].map((area) => `src/i18n/${language}/${area}.ts`);
const VISITS = {
  visitor: [ENTRY, REACT_DOM, LANDING, ...wordsOf('es', 'landing')],
  'visitor in English': [ENTRY, REACT_DOM, LANDING, ...wordsOf('en', 'landing')],
  'visitor on /auth': [
    ENTRY,
    REACT_DOM,
    'src/features/auth/auth-screen.tsx',
    ...wordsOf('es', 'auth'),
  ],
  'signed in': [ENTRY, REACT_DOM, ...SIGNED_IN, ...wordsOf('es', 'start')],
  'signed in, in English': [ENTRY, REACT_DOM, ...SIGNED_IN, ...wordsOf('en', 'start')],
};

function addChunk(key, files) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the manifest.`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) addChunk(imported, files);
}

/** The inline script of the page counts too. */
function readInlineScripts() {
  const page = readFileSync(join(dist, ENTRY), 'utf8');
  return [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text);
}

function measureKb(keys) {
  const files = new Set();
  for (const key of keys) addChunk(key, files);
  const scripts = [...files].map((file) => readFileSync(join(dist, file)));
  const bytes = [...scripts, ...readInlineScripts()].map((text) => gzipSync(text).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

for (const [visit, keys] of Object.entries(VISITS)) {
  const kb = measureKb(keys);
  process.stdout.write(`${visit}: ${kb.toFixed(1)} KB of ${BUDGET_KB} KB\n`);
  if (kb > BUDGET_KB) process.exitCode = 1;
}
