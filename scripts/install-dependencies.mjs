import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { cacheFolder, projectRoot } from './project-paths.mjs';
import { runCommand } from './run-command.mjs';

const STAMP_NAME = '.trayecto-install.json';

/** `production` is what `npm start` needs; `full` adds the tools of `npm test` and is good for both. */
export function isInstalled(mode, root = projectRoot) {
  const wanted = describeInstall(root);
  const stamp = readJson(join(root, 'node_modules', STAMP_NAME));
  const stampFits =
    stamp?.lock === wanted.lock &&
    stamp.platform === wanted.platform &&
    (stamp.mode === 'full' || stamp.mode === mode);
  if (stampFits) return true;
  if (!matchesInstalledTree(mode, root)) return false;
  writeStamp(mode, root);
  return true;
}

export async function installDependencies(mode) {
  const include = mode === 'full' ? '--include=dev' : '--omit=dev';
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const exact = await runNpm(['ci', include, ...quiet]);
  // npm ci refuses a lock file made where some system's packages couldn't be had; the pinned versions still hold.
  const isLockRefused = exact.exitCode !== 0 && exact.output.includes('EUSAGE');
  const result = isLockRefused ? await runNpm(['install', '--no-save', include, ...quiet]) : exact;
  if (result.exitCode === 0) writeStamp(mode, projectRoot);
  return result;
}

function runNpm(args) {
  const [command, ...firstArgs] = findNpm();
  return runCommand(command, [...firstArgs, ...args], { cwd: projectRoot, env: chooseNpmCache() });
}

export const installAdvice =
  'We couldn’t install the packages. What usually helps:\n' +
  '  - check that this machine reaches the npm registry (npm ping)\n' +
  '  - check that you may write in this folder, and that the disk has 1 GB free\n' +
  '  - delete node_modules and run the command again';

function describeInstall(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return {
    lock: createHash('sha256').update(lock).digest('hex'),
    platform: `${process.platform}-${process.arch}`,
  };
}

function writeStamp(mode, root) {
  const stamp = { ...describeInstall(root), mode };
  writeFileSync(join(root, 'node_modules', STAMP_NAME), `${JSON.stringify(stamp)}\n`);
}

/** Someone may have run `npm ci` by hand: npm leaves its own record of what it put there, as its last act. */
function matchesInstalledTree(mode, root) {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages;
  const present = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages;
  if (!wanted || !present) return false;
  const platformTools = join(
    root,
    'node_modules',
    '@esbuild',
    `${process.platform}-${process.arch}`,
  );
  if (!existsSync(platformTools)) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    const isNeeded =
      path.startsWith('node_modules/') && !entry.optional && !(mode === 'production' && entry.dev);
    return !isNeeded || present[path]?.version === entry.version;
  });
}

function findNpm() {
  const runningNpm = process.env.npm_execpath;
  if (runningNpm && basename(runningNpm) === 'npm-cli.js') return [process.execPath, runningNpm];
  return ['npm'];
}

/** A user without a home folder (a service account) still gets a place for npm's downloads. */
function chooseNpmCache() {
  if (process.env.npm_config_cache && isWritable(process.env.npm_config_cache)) return {};
  if (isWritable(homedir())) return {};
  const cache = join(cacheFolder, 'npm');
  mkdirSync(cache, { recursive: true });
  return { npm_config_cache: cache };
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
