// How much compressed JavaScript the first visit of / costs, read from the build's manifest. Fails above the budget.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BUDGET_KB = 130;
const dist = join(import.meta.dirname, 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

const ENTRY = 'index.html';
const VISITS = {
  visitor: [ENTRY, 'src/features/home/landing-screen.tsx'],
  'visitor in English': [ENTRY, 'src/features/home/landing-screen.tsx', 'src/i18n/en/shell.ts'],
  'signed in': [ENTRY, 'src/features/home/start-screen.tsx', 'src/app/shell/nav-bar.tsx'],
  'signed in, in English': [
    ENTRY,
    'src/features/home/start-screen.tsx',
    'src/app/shell/nav-bar.tsx',
    'src/i18n/en/shell.ts',
  ],
};

function addChunk(key, files) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the manifest.`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) addChunk(imported, files);
}

function measureKb(keys) {
  const files = new Set(['theme.js']);
  for (const key of keys) addChunk(key, files);
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(dist, file))).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

for (const [visit, keys] of Object.entries(VISITS)) {
  const kb = measureKb(keys);
  process.stdout.write(`${visit}: ${kb.toFixed(1)} KB\n`);
  if (kb > BUDGET_KB) process.exitCode = 1;
}
