import { describe, expect, it } from 'vitest';
import { parseText } from '../parse-text';
import { findDates, isDateBroken } from './read-dates';

describe('spans of years', () => {
  it.each([
    ['2020–', '2015–2020', false],
    ['2020 –', '2015 – 2018', false],
    ['2020 –', '2022', true],
    ['Mayo', '2013 – Junio 2014', true],
    ['Mayo 2013 -', 'Actualidad', true],
  ])('%s over %s', (text, next, isBroken) => {
    expect(isDateBroken(text, next)).toBe(isBroken);
  });

  it('end where their sentence does', () => {
    expect(findDates('1992 – 1997. 8 subjects').map(({ text }) => text)).toEqual(['1992 – 1997']);
    expect(findDates('2014.05 - 2016.11').map(({ text }) => text)).toEqual(['2014.05 - 2016.11']);
  });

  it('may be right behind the sign of a list', () => {
    const { cv } = parseText(
      [
        'Ana Ruiz Soler',
        'DATOS ACADÉMICOS',
        '-2014/15: Curso de soldadura TIG (200 h). Academia Técnica Norte.',
        '-2010/12: Grado Medio de Instalaciones Frigoríficas. IES Torralda.',
        'EXPERIENCIA LABORAL',
        '-2019/actualidad: Frigorista en Frío Lindero S.L. (Torralda). Mantenimiento de cámaras y túneles.',
        '-2015/19: Oficial de 2ª en Climas Alba, Cartagena. Montaje de conductos y de máquinas.',
      ].join('\n'),
    );
    expect(cv.work_experience).toMatchObject([
      {
        title: 'Frigorista',
        company: 'Frío Lindero S.L.',
        location: 'Torralda',
        dates: '2019/actualidad',
        description: 'Mantenimiento de cámaras y túneles.',
      },
      { title: 'Oficial de 2ª', company: 'Climas Alba', location: 'Cartagena', dates: '2015/19' },
    ]);
    expect(cv.education).toMatchObject([
      {
        degree: 'Grado Medio de Instalaciones Frigoríficas',
        institution: 'IES Torralda',
        dates: '2010/12',
      },
    ]);
    // A course that tells its hours is none, however long it took.
    expect(cv.certifications).toEqual([
      { name: 'Curso de soldadura TIG (200 h)', issuer: 'Academia Técnica Norte', date: '2014/15' },
    ]);
  });

  it('date no job at the end of a sentence', () => {
    const { cv } = parseText(
      [
        'Unai Ruiz',
        'Experiencia',
        'Restaurante Lindero (Bermeo)',
        'Jefe de cocina, desde abril de 2018',
        'Cocina de producto, 60 cubiertos, una estrella desde 2021.',
        'Equipo de nueve personas.',
      ].join('\n'),
    );
    expect(cv.work_experience.map(({ dates }) => dates)).toEqual(['desde abril de 2018']);
  });
});
