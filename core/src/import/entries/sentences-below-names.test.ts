import { expect, it } from 'vitest';
import { heading, line, name, parse, row } from '../fixtures/drawn-lines';

it.each([
  ['Encargos para editoriales, ayuntamientos y', 'pequeñas marcas.'],
  ['Álbum infantil, prensa y cartelería. He', 'trabajado para dos editoriales.'],
])('a sentence cut by a narrow column names no employer: %s', (first, second) => {
  const [job] = parse(
    name,
    heading('Experiencia'),
    line('Ilustradora 2017 – hoy', { bold: true, gapBefore: true, widthPt: 200 }),
    line(first, { widthPt: 200 }),
    line(second, { widthPt: 90 }),
    line('Profesora de dibujo 2014 – 2017', { bold: true, gapBefore: true, widthPt: 200 }),
    line('Escuela de Arte de Torralda', { widthPt: 130 }),
    line('Taller de tarde, dos grupos.', { widthPt: 140 }),
  ).work_experience;
  expect(job).toMatchObject({
    title: 'Ilustradora',
    company: '',
    description: `${first} ${second}`,
  });
});

it('takes the level of a form for the degree where nothing else names it', () => {
  const form = (level: string, dates: string, ...more: (readonly [string, string])[]) => [
    row(['Nivel', level], { gapBefore: true }),
    row(['Centro', 'I.E.S. Olmo']),
    row(['Fechas', dates]),
    ...more.map((cells) => row(cells)),
  ];
  const degrees = ['Grado Superior en Administración', 'Bachillerato de Ciencias'];
  const [first = '', second = ''] = degrees;
  const studies = (isNamed: boolean) =>
    parse(
      name,
      heading('Estudios'),
      ...form(
        first,
        'Sep 2014 - Jun 2016',
        ...(isNamed ? [['Título', 'Contabilidad'] as const] : []),
      ),
      ...form(second, 'Sep 2012 - Jun 2014', ...(isNamed ? [['Título', 'Letras'] as const] : [])),
    ).education.map(({ degree }) => degree);
  expect(studies(false)).toEqual(degrees);
  expect(studies(true)).toEqual(['Contabilidad', 'Letras']);
});
