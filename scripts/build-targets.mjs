import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectPath, projectRoot } from './project-paths.mjs';

export const STAMP_NAME = '.build.json';

const sharedSources = [
  'core/data',
  'core/dictionaries',
  'core/src',
  'core/package.json',
  'package-lock.json',
  'scripts/build-project.mjs',
  'scripts/text-tables.mjs',
  'tsconfig.base.json',
];

/** What each half of the build is made from, and where it goes. */
export const buildTargets = {
  server: {
    folder: projectPath('server', 'dist'),
    sources: [...sharedSources, 'server/src', 'server/package.json', 'scripts/bundle-server.mjs'],
    mustHold: 'main.js',
  },
  web: {
    folder: projectPath('web', 'dist'),
    sources: [
      ...sharedSources,
      'web/src',
      'web/public',
      'web/index.html',
      'web/package.json',
      'web/vite.config.ts',
    ],
    // What the build bakes into the pages.
    settings: ['VITE_API_ORIGIN'],
    mustHold: 'index.html',
  },
};

/** A folder with what was built and without its sources, such as the container image: there is nothing to install or build. */
export function isBuiltRelease(root = projectRoot) {
  return (
    existsSync(join(root, 'server', 'dist', buildTargets.server.mustHold)) &&
    !existsSync(join(root, 'server', 'src'))
  );
}

/** Names of the targets whose sources differ from the ones they were built from. */
export function findStaleTargets() {
  return Object.keys(buildTargets).filter((name) => !isFresh(buildTargets[name]));
}

function isFresh(target) {
  if (!existsSync(join(target.folder, target.mustHold))) return false;
  try {
    const stamp = JSON.parse(readFileSync(join(target.folder, STAMP_NAME), 'utf8'));
    return stamp.sources === fingerprintSources(target);
  } catch {
    return false;
  }
}

/** By content, not by time: a fresh clone, a branch switch and back, or a touched file build nothing again. */
export function fingerprintSources({ sources, settings = [] }, root = projectRoot) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of listFiles(join(root, source))) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  return hash.digest('hex');
}

function listFiles(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return isBuildSource(path) ? [path] : [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}

function isBuildSource(path) {
  return !/\.test\.tsx?$/.test(path) && !path.endsWith('.DS_Store');
}
