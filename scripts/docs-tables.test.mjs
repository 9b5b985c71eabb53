import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingDefaults, settingDescriptions } from '../server/src/config';
import {
  listFolders,
  makeFolderTable,
  makeSettingsTable,
  placeTable,
  readFolderTexts,
} from './docs-tables.mjs';
import { projectPath } from './project-paths.mjs';

const read = (...parts) => readFileSync(projectPath(...parts), 'utf8');

describe('the documents', () => {
  it('describe every folder there is, and none that is gone', () => {
    const described = Object.keys(readFolderTexts()).filter((folder) => folder.includes('/src/'));
    expect(described.toSorted()).toEqual(listFolders().toSorted());
  });

  it('have tables that are up to date (npm run docs writes them)', () => {
    const readme = read('README.md');
    const settings = makeSettingsTable(settingDescriptions, settingDefaults);
    expect(readme).toBe(placeTable(readme, 'settings', settings));
    const map = read('ARCHITECTURE.md');
    expect(map).toBe(placeTable(map, 'folders', makeFolderTable(readFolderTexts())));
  });

  it('know when a table is not up to date', () => {
    const old = placeTable(read('README.md'), 'settings', '| nothing |');
    expect(old).not.toBe(read('README.md'));
    expect(() => placeTable('no marks', 'settings', '')).toThrow('settings');
  });
});

const LINK = /\]\(([^)#\s]*)(?:#([^)\s]+))?\)/g;

/** As GitHub names the place of a heading. */
const nameHeading = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const readHeadings = (text) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => nameHeading(heading));

/** Links to files or headings that are not there. */
function findDeadLinks(page, text) {
  return [...text.matchAll(LINK)]
    .filter(([, target]) => !/^(?:https?|mailto):/.test(target))
    .filter(([, target, heading]) => {
      const file = target === '' ? page : join(dirname(page), target);
      if (!existsSync(projectPath(file))) return true;
      return heading !== undefined && !readHeadings(read(file)).includes(heading);
    })
    .map(([link]) => `${page}: ${link}`);
}

describe('the links of the documents', () => {
  const pages = ['.', 'docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(projectPath(folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  );

  it('lead to files and headings that are there', () => {
    expect(pages.length).toBeGreaterThan(60);
    expect(pages.flatMap((page) => findDeadLinks(page, read(page)))).toEqual([]);
  });

  it.each(['[x](docs/gone.md)', '[x](docs/deploy.md#gone)', '[x](#gone)'])(
    'would not be allowed to be %s',
    (link) => {
      expect(findDeadLinks('README.md', link)).toEqual([`README.md: ${link.slice(2)}`]);
    },
  );
});

describe('the decisions', () => {
  const names = readdirSync(projectPath('docs', 'decisions')).filter((name) => /^\d/.test(name));

  it.each(names)('%s has a title, a date and a status', (name) => {
    const [title, , date, status, blank] = read('docs', 'decisions', name).split('\n');
    expect(title).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. \\S`));
    expect(date).toMatch(/^- Date: \d{4}-\d\d-\d\d$/);
    expect(status).toMatch(/^- Status: (?:accepted|replaced)/);
    expect(blank).toBe('');
  });
});
