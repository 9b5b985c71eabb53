import { readdirSync, readFileSync } from 'node:fs';
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
