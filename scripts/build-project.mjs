// node scripts/build-project.mjs server web: builds the named targets side by side, silent unless something fails.
// A separate process, since the tools keep memory and set NODE_ENV, which the server must not inherit.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { buildTargets, fingerprintSources, STAMP_NAME } from './build-targets.mjs';
import { describeReaderBundle, describeServerBundles } from './bundle-server.mjs';
import { cacheFolder, projectPath } from './project-paths.mjs';

const LEFTOVER_AGE_MS = 60 * 60 * 1000;
const asideFolder = join(cacheFolder, 'build');
const builders = { server: buildServer, web: buildWeb };

const outcomes = await Promise.allSettled(process.argv.slice(2).map(buildTarget));
for (const { reason } of outcomes.filter(({ status }) => status === 'rejected')) {
  console.error(reason.message);
  process.exitCode = 1;
}
removeLeftovers();

/** Written aside and moved into place whole, so that a killed build leaves the old one or none, never half of one. */
async function buildTarget(name) {
  const target = buildTargets[name];
  const sources = fingerprintSources(target);
  const aside = join(asideFolder, `${name}-${process.pid}`);
  mkdirSync(aside, { recursive: true });
  await builders[name](aside);
  writeFileSync(join(aside, STAMP_NAME), `${JSON.stringify({ sources })}\n`);
  replaceFolder(aside, target.folder);
}

async function buildServer(outputFolder) {
  const { build, formatMessages } = await import('esbuild');
  try {
    const bundles = [...describeServerBundles(outputFolder), describeReaderBundle(outputFolder)];
    await Promise.all(bundles.map((bundle) => build(bundle)));
  } catch (error) {
    if (!error.errors) throw error;
    const messages = await formatMessages(error.errors, { kind: 'error', color: false });
    throw new Error(`Building the server failed:\n${messages.join('\n')}`);
  }
}

async function buildWeb(outputFolder) {
  const { build } = await import('vite');
  try {
    await build({
      root: projectPath('web'),
      mode: 'production',
      logLevel: 'warn',
      build: { outDir: outputFolder, emptyOutDir: true },
    });
  } catch (error) {
    throw new Error(`Building the web app failed:\n${error.message}`);
  }
}

function replaceFolder(newFolder, folder) {
  const oldFolder = `${newFolder}-old`;
  if (existsSync(folder)) renameSync(folder, oldFolder);
  renameSync(newFolder, folder);
  rmSync(oldFolder, { recursive: true, force: true });
}

/** What killed builds left behind; younger folders may belong to a build that still runs. */
function removeLeftovers() {
  for (const name of readdirSync(asideFolder)) {
    const folder = join(asideFolder, name);
    const isOwn = name.includes(`-${process.pid}`);
    const ageMs = Date.now() - statSync(folder).mtimeMs;
    if (isOwn || ageMs > LEFTOVER_AGE_MS) rmSync(folder, { recursive: true, force: true });
  }
}
