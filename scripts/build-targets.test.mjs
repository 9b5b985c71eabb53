import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fingerprintSources, isBuiltRelease } from './build-targets.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-targets-'));
  mkdirSync(join(root, 'src', 'deep'), { recursive: true });
  writeFileSync(join(root, 'src', 'a.ts'), 'a');
  writeFileSync(join(root, 'src', 'deep', 'b.ts'), 'b');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

const target = { sources: ['src', 'absent'], settings: ['VITE_SOMETHING'] };
const fingerprint = () => fingerprintSources(target, root);

describe('fingerprintSources', () => {
  it('does not care about times', () => {
    const before = fingerprint();
    utimesSync(join(root, 'src', 'a.ts'), new Date(0), new Date(0));
    expect(fingerprint()).toBe(before);
  });

  it.each([
    ['a changed file', () => writeFileSync(join(root, 'src', 'deep', 'b.ts'), 'B')],
    ['a new file', () => writeFileSync(join(root, 'src', 'c.ts'), '')],
    ['a removed file', () => rmSync(join(root, 'src', 'a.ts'))],
    ['a renamed file', () => renameSync(join(root, 'src', 'a.ts'), join(root, 'src', 'z.ts'))],
    ['text moved between files', () => moveText()],
    ['a setting baked into the build', () => vi.stubEnv('VITE_SOMETHING', 'x')],
  ])('changes with %s', (_, change) => {
    const before = fingerprint();
    change();
    expect(fingerprint()).not.toBe(before);
  });

  it('leaves tests out: they are no part of what is built', () => {
    const before = fingerprint();
    writeFileSync(join(root, 'src', 'a.test.ts'), 'test');
    expect(fingerprint()).toBe(before);
  });
});

describe('isBuiltRelease', () => {
  it('is true where the built server came without its sources', () => {
    expect(isBuiltRelease(root)).toBe(false);
    mkdirSync(join(root, 'server', 'dist'), { recursive: true });
    writeFileSync(join(root, 'server', 'dist', 'main.js'), '');
    expect(isBuiltRelease(root)).toBe(true);
    mkdirSync(join(root, 'server', 'src'));
    expect(isBuiltRelease(root)).toBe(false);
  });
});

function moveText() {
  writeFileSync(join(root, 'src', 'a.ts'), 'ab');
  writeFileSync(join(root, 'src', 'deep', 'b.ts'), '');
}
