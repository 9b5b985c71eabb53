import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { buildSync } from 'esbuild';
import { buildTargets, fingerprintSources } from '../../../scripts/build-targets.mjs';
import { describeReaderBundle, describeServerBundles } from '../../../scripts/bundle-server.mjs';

const USUAL_ENTRY = 'server/test/app/server-under-test.ts';
const PREFIX = 'server-under-test-';
const LEFTOVER_AGE_MS = 24 * 60 * 60 * 1000;
// As deep as server/dist, so that what the server finds relative to itself is found here too.
const cacheFolder = join(import.meta.dirname, '../../../.cache');

/**
 * The file to start a server under test from. Made from the sources as the build does it, in half a second, and kept:
 * tests need no build and never run an old one.
 */
export function bundleServerUnderTest(entry = USUAL_ENTRY): string {
  const sources = [...buildTargets.server.sources, entry, 'server/test/app/quick-options.ts'];
  const folder = join(cacheFolder, `${PREFIX}${nameBundle(entry, sources)}`);
  if (existsSync(folder)) utimesSync(folder, new Date(), new Date());
  else makeBundle(folder, entry);
  return join(folder, 'main.js');
}

function nameBundle(entry: string, sources: string[]): string {
  const made = fingerprintSources({ sources }).slice(0, 12);
  return entry === USUAL_ENTRY ? made : `${made}-${basename(entry, '.ts')}`;
}

function makeBundle(folder: string, entry: string): void {
  mkdirSync(cacheFolder, { recursive: true });
  removeLeftovers();
  const draft = mkdtempSync(join(cacheFolder, `${PREFIX}draft-`));
  const bundles = [...describeServerBundles(draft, entry), describeReaderBundle(draft)];
  // Without their maps, which are half of the work.
  for (const bundle of bundles) buildSync({ ...bundle, sourcemap: false });
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another run was quicker.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Of sources that nobody has run for a day. */
function removeLeftovers(): void {
  for (const name of readdirSync(cacheFolder)) {
    if (!name.startsWith(PREFIX)) continue;
    const path = join(cacheFolder, name);
    const mtimeMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - mtimeMs > LEFTOVER_AGE_MS) rmSync(path, { recursive: true, force: true });
  }
}
