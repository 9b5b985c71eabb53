import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, utimes } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { createCluster } from '../../src/db/embedded/create-cluster';
import { migrations } from '../../src/db/migrations';
import { openDatabase } from '../../src/db/open-database';
import { copyFolder, makeTestFolder } from '../test-folder';
import { silentLogger } from './silent-logger';
import { cacheFolder } from './sweep-orphans';

// Tests open many short-lived embedded databases: optimizing each one's code would cost most of the run.
setFlagsFromString('--liftoff-only');

/** A migrated data folder to copy, kept between runs: its name says what it was made from. */
export async function makeEmbeddedTemplate(): Promise<string> {
  const made = createHash('sha256').update(readEngineVersion()).update(JSON.stringify(migrations));
  const folder = join(cacheFolder(), `embedded-${made.digest('hex').slice(0, 12)}`);
  if (existsSync(folder)) {
    await utimes(folder, new Date(), new Date());
    return folder;
  }
  const dataDir = makeTestFolder('test');
  const database = await openDatabase({ dataDir, logger: silentLogger });
  await database.close();
  const draft = await mkdtemp(join(cacheFolder(), 'embedded-draft-'));
  copyFolder(dataDir, draft);
  await rm(dataDir, { recursive: true, force: true });
  await rename(draft, folder).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  });
  return folder;
}

function readEngineVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8'));
  return `PGlite ${version}`;
}

let blank: Promise<string> | undefined;

/** A cluster without tables to copy, made once a process. */
export function makeBlankCluster(): Promise<string> {
  blank ??= (async () => {
    const dataDir = makeTestFolder('test');
    await createCluster(dataDir);
    process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
    return dataDir;
  })();
  return blank;
}

// Node's types name its types and not its functions.
declare const WebAssembly: { compile(code: Uint8Array): Promise<unknown> };
let engine: Promise<unknown> | undefined;

/** V8 shares compiled code between threads while someone holds it: each database finds what the last one compiled. */
export async function keepEngineCompiled(): Promise<void> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  engine ??= readFile(join(dirname(entry), 'pglite.wasm')).then((code) =>
    WebAssembly.compile(code),
  );
  await engine;
}
