import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled } from './install-dependencies.mjs';
import { projectPath } from './project-paths.mjs';

const lockPackages = {
  '': { name: 'x' },
  core: { name: 'core' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', dev: true },
  'node_modules/c-other-system': { version: '3.0.0', optional: true },
};

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  writeJson('package-lock.json', { packages: lockPackages });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function writeJson(name, value) {
  writeFileSync(join(root, name), JSON.stringify(value));
}

/** As npm leaves it: the packages of this system and npm's own record of them. */
function installByHand(packages) {
  const esbuild = join(root, 'node_modules', '@esbuild', `${process.platform}-${process.arch}`);
  mkdirSync(esbuild, { recursive: true });
  writeJson('node_modules/.package-lock.json', { packages });
}

describe('package-lock.json', () => {
  it('has every peer package, so that npm sbom and npm ls find nothing missing', () => {
    const { packages } = JSON.parse(readFileSync(projectPath('package-lock.json'), 'utf8'));
    const missing = Object.entries(packages).flatMap(([path, entry]) =>
      Object.keys(entry.peerDependencies ?? {})
        .filter((peer) => !entry.peerDependenciesMeta?.[peer]?.optional)
        .filter((peer) => !packages[`node_modules/${peer}`])
        .map((peer) => `${path} needs ${peer}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('isInstalled', () => {
  it('is false in a fresh clone and after an install that was killed', () => {
    expect(isInstalled('production', root)).toBe(false);
    mkdirSync(join(root, 'node_modules', 'a'), { recursive: true });
    expect(isInstalled('production', root)).toBe(false);
  });

  it('takes an install made by hand for what it is', () => {
    installByHand({ 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled('full', root)).toBe(false);
    expect(isInstalled('production', root)).toBe(true);
    expect(isInstalled('full', root)).toBe(false);
  });

  it('takes a full install for both purposes', () => {
    installByHand({
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0' },
    });
    expect(isInstalled('full', root)).toBe(true);
    expect(isInstalled('production', root)).toBe(true);
  });

  it('sees a lock file that moved on', () => {
    installByHand({ 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled('production', root)).toBe(true);
    writeJson('package-lock.json', {
      packages: { ...lockPackages, 'node_modules/a': { version: '1.1.0' } },
    });
    expect(isInstalled('production', root)).toBe(false);
  });

  it('does not believe packages that were copied from another kind of machine', () => {
    writeJson('package-lock.json', { packages: lockPackages });
    mkdirSync(join(root, 'node_modules', '@esbuild', 'aix-ppc64'), { recursive: true });
    writeJson('node_modules/.package-lock.json', {
      packages: { 'node_modules/a': { version: '1.0.0' } },
    });
    expect(isInstalled('production', root)).toBe(false);
  });
});
