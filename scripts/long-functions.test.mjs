import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listLongFunctions } from './long-functions.mjs';
import { projectPath } from './project-paths.mjs';

const MOST_LINES = 80;

/** How many are longer: none. */
const stillLonger = { 'core/src': 0, 'server/src': 0, 'web/src': 0 };

describe('functions', () => {
  it.each(Object.entries(stillLonger))(
    `in %s have at most ${MOST_LINES} lines, without the named ones inside them`,
    (folder, most) => {
      const files = readdirSync(projectPath(folder), { recursive: true })
        .map((name) => join(folder, name).replaceAll('\\', '/'))
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|\/fixtures\//.test(file));
      const long = files.flatMap((file) =>
        listLongFunctions(file, readFileSync(projectPath(file), 'utf8'), MOST_LINES),
      );
      const told = long.map(({ file, line, lines, name }) => `${file}:${line} ${name}: ${lines}`);
      expect(told.length, told.join('\n')).toBeLessThanOrEqual(most);
    },
  );

  it('are counted without the named functions inside them, and with the others', () => {
    const text = `export function make() {
  const first = () => {
    return 1;
  };
  function second() {
    return 2;
  }
  const fourth = useCallback(() => {
    return 4;
  }, []);
  return { third() {
      return [first, second].map((one) => {
        return one();
      });
    } };
}
`;
    const count = (most) => listLongFunctions('a.ts', text, most);
    expect(count(4)).toEqual([{ file: 'a.ts', line: 11, lines: 5, name: 'third' }]);
    expect(count(2).map(({ name, lines }) => [name, lines])).toEqual([
      ['third', 5],
      ['first', 3],
      ['second', 3],
      ['fourth', 3],
      ['', 3],
    ]);
  });
});
