import { describe, expect, it } from 'vitest';
import { bullet, heading, line, name, parse, row } from '../fixtures/drawn-lines';

describe('jobs of teachers', () => {
  it.each([
    'Curso 2014/15 – 2016/17',
    'Cursos 2017/18 y 2018/19',
    '2014-15 a 2016-17',
    '2019/20 – actualidad',
  ])('last whole school years: %s', (dates) => {
    const cv = parse(
      name,
      heading('Experiencia'),
      line(dates, { gapBefore: true }),
      line('Profesora de Lengua. IES Ribera Alta, Valladolid'),
      bullet('Plan lector del centro.'),
    );
    expect(cv.work_experience).toMatchObject([
      { title: 'Profesora de Lengua', company: 'IES Ribera Alta', location: 'Valladolid', dates },
    ]);
  });

  it.each(['Villatorcida (Segovia)', 'Medinilla del Páramo (Valladolid)'])(
    'are in a town that no list has, in a province that one has: %s',
    (place) => {
      const cv = parse(
        name,
        heading('Experiencia'),
        line('2011 – 2014', { gapBefore: true }),
        line(`Profesora de Lengua. IES Sierra Alta, ${place}`),
        line('Tutora de dos grupos y responsable de la biblioteca del centro.'),
        line('2009 – 2011', { gapBefore: true }),
        line('Profesora interina. IES Campos, Burgos'),
        line('Clases de refuerzo para los grupos de tercero y de cuarto.'),
      );
      expect(cv.work_experience[0]).toMatchObject({ company: 'IES Sierra Alta', location: place });
    },
  );
});

it('a town with an article in its name is one beside the dates too', () => {
  const job = (title: string, firm: string, dates: string, town: string) => [
    line(title, { bold: true, gapBefore: true }),
    line(firm),
    row([dates, town]),
    bullet('Planificación y compras de obra nueva.'),
  ];
  const cv = parse(
    name,
    heading('Experiencia'),
    ...job('Directora de ejecución', 'Construccions Ter', 'Feb. 2018 - Actualidad', 'Girona'),
    ...job('Jefa de producción', 'Obres Gavarra', 'Sep. 2012 - Ene. 2018', 'La Vall d’Escornal'),
    ...job('Delineante', 'Estudi Peric', 'Jul. 2010 - Ago. 2012', 'Girona'),
  );
  expect(cv.work_experience[1]).toMatchObject({
    company: 'Obres Gavarra',
    location: 'La Vall d’Escornal',
    description: '',
  });
});

it('a town that no list has is on the line of the school, not in the degree', () => {
  const cv = parse(
    name,
    heading('Formación'),
    row(['Escuela de Hostelería Zalminte, Torguerra, España', '09/2008 – 06/2010'], { bold: true }),
    line('Técnico en Cocina y Gastronomía'),
    row(['IES Casguedilla, Zalñorra', '09/2005 – 06/2007'], { bold: true }),
    line('Bachillerato'),
    row(['Manipulador de alimentos, Centro Valdezar', '2017'], { gapBefore: true }),
    row(['Alérgenos y seguridad, Asociación Casdilla', '2020']),
  );
  expect(cv.education.slice(0, 2)).toMatchObject([
    { degree: 'Técnico en Cocina y Gastronomía', institution: 'Escuela de Hostelería Zalminte' },
    { degree: 'Bachillerato', institution: 'IES Casguedilla' },
  ]);
});
