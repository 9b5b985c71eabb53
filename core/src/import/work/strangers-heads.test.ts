import { describe, expect, it } from 'vitest';
import { bold, bullet, heading, line, name, parse, row } from '../fixtures/drawn-lines';
import { parseText } from '../parse-text';
import type { SourceLine } from '../source-document';

const jobsOf = (...lines: readonly SourceLine[]) =>
  parse(name, heading('Experiencia'), ...lines).work_experience.map(
    ({ title, company, location, dates }) => [title, company, location, dates].join(' | '),
  );

describe('heads of jobs', () => {
  it('have the employer behind a preposition, on its own line and set in another way', () => {
    const grey = { color: '#777777', fontSizePt: 9 };
    const green = { color: '#116644' };
    expect(
      jobsOf(
        line('Técnica superior de PRL', bold),
        line('en Galletas Lindero S.A.', green),
        line('Venta de Baños | Octubre 2017 → hoy', grey),
        bullet('Evaluaciones de riesgos'),
        line('Coordinadora de seguridad', bold),
        line('en Obras Torralda', green),
        line('Valladolid | Enero 2012 → Septiembre 2017', grey),
        bullet('Planes de seguridad'),
      ),
    ).toEqual([
      'Técnica superior de PRL | Galletas Lindero S.A. | Venta de Baños | Octubre 2017 → hoy',
      'Coordinadora de seguridad | Obras Torralda | Valladolid | Enero 2012 → Septiembre 2017',
    ]);
  });

  it('are below the name of a group, which is no employer', () => {
    const head = (...cells: string[]) => row(cells, { fontSizePt: 11 });
    const group = (text: string) =>
      line(text, { fontSizePt: 12, color: '#3873b3', gapBefore: true });
    expect(
      jobsOf(
        group('Bibliotecas'),
        head('2016–2020', 'Bibliotecaria, Biblioteca Municipal de Barbastro, Barbastro'),
        line('Fondo local y clubes de lectura.'),
        head('2011–2016', 'Auxiliar de biblioteca, Biblioteca Pública de Huesca, Huesca'),
        bullet('Catalogación'),
        group('Archivos'),
        head('2009–2011', 'Archivera en prácticas, Archivo Histórico Provincial, Huesca'),
        line('Descripción de protocolos notariales.'),
      ).map((job) => job.split(' | ').slice(0, 2)),
    ).toEqual([
      ['Bibliotecaria', 'Biblioteca Municipal de Barbastro'],
      ['Auxiliar de biblioteca', 'Biblioteca Pública de Huesca'],
      ['Archivera en prácticas', 'Archivo Histórico Provincial'],
    ]);
  });

  it('go on below when title, employer and half of the town fill their line', () => {
    expect(
      jobsOf(
        line('Senior Interior Designer at Larkspur Studio, Bury St', { ...bold, widthPt: 390 }),
        line('Edmunds', { bold: true }),
        line('MAY 2018 — JUNE 2022', { gapBefore: true, fontSizePt: 8.5 }),
        line('x'.repeat(80)),
      )[0]?.split(' | ')[1],
    ).toContain('Larkspur Studio');
  });

  it('are filled-in forms on one line', () => {
    const { cv } = parseText(
      [
        'Fátima Ruiz',
        'Experiencia:',
        'Empresa: Netes Servicios. Puesto: limpiadora de oficinas. Fechas: 2019 - 2023. Girona.',
        'Empresa: Hotel Lindero. Puesto: camarera de pisos. Fechas: veranos 2016, 2017 y 2018. Torralda.',
      ].join('\n'),
    );
    expect(cv.work_experience).toMatchObject([
      {
        title: 'limpiadora de oficinas',
        company: 'Netes Servicios',
        location: 'Girona',
        dates: '2019 - 2023',
      },
      { title: 'camarera de pisos', company: 'Hotel Lindero', location: 'Torralda' },
    ]);
  });

  it('may begin with whole school years', () => {
    const { cv } = parseText(
      [
        'Martín Ruiz',
        'EXPERIENCIA DOCENTE',
        'Curso 2018/2019 – 2020/2021: IES Lindero (Huesca). Profesor interino de Lengua.',
        'Curso 2015/2016 – 2017/2018: Colegio Torralda (Zaragoza). Profesor de Lengua.',
      ].join('\n'),
    );
    expect(cv.work_experience.map(({ company, dates }) => [company, dates])).toEqual([
      ['IES Lindero', 'Curso 2018/2019 – 2020/2021'],
      ['Colegio Torralda', 'Curso 2015/2016 – 2017/2018'],
    ]);
  });
});

it('what a freelancer did for clients is work', () => {
  const cv = parse(
    name,
    heading('Freelance projects'),
    line('Lindero GmbH, Hamburg — Data consultant (03/2022 – 12/2023)', bold),
    line('Migration for 14 companies.'),
    line('Torralda AG, Berlin — Data engineer (01/2020 – 02/2022)', bold),
    line('Product costing.'),
    heading('Employment'),
    line('Alba & Partner, Berlin — Consultant (09/2008 – 05/2015)', bold),
  );
  expect(cv.work_experience.map(({ title, company }) => [title, company])).toEqual([
    ['Data consultant', 'Lindero GmbH'],
    ['Data engineer', 'Torralda AG'],
    ['Consultant', 'Alba & Partner'],
  ]);
});
