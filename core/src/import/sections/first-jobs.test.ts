import { expect, it } from 'vitest';
import { heading, line, name, parse } from '../fixtures/drawn-lines';
import { guessKind } from './match-heading';

const study = [
  line('Grado en Maestro de Educación Infantil', { bold: true, gapBefore: true }),
  line('Universidad de Alicante, 2023 - ahora'),
  line('Bachillerato de Humanidades', { bold: true, gapBefore: true }),
  line('IES Alisal (Alcoy), 2021-2023'),
];

it('reads a first CV under headings of its own words: studies for a trade, and jobs of a month each', () => {
  const cv = parse(
    name,
    line('ana@example.com'),
    heading('Qué estudio'),
    ...study,
    heading('Mis pinitos'),
    line('Julio 2024', { italic: true, gapBefore: true }),
    line('Monitora de escuela de verano - Ayuntamiento de Alcoy', { bold: true }),
    line('Navidades 2023', { italic: true, gapBefore: true }),
    line('Dependienta - Juguetes Olmo', { bold: true }),
    heading('Títulos'),
    line('Monitora de tiempo libre, 2024, Escola Brezo'),
    heading('Idiomas'),
    line('Inglés: B2'),
  );
  expect(cv.education.map(({ institution, dates }) => [institution, dates])).toMatchObject([
    ['Universidad de Alicante', '2023 - ahora'],
    [expect.stringContaining('IES Alisal'), '2021-2023'],
  ]);
  expect(cv.work_experience.map(({ title, dates }) => [title, dates])).toEqual([
    ['Monitora de escuela de verano', 'Julio 2024'],
    ['Dependienta', 'Navidades 2023'],
  ]);
});

it('reads cards with a year each as certificates, though their names have a trade in them', () => {
  const cv = parse(
    name,
    heading('Jobs so far'),
    line('2016 – 2019', { italic: true, gapBefore: true }),
    line('Joiner', { bold: true }),
    line('Calder Kitchens, Springfield'),
    heading('Education'),
    ...study,
    heading('In my wallet'),
    line('Skilled Worker Card, CITB (2022)', { gapBefore: true }),
    line('Forklift Driver Card, Lindero Training (2021)'),
  );
  expect(cv.work_experience.map(({ title }) => title)).toEqual(['Joiner']);
});

it.each([
  ['Odd jobs', 'work'],
  ['Mis pinitos', 'work'],
  ['Learning', 'education'],
  ['Qué estudio', 'education'],
  ['Bits of paper', 'certifications'],
])('%s heads %s', (words, kind) => {
  expect(guessKind(words)).toBe(kind);
});
