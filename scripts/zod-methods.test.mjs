import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { UNUSED_ZOD_METHODS } from '../web/src/first-paint/unused-zod-methods';
import { projectPath } from './project-paths.mjs';

/** What the build for the browser leaves out of zod, by `web/src/first-paint/trim-zod-plugin.ts`. */
const formats = [
  ...readFileSync(projectPath('node_modules/zod/v4/classic/schemas.js'), 'utf8').matchAll(
    /^ {4}(\w+)\(params\) \{\n {8}return this\.check\(core\._\w+\(Zod\w+, params\)\);/gm,
  ),
].map(([, name]) => name);
const formatAsMethod = new RegExp(`z\\s*\\.string\\(\\)[^;,]*?\\.(${formats.join('|')})\\(`);
const unusedMethod = new RegExp(`\\.(?:${UNUSED_ZOD_METHODS.join('|')})\\(`);

const sources = ['core', 'web'].flatMap((workspace) =>
  readdirSync(projectPath(workspace, 'src'), { recursive: true })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => `${workspace}/src/${name}`),
);
const findAsking = (pattern) =>
  sources.filter((file) => pattern.test(readFileSync(projectPath(file), 'utf8')));

describe('what the browser’s zod does not have', () => {
  it('formats by the methods of a string: no schema asks for one', () => {
    expect(formats).toContain('uuid');
    expect(sources.length).toBeGreaterThan(1000);
    expect(findAsking(formatAsMethod)).toEqual([]);
  });

  it('methods that nobody calls: nobody calls them', () => {
    expect(unusedMethod.test('person.pick({ name: true })')).toBe(true);
    expect(findAsking(unusedMethod)).toEqual([]);
  });
});
