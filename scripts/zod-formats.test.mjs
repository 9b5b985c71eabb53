import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectPath } from './project-paths.mjs';

/** What the build for the browser leaves out of zod, by `web/src/first-paint/trim-zod-plugin.ts`. */
const formats = [
  ...readFileSync(projectPath('node_modules/zod/v4/classic/schemas.js'), 'utf8').matchAll(
    /^ {4}(\w+)\(params\) \{\n {8}return this\.check\(core\._\w+\(Zod\w+, params\)\);/gm,
  ),
].map(([, name]) => name);
const asMethod = new RegExp(`z\\s*\\.string\\(\\)[^;,]*?\\.(${formats.join('|')})\\(`);

it('no schema asks for a format by the methods of a string, which the browser does not have', () => {
  expect(formats).toContain('uuid');
  const files = ['core', 'web'].flatMap((workspace) =>
    readdirSync(projectPath(workspace, 'src'), { recursive: true })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${workspace}/src/${name}`),
  );
  expect(files.length).toBeGreaterThan(1000);
  const asking = files.filter((file) => asMethod.test(readFileSync(projectPath(file), 'utf8')));
  expect(asking).toEqual([]);
});
