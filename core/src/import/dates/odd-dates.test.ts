import { describe, expect, it } from 'vitest';
import { bold, heading, line, name, parse, row } from '../fixtures/drawn-lines';

describe('dates', () => {
  it('may be between a school and its town', () => {
    const { education } = parse(
      name,
      heading('Educación'),
      line('Máster en Oceanografía', { gapBefore: true }),
      line('Instituto Costero 2019 – 2020, Vigo, España'),
      line('Grado en Biología', { gapBefore: true }),
      line('Universidad de León 2014 – 2018 (en curso), León, España'),
    );
    expect(education).toMatchObject([
      {
        degree: 'Máster en Oceanografía',
        institution: 'Instituto Costero',
        dates: '2019 – 2020',
        location: 'Vigo, España',
      },
      { institution: 'Universidad de León', dates: '2014 – 2018', location: 'León, España' },
    ]);
  });

  it('beside words that head sections elsewhere make them an entry', () => {
    const { work_experience, education } = parse(
      name,
      heading('Work and training experiences'),
      row(['Education and teaching', 'since 2020'], bold),
      line('Substitute teacher at secondary schools.'),
      heading('Languages'),
      line('Italian: native'),
    );
    expect([work_experience.length, education.length]).toEqual([1, 0]);
  });
});

it('a school in the middle of a sentence opens no new entry', () => {
  const { education } = parse(
    name,
    heading('Education'),
    row(['University of Physics, Bologna', '2021 - 2022'], bold),
    line('A three-year degree whose objective is to provide a solid education in the field and'),
    line('technological skills that the university wants in its research and development.'),
  );
  expect(education).toMatchObject([
    { degree: '', institution: 'University of Physics', location: 'Bologna' },
  ]);
});

it('a name with two formats and no space between them is two words', () => {
  const cv = parse(line('AdriánRomero', { fontSizePt: 30 }), heading('Experiencia'), line('x'));
  expect(cv.personal.name).toBe('Adrián Romero');
});
