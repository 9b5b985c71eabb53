import { expect, it } from 'vitest';
import { cleanFileName, fileName } from './file-name';

it.each([
  ['Técnico/a de nóminas · cv.pdf', 'Técnico-a de nóminas · cv.pdf'],
  ['Camarero / Camarera', 'Camarero-Camarera'],
  ['../../etc/passwd', '-..-etc-passwd'],
  ['C:\\cv.pdf', 'C:-cv.pdf'],
  ['/', '-'],
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
