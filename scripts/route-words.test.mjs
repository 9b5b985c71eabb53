import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectPath } from './project-paths.mjs';

const source = projectPath('web', 'src');
const read = (file) => readFileSync(join(source, file), 'utf8');

/** Those that come with a screen; all others are in the first file. */
const lazyAreas = [
  ...read('i18n/lazy-areas.ts').matchAll(/^ {4}(\w+): \(\) => import\('\.\/es/gm),
].map(([, area]) => area);

/** Each screen of the routes with the words that are loaded along with it. */
const routes = read('app/routes.tsx');
const namesIn = (text) => [...text.matchAll(/'(\w+)'/g)].map(([, area]) => area);
const taskWords = namesIn(/const taskWords = (.*)/.exec(routes)?.[1] ?? '');
const screens = [...routes.matchAll(/withWords\(\s*import\('([^']+)'\),([^;]+?)\)/g)].map(
  ([, path, areas]) => ({
    file: findFile('app', path),
    areas: [...namesIn(areas), ...(areas.includes('...taskWords') ? taskWords : [])],
  }),
);

function findFile(folder, specifier) {
  const path = join(folder, specifier);
  return [`${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find((file) =>
    existsSync(join(source, file)),
  );
}

/** The areas whose words a file says, and those of everything it imports. */
function findAreas(file, seen = new Set()) {
  if (file === undefined || seen.has(file) || file.startsWith('i18n')) return [];
  seen.add(file);
  const text = read(file);
  // What loads words by itself needs them from nobody.
  if (text.includes('languageStore.addAreas(')) return [];
  // What is left for another screen is said there, and a refusal has brought its words along, but for the first ones.
  const own = text
    .replace(/\b(?:arrival|parting)Word\.set\([^;]*;/g, '')
    .replace(/['`]errors\.(?:server_error|\$\{error\.code\})['`]/g, '');
  const said = [...own.matchAll(/['`](\w+)\.(?:\w|\$\{)/g)].map(([, area]) => area);
  const imported = [...text.matchAll(/(?:from |import\()'(\.[^']+)'/g)].flatMap(([, path]) =>
    findAreas(findFile(dirname(file), path), seen),
  );
  return [...said, ...imported].filter((area) => lazyAreas.includes(area));
}

it('finds the areas and the screens it is about', () => {
  expect(readdirSync(join(source, 'i18n', 'es')).length).toBeGreaterThan(lazyAreas.length);
  expect(lazyAreas.length).toBeGreaterThan(20);
  expect(screens.length).toBeGreaterThan(10);
  expect(screens.every(({ file }) => file !== undefined)).toBe(true);
});

it.each(screens)('$file comes with the words it says', ({ file, areas }) => {
  const said = new Set(findAreas(file));
  // A task may fail without a refusal, which would bring these along.
  const needed = areas.filter((area) => area !== 'errors' || said.has(area));
  expect([...said].sort()).toEqual(needed.sort());
});
