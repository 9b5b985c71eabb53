import { describe, expect, it } from 'vitest';
import { isHardlyKnown } from './hardly-known';

const THINGS = ['Rust', 'macOS', 'Figma', 'Latte art', 'Soldadura TIG'];
const REMARKS = ['a bit', 'a little', 'weekend project', 'side projects', 'at university'];
const NOTAS = [
  'práctica personal',
  'libros leídos',
  'un poco',
  'nociones',
  'proyecto personal',
  'hace años',
  'en clase',
];

describe('an entry with the remark that there is little of it', () => {
  it.each(
    THINGS.flatMap((thing) => [...REMARKS, ...NOTAS].map((remark) => `${thing} (${remark})`)),
  )('%s', (line) => {
    expect(isHardlyKnown('skills', line)).toBe(true);
  });

  it.each([
    ...THINGS,
    'Rust (embedded)',
    'Figma (5 years)',
    'Weekend shifts',
    'Trabajo en clase y en el aula',
    'SAP (MM, SD)',
  ])('but: %s', (line) => {
    expect(isHardlyKnown('skills', line)).toBe(false);
  });
});

const COURSES = ['Alérgenos', 'Land Law', 'Soldadura TIG'];

describe('a certificate of having been there', () => {
  it.each(
    COURSES.flatMap((course) => [
      `${course} (2 h, asistencia)`,
      `${course} (attended)`,
      `${course} for beginners`,
    ]),
  )('%s', (line) => {
    expect(isHardlyKnown('certifications', line)).toBe(true);
  });

  it.each([...COURSES, 'Asistencia sanitaria en emergencias', 'Tour guide badge'])(
    'but: %s',
    (line) => {
      expect(isHardlyKnown('certifications', line)).toBe(false);
    },
  );

  it.each(['Kafka (read a book, built a toy)', 'Figma (opened it twice)'])('nor: %s', (line) => {
    expect(isHardlyKnown('skills', line)).toBe(true);
  });
});

describe('what was only helped with or seen', () => {
  it.each([
    'Temporary roofs (helped on one)',
    'Tie-in welds (watched)',
    'Bóveda tabicada (ayudé en una)',
  ])('%s', (line) => expect(isHardlyKnown('skills', line)).toBe(true));
});
