import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectPath } from './project-paths.mjs';

/** "I" is "ı" where the machine speaks Turkish: what the engines find must not depend on that. */
const OF_MACHINE = /\.toLocale(?:LowerCase|UpperCase|String|DateString|TimeString)\(\)/;

it.each(['core/src', 'server/src', 'web/src'])(
  'nothing in %s depends on the language of the machine',
  (folder) => {
    const files = readdirSync(projectPath(folder), { recursive: true })
      .map((name) => join(folder, name))
      .filter((file) => /\.tsx?$/.test(file));
    expect(files.length).toBeGreaterThan(0);
    const found = files.filter((file) => OF_MACHINE.test(readFileSync(projectPath(file), 'utf8')));
    expect(found).toEqual([]);
  },
);
