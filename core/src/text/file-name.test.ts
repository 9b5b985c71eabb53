import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanFileName, fileName } from './file-name';

it.each([
  ['Técnico/a de nóminas · cv.pdf', 'Técnico-a de nóminas · cv.pdf'],
  ['Camarero / Camarera', 'Camarero-Camarera'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\cv.pdf', 'cv.pdf'],
  ['/home/ana/cv.pdf', 'cv.pdf'],
  ['/', 'cv'],
])('a name somebody gives keeps all its words, and is no path: %s', (given, kept) => {
  expect(fileName.parse(given)).toBe(kept);
  expect(fileName.parse(kept)).toBe(kept);
});

it.each([
  ['C:\\fakepath\\cv.pdf', 'cv.pdf'],
  ['folder/cv.pdf', 'cv.pdf'],
  ['folder/', 'cv'],
  ['.hidden', 'hidden'],
])('an uploaded file is called after the last part of its path: %s', (given, kept) => {
  expect(cleanFileName(given)).toBe(kept);
});

it('what is clean stays as it is', () => {
  const sign = fc.constantFrom(
    ...'aé/\\. \u0301\u200e\u202e\u0000\ud800ñ',
    '.docx',
    'n'.repeat(250),
  );
  fc.assert(
    fc.property(fc.array(sign, { minLength: 1, maxLength: 12 }), (signs) => {
      const name = fileName.parse(signs.join(''));
      expect(fileName.parse(name)).toBe(name);
      expect(cleanFileName(name)).toBe(name);
    }),
    { numRuns: 2_000 },
  );
});
