import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const commandNames = [
  // Chromium without its windows: half the work for the same pages.
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];

const macApplications = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

export class NoBrowserError extends Error {
  name = 'NoBrowserError';
}

/**
 * The Chrome or Chromium the journeys run in: the one named by CHROME_PATH, the system's, Playwright's own, or, as
 * root on Debian and its kin, the distribution's package, which is then installed. What it looks at can be handed in.
 */
export function findBrowser({
  environment = process.env,
  platform = process.platform,
  findPlaywrightBrowser = locatePlaywrightBrowser,
  installPackage = installDebianPackage,
} = {}) {
  const named = environment.CHROME_PATH;
  if (named) {
    if (isProgram(named)) return named;
    throw new NoBrowserError(`CHROME_PATH is ${named}, and there is no program at that path.`);
  }
  const onSystem = () => findSystemBrowser(environment, platform);
  const found =
    onSystem() ?? findPlaywrightBrowser() ?? (installPackage() ? onSystem() : undefined);
  if (found) return found;
  throw new NoBrowserError(
    'No Chrome or Chromium was found for the browser journeys. One of these helps:\n' +
      '  - npx playwright install chromium\n' +
      '  - on Debian or Ubuntu: sudo apt-get install chromium\n' +
      '  - on macOS: brew install --cask google-chrome\n' +
      '  - set CHROME_PATH to a Chrome, Chromium or Edge that is already there',
  );
}

function findSystemBrowser(environment, platform) {
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = commandNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  if (platform === 'darwin') {
    const roots = ['/Applications', join(environment.HOME ?? '', 'Applications')];
    candidates.push(...roots.flatMap((root) => macApplications.map((app) => join(root, app))));
  }
  return candidates.find(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function locatePlaywrightBrowser() {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright-core');
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function installDebianPackage() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/etc/debian_version') || !existsSync('/usr/bin/apt-get'))
    return false;
  console.error('No browser found; installing the chromium package …');
  // A machine that has just started often updates itself first.
  const waitForOthers = ['-o', 'DPkg::Lock::Timeout=300'];
  const runApt = (...args) =>
    spawnSync('/usr/bin/apt-get', [...waitForOthers, ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      encoding: 'utf8',
    });
  runApt('update');
  const install = (name) => runApt('install', '-y', '--no-install-recommends', name);
  const small = install('chromium-headless-shell');
  const { status, stderr } = small.status === 0 ? small : install('chromium');
  if (status !== 0) console.error(stderr.trim());
  return status === 0;
}
