import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectPath } from './project-paths.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  copyFileSync(projectPath('biome.json'), join(folder, 'biome.json'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The files that the linter refuses, of those given with what they import and how. */
function findRefused(imports, writeImport) {
  for (const [file, specifier] of Object.entries(imports)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), writeImport(specifier));
  }
  const biome = projectPath('node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const { stdout } = spawnSync(
    process.execPath,
    [
      ...[biome, 'lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'],
      ...['--only=style/noRestrictedImports', '.'],
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  return JSON.parse(stdout)
    .diagnostics.map(({ location }) => location.path)
    .sort();
}

describe('the rules of imports', () => {
  it.each([
    ['at once', (specifier) => `export { x } from '${specifier}';\n`],
    ['when it is needed', (specifier) => `export const x = () => import('${specifier}');\n`],
  ])('let no feature import another, %s', (_, writeImport) => {
    const refused = {
      'web/src/features/one/from-sibling.ts': '../two/part',
      'web/src/features/one/from-sibling-index.ts': '../two',
      'web/src/features/one/the-long-way.ts': '../../features/two/part',
      'web/src/features/one/inner/from-sibling.ts': '../../two/part',
      'web/src/features/one/inner/the-long-way.ts': '../../../features/two/part',
      'web/src/cvs/from-feature.ts': '../features/one/part',
    };
    const allowed = {
      'web/src/features/one/from-itself.ts': './part',
      'web/src/features/one/from-its-inside.ts': './inner/part',
      'web/src/features/one/from-a-room.ts': '../../cvs/part',
      'web/src/features/one/inner/from-itself.ts': '../part',
      'web/src/features/one/inner/from-a-room.ts': '../../../cvs/part',
      'web/src/app/puts-them-together.ts': '../features/one/part',
    };
    const found = findRefused({ ...refused, ...allowed }, writeImport);
    expect(found).toEqual(Object.keys(refused).sort());
  });

  it('let language, at the bottom of core, import nothing but itself', () => {
    const refused = {
      'core/src/language/from-a-room.ts': '../catalog',
      'core/src/language/from-inside-a-room.ts': '../text/part',
      'core/src/language/from-a-runtime.ts': 'node:fs',
    };
    const allowed = {
      'core/src/language/from-itself.ts': './part',
      'core/src/catalog/from-language.ts': '../language',
    };
    const found = findRefused(
      { ...refused, ...allowed },
      (specifier) => `export { x } from '${specifier}';\n`,
    );
    expect(found).toEqual(Object.keys(refused).sort());
  });

  it('let a room of core import another by its index, or by a door that is named', () => {
    const refused = {
      'core/src/letters/past-the-index.ts': '../improve/part',
      'core/src/letters/inner/past-the-index.ts': '../../improve/part',
      'core/src/letters/inner/deeper/past-the-index.ts': '../../../improve/part',
      'core/src/letters/past-a-door.ts': '../catalog/skills/part',
      'core/src/letters/impure.ts': 'node:fs',
      'core/src/letters/inner/impure.ts': '@trayecto/web',
    };
    const allowed = {
      'core/src/letters/by-the-index.ts': '../improve',
      'core/src/letters/inner/by-the-index.ts': '../../improve',
      'core/src/letters/by-a-door.ts': '../catalog/skills',
      'core/src/letters/from-data.ts': '../../data/words.tsv',
      'core/src/letters/inner/from-its-room.ts': '../part',
      'core/src/letters/inner/from-beside.ts': '../other/part',
      'core/src/letters/inner/deeper/from-its-room.ts': '../../other/part',
      'core/src/contract/by-a-narrow-door.ts': '../jobs/job-posting',
    };
    const found = findRefused(
      { ...refused, ...allowed },
      (specifier) => `export { x } from '${specifier}';\n`,
    );
    expect(found).toEqual(Object.keys(refused).sort());
  });
});
