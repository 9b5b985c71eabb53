import { findExcess } from '@trayecto/core/cv';
import { expect, it } from 'vitest';
import { readJsonFile } from './read-json-file';

const read = (text: string) => readJsonFile(new TextEncoder().encode(text));
const many = (count: number, write: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => write(at)).join();

it.each([
  ['cut off', '{"basics": ', 'file_damaged'],
  ['one name twice', '{"basics": {"name": "Ana", "name": "Eva"}}', 'file_damaged'],
  ['nothing of a CV', '{"other": 1}', 'file_empty'],
  [
    'a hundred thousand names',
    `{"name": "Ana", ${many(60_000, (at) => `"n${at}":0`)}}`,
    'file_too_much_text',
  ],
  [
    'more values than anybody has',
    `{"name": "Ana", "x": [${many(200_000, () => '1')}]}`,
    'file_too_much_text',
  ],
  [
    'a thousand levels',
    `{"name": "Ana", "x": ${'['.repeat(1_000)}${']'.repeat(1_000)}}`,
    'file_too_much_text',
  ],
  [
    'more lines than a CV has',
    `{"name": "Ana", "x": [${many(50_000, (at) => `"${at}"`)}]}`,
    'cv_too_large',
  ],
  [
    'far more jobs than a CV has',
    `{"work_experience": [${many(2_000, () => '{}')}]}`,
    'cv_too_large',
  ],
])('a file with %s is refused', (_, text, code) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ code }));
});

it('a file with thousands of lines under a name of its own is kept whole, in order', () => {
  const lines = Array.from({ length: 9_000 }, (_, at) => `línea ${at}`);
  const { parsed } = read(JSON.stringify({ basics: { name: 'Ana' }, otros: lines }));
  expect(parsed.additional).toEqual({ otros: lines });
});

it('a long name before many values is not written out for each of them', () => {
  const name = 'n'.repeat(300_000);
  const values = Array.from({ length: 20_000 }, (_, at) => at);
  const { parsed } = read(JSON.stringify({ name: 'Ana', other: { [name]: values } }));
  expect(findExcess(parsed)).toBeDefined();
  expect(JSON.stringify(parsed).length).toBeLessThan(2_000_000);
});
