import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describeReaderBundle, describeServerBundle } from '../scripts/bundle-server.mjs';
import { makeEmbeddedTemplate } from '../server/test/database/embedded-template';
import { sweepTestFolders } from '../server/test/test-folder';
import { tellWorkers } from './prepared-parts';

const root = join(import.meta.dirname, '..');

/** Once for all workers: the server under test from its sources, and a database to start from. */
export default async function setUp(): Promise<() => void> {
  sweepTestFolders();
  mkdirSync(join(root, '.cache'), { recursive: true });
  // As deep as server/dist, so that what the server finds relative to itself is found here too.
  const folder = mkdtempSync(join(root, '.cache', 'e2e-server-'));
  const [databaseTemplate] = await Promise.all([
    makeEmbeddedTemplate(),
    build(describeServerBundle(folder, 'e2e/server-under-test.ts')),
    build(describeReaderBundle(folder)),
  ]);
  tellWorkers({ mainFile: join(folder, 'main.js'), databaseTemplate });
  return () => rmSync(folder, { recursive: true, force: true });
}
