import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectPath } from './project-paths.mjs';

const page = readFileSync(projectPath('docs', 'reliability.md'), 'utf8');
const rows = [...page.matchAll(/^\| (\d+)\s+\|([^|]+)\|([^|]+)\|([^|]+)\|/gm)];

it('numbers its promises without a gap', () => {
  expect(rows.map(([, number]) => Number(number))).toEqual(rows.map((_, i) => i + 1));
  expect(rows.length).toBeGreaterThan(50);
});

const isHeld = ([, , , held]) => held.trim() !== 'no';

it.each(rows.filter(isHeld).map(([, number, , , shownBy]) => [number, shownBy]))(
  'promise %s names files and tests that are there',
  (_, shownBy) => {
    for (const entry of shownBy.split('<br>')) {
      const [, file] = /`([^`]+)`/.exec(entry) ?? [];
      expect(existsSync(projectPath(file)), file).toBe(true);
      const source = readFileSync(projectPath(file), 'utf8');
      for (const [, name] of entry.matchAll(/“([^”]+)”/g)) {
        for (const part of name.split('…')) expect(source).toContain(part.trim());
      }
    }
  },
);
