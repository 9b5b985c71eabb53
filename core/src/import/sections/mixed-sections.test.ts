import { describe, expect, it } from 'vitest';
import { bold, heading, line, name, parse, row } from '../fixtures/drawn-lines';

const studies = [
  heading('Formación'),
  row(['2012 – 2016', 'Titulada Superior en Arte Dramático, ESADT, Madrid']),
];

describe('sections headed by a trade', () => {
  it('are jobs when their entries name jobs', () => {
    const cv = parse(
      name,
      heading('Docencia'),
      row(['2019 – 2023', 'Profesora de interpretación, Escuela de Teatro Alba, Getafe']),
      heading('Producción'),
      row(['2017 – 2018', 'Ayudante de producción, Festival Lindero, Sevilla']),
      ...studies,
    );
    expect(cv.work_experience.map(({ title, company }) => [title, company])).toEqual([
      ['Profesora de interpretación', 'Escuela de Teatro Alba'],
      ['Ayudante de producción', 'Festival Lindero'],
    ]);
    expect(cv.education).toMatchObject([
      { degree: 'Titulada Superior en Arte Dramático', institution: 'ESADT' },
    ]);
  });

  it('are lists when they name works or lessons', () => {
    const cv = parse(
      name,
      heading('Teatro'),
      row(['2022', 'La casa encendida, dirigida por Marta Soto']),
      heading('Docencia'),
      row(['2020 – 2022', 'Prácticas de Genética, 60 horas, Universidad de Torralda']),
      ...studies,
    );
    expect(cv.work_experience).toEqual([]);
    expect(Object.keys(cv.additional)).toEqual(['Teatro', 'Docencia']);
  });
});

it('"Qualifications" beside studies with their years are certificates', () => {
  const cv = parse(
    name,
    heading('Qualifications'),
    line('Certificate for Legal Secretaries, Norton College, 2002'),
    line('Typing Stage III, 1999'),
    heading('Education'),
    line('Wakeham School, 1992 – 1997. 8 GCSEs including English and Maths'),
  );
  expect(cv.certifications).toMatchObject([
    { name: 'Certificate for Legal Secretaries', issuer: 'Norton College', date: '2002' },
    { name: 'Typing Stage III', date: '1999' },
  ]);
  expect(cv.education).toMatchObject([
    {
      degree: '8 GCSEs including English and Maths',
      institution: 'Wakeham School',
      dates: '1992 – 1997',
    },
  ]);
});

it('languages one after the other in a list of other data are languages', () => {
  const cv = parse(
    name,
    heading('Otros datos de interés'),
    line('Carnet de conducir B.'),
    line('Árabe: nativo. Francés: nivel medio.'),
    ...studies,
  );
  expect(cv.languages).toEqual([
    { language: 'Árabe', proficiency: 'nativo' },
    { language: 'Francés', proficiency: 'nivel medio' },
  ]);
});

it('the class that a portal files a course under is no part of its name', () => {
  const cv = parse(
    name,
    heading('Estudios'),
    line('Ciclo Formativo Grado Superior - Transporte y Logística', bold),
    line('CIFP Torralda'),
    line('septiembre 2010 - junio 2012'),
    line('Otros títulos, certificaciones y carnés - Carnet de carretillero', bold),
    line('Fundación Lindero'),
    line('mayo 2017'),
    line('Otros cursos y formación no reglada - Curso de prevención (60 h)', bold),
    line('Frelar'),
    line('noviembre 2014'),
  );
  expect(cv.education).toHaveLength(1);
  expect(cv.certifications).toEqual([
    { name: 'Carnet de carretillero', issuer: 'Fundación Lindero', date: 'mayo 2017' },
    { name: 'Curso de prevención (60 h)', issuer: 'Frelar', date: 'noviembre 2014' },
  ]);
});
