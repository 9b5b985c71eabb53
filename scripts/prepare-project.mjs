import { join } from 'node:path';
import { findStaleTargets, isBuiltRelease } from './build-targets.mjs';
import { installAdvice, installDependencies, isInstalled } from './install-dependencies.mjs';
import { cacheFolder, projectPath, projectRoot } from './project-paths.mjs';
import { formatSeconds, runTool } from './run-command.mjs';
import { withSetupLock } from './setup-lock.mjs';

const lockFile = join(cacheFolder, 'setup.lock');
const say = (line) => console.log(line);

/** Installs and builds what is missing or out of date; an up-to-date clone is only looked at. */
export async function prepareProject({ mode, build }) {
  if (isBuiltRelease()) return;
  const isReady = () => isInstalled(mode) && (!build || findStaleTargets().length === 0);
  if (isReady()) return;
  await withSetupLock(
    lockFile,
    async () => {
      if (!isInstalled(mode)) await installWithWords(mode);
      const stale = build ? findStaleTargets() : [];
      if (stale.length > 0) await buildWithWords(stale);
    },
    { onWait: () => say('Another Trayecto command is setting up this folder; waiting for it …') },
  );
}

/** Builds the named targets even if they are up to date. */
export async function rebuildProject(targetNames) {
  await withSetupLock(lockFile, () => buildWithWords(targetNames));
}

async function installWithWords(mode) {
  say('Installing packages (only the first time and after updates) …');
  const { exitCode, output, durationMs } = await installDependencies(mode);
  if (exitCode !== 0) throw new SetupError(`${output.trim()}\n\n${installAdvice}`);
  say(`Installed in ${formatSeconds(durationMs)}.`);
}

async function buildWithWords(targetNames) {
  say('Building …');
  const builder = projectPath('scripts', 'build-project.mjs');
  const result = await runTool(builder, targetNames, {
    cwd: projectRoot,
    env: { NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  if (result.exitCode !== 0) throw new SetupError(result.output.trim());
  say(`Built in ${formatSeconds(result.durationMs)}.`);
}

/** Something the person can read and act on: shown without a stack. */
export class SetupError extends Error {
  name = 'SetupError';
}

export function reportAndExit(error) {
  console.error(error instanceof SetupError ? error.message : error);
  process.exit(1);
}
