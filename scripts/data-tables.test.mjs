import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectPath } from './project-paths.mjs';

const folder = projectPath('core', 'data');
const listFiles = (root, ending) =>
  readdirSync(root, { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(root, name))
    .sort();

const tables = listFiles(folder, '.tsv').map((file) => ({
  name: relative(folder, file),
  file,
  text: readFileSync(file, 'utf8'),
}));

/** Every line with its number, but remarks and the end of the file. */
function readLines(text) {
  return text
    .split('\n')
    .map((line, index) => ({ line, at: index + 1 }))
    .filter(({ line }) => line !== '' && !line.startsWith('#'));
}

describe.each(tables)('$name', ({ text }) => {
  const lines = readLines(text);
  const columns = lines[0]?.line.split('\t') ?? [];
  const tell = ({ line, at }) => `${at}: ${line}`;

  it('names its columns, and has no row with more', () => {
    expect(columns.length).toBeGreaterThan(0);
    expect(columns.filter((name) => !/^[a-z][a-z ]*$/.test(name))).toEqual([]);
    const wide = lines.filter(({ line }) => line.split('\t').length > columns.length);
    expect(wide.map(tell)).toEqual([]);
  });

  it('has no row twice', () => {
    const seen = new Set();
    const doubles = lines.filter(({ line }) => seen.size === seen.add(line).size);
    expect(doubles.map(tell)).toEqual([]);
  });

  it('is written one way: no spaces around a cell, no stray characters, accents composed', () => {
    expect(text.endsWith('\n')).toBe(true);
    const odd = lines.filter(
      ({ line }) =>
        line !== line.normalize('NFC') ||
        /[^\P{C}\t]/u.test(line) ||
        line.split('\t').some((cell) => cell !== cell.trim() || cell.includes('  ')),
    );
    expect(odd.map(tell)).toEqual([]);
  });
});

it('no source is left out of the repository', () => {
  // Where there is none, as in a release, there is nothing to leave out of.
  const { status, stdout } = spawnSync(
    'git',
    ['ls-files', '--others', '--ignored', '--exclude-standard', 'core', 'server/src', 'web/src'],
    { cwd: projectPath(), encoding: 'utf8' },
  );
  const ignored =
    status === 0 ? stdout.split('\n').filter((file) => /\.(?:ts|tsx|tsv)$/.test(file)) : [];
  expect(ignored).toEqual([]);
});

it('every table is read by something', () => {
  const imported = new Set(
    listFiles(projectPath('core', 'src'), '.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/from '([^']+\.tsv)'/g)].map(([, path]) =>
        resolve(file, '..', path),
      ),
    ),
  );
  expect(tables.length).toBeGreaterThan(0);
  expect(tables.filter(({ file }) => !imported.has(file)).map(({ name }) => name)).toEqual([]);
});
