import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorTable } from '../core/src/contract/error-codes.ts';
import { es } from '../web/src/i18n/es/index.ts';
import { projectPath } from './project-paths.mjs';

/** What is written in a folder, without tests and the dictionaries themselves. */
function readCode(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|i18n[/\\]e[ns][/\\]/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

const code = readCode(projectPath('web', 'src'));
const values = new Set([
  ...Object.keys(errorTable),
  ...[...`${code}${readCode(projectPath('core', 'src'))}`.matchAll(/'([\w-]+)'|\b(\d)\b/g)].map(
    ([, word, digit]) => word ?? digit,
  ),
]);

const allWords = Object.entries(es).flatMap(([area, words]) =>
  Object.keys(words).map((word) => `${area}.${word}`),
);

/** Words no code says: neither by their whole name nor as one of those that a value completes. */
function listUnused(words, text, known) {
  const said = new Set([...text.matchAll(/['"`](\w+\.[\w-]+)['"`]/g)].map(([, name]) => name));
  const patterns = [...text.matchAll(/`(\w+\.[^`\s]*\$\{[^`]*)`/g)].map(
    ([, name]) => new RegExp(`^${name.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '(.+)')}$`),
  );
  const isCompleted = (word) =>
    patterns.some((one) =>
      one
        .exec(word)
        ?.slice(1)
        .every((value) => known.has(value)),
    );
  return words.filter((word) => !said.has(word) && !isCompleted(word));
}

describe('the words of the interface', () => {
  it('are all said somewhere', () => {
    expect(allWords.length).toBeGreaterThan(1_000);
    expect(listUnused(allWords, code, values)).toEqual([]);
  });

  it('count as said by their name, or where a value that there is completes it', () => {
    const text = "t('cv.title'); t(`errors.$" + '{code}`); t(`cv.$' + '{kind}-line`)';
    const words = ['cv.title', 'cv.edit', 'errors.busy', 'errors.gone', 'cv.work-line'];
    const known = new Set(['busy', 'work']);
    expect(listUnused(words, text, known)).toEqual(['cv.edit', 'errors.gone']);
  });
});
