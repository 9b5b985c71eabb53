import { describe, expect, it } from 'vitest';
import { bold, heading, line, name, parse, row } from '../fixtures/drawn-lines';

const read = (...texts: readonly string[]) =>
  parse(name, heading('Cursos'), ...texts.map((text) => line(text, { gapBefore: true })))
    .certifications;

describe('hours of a course', () => {
  it.each([
    'Cocina vasca – Escuela Lindero – 2017 – 60 h',
    'Cocina vasca. Escuela Lindero. 60 h. 2017',
    'Cocina vasca, Escuela Lindero, 60 h. 2017',
    '2017: Cocina vasca, Escuela Lindero, 60 h.',
    'Cocina vasca. 60 h. Organizado por: Escuela Lindero. 2017.',
    '1. Cocina vasca. 60 h. Impartido por Escuela Lindero. 2017.',
  ])('belong to its name: %s', (text) => {
    const other = text
      .replace('Cocina vasca', 'Pan de masa madre')
      .replace('Lindero', 'Torralda')
      .replace('1.', '2.');
    const [first, second] = read(text, other);
    expect(first).toEqual({ name: 'Cocina vasca, 60 h', issuer: 'Escuela Lindero', date: '2017' });
    expect(second).toMatchObject({ name: 'Pan de masa madre, 60 h', issuer: 'Escuela Torralda' });
  });

  it('belong to its name from a cell of a table too', () => {
    const cv = parse(
      name,
      heading('Cursos'),
      row(['Cocina vasca', 'Escuela Lindero', '60 horas', '2017']),
      row(['Pan de masa madre', 'Escuela Torralda', '25 horas', '2013']),
    );
    expect(cv.certifications).toEqual([
      { name: 'Cocina vasca, 60 horas', issuer: 'Escuela Lindero', date: '2017' },
      { name: 'Pan de masa madre, 25 horas', issuer: 'Escuela Torralda', date: '2013' },
    ]);
  });
});

it('a certificate without a date below one that has it is another one', () => {
  expect(
    read('Administrator Certificate, 2027', 'Advanced Professional Certificate'),
  ).toMatchObject([
    { name: 'Administrator Certificate', date: '2027' },
    { name: 'Advanced Professional Certificate', date: '' },
  ]);
});

it('the school is the last of a list of subjects, and what is called a course is none', () => {
  const cv = parse(
    name,
    heading('Education and Training'),
    row(['2003', 'NVQ Level 3 Business Administration, Northern College']),
    row(['2001', '3 A Levels: English, French, Economics, Lakeside School']),
    row(['2015', 'Payroll course, Sage Training']),
  );
  expect(cv.education.map(({ degree, institution }) => [degree, institution])).toEqual([
    ['NVQ Level 3 Business Administration', 'Northern College'],
    ['3 A Levels: English, French, Economics', 'Lakeside School'],
  ]);
  expect(cv.certifications).toEqual([
    { name: 'Payroll course', issuer: 'Sage Training', date: '2015' },
  ]);
});

it('"Centro" over a column of jobs is where somebody worked', () => {
  const at = (cells: string[]) =>
    line(cells.join(' '), {
      cells,
      gapBefore: true,
      boxes: cells.map((_, index) => [57 + index * 100, 0, 80, 10, 10] as const),
    });
  const cv = parse(
    name,
    heading('Experiencia profesional'),
    at(['Desde', 'Hasta', 'Centro', 'Categoría']),
    at(['01/06/2012', 'Actualidad', 'Hospital Lindero, Pamplona', 'Enfermera']),
    at(['15/07/2008', '30/05/2012', 'Centro de Salud Torralda', 'Auxiliar']),
  );
  expect(cv.work_experience).toMatchObject([
    {
      title: 'Enfermera',
      company: 'Hospital Lindero',
      location: 'Pamplona',
      dates: '01/06/2012 – Actualidad',
    },
    { title: 'Auxiliar', dates: '15/07/2008 – 30/05/2012' },
  ]);
});

it('a label beside the dates names what is behind it', () => {
  const cv = parse(
    name,
    heading('Antecedentes laborales'),
    line('Constructora Lindero Ltda.', bold),
    row(['Marzo 2016 a la fecha', 'Cargo: Jefe de terreno']),
    line('Funciones: control de avance y estados de pago.'),
    line('Inmobiliaria Torralda S.A.', bold),
    row(['Enero 2011 – Febrero 2016', 'Cargo: Capataz']),
    line('Funciones: cuadrillas de carpinteros.'),
  );
  expect(cv.work_experience.map(({ title }) => title)).toEqual(['Jefe de terreno', 'Capataz']);
});
