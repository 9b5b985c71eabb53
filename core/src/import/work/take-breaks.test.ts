import { expect, it } from 'vitest';
import { bullet, heading, line, name, parse, row } from '../fixtures/drawn-lines';
import { namesBreak } from './take-breaks';

const told = [
  '2019 – 2021: excedencia por cuidado de mis hijos.',
  'Entre 2017 y 2018 estuve al cuidado de un familiar.',
  '2011: sin trabajar, cuidado de un familiar.',
  'Año sabático (2018 – 2019)',
  '2019 – 2021: career break to look after my daughter.',
  'Sept 2018 – June 2019 – I took a sabbatical.',
  'Between June 2016 and January 2017 I did not work: we moved house.',
  'De 2016 a 2017 no trabajé: nació mi hija.',
  'From October 2016 until April 2017 I was recovering from a back operation.',
  'Desde octubre de 2016 hasta abril de 2017 estuve recuperándome de una operación.',
  '(January 2016 to January 2017: full-time retraining and looking after my dad.)',
];

it.each(told)('%s', (text) => {
  for (const gapBefore of [true, false]) {
    const cv = parse(
      name,
      heading('Experiencia'),
      row(['Talleres Norte', '2019 – 2023'], { bold: true, gapBefore: true }),
      line('Soldadora'),
      bullet('Reparación de puertas y rejas'),
      line(text, { gapBefore }),
      row(['Obras Sur SA', '2012 – 2016'], { bold: true, gapBefore: true }),
      line('Ayudante de taller'),
      bullet('Corte y pintura de piezas'),
    );
    expect(cv.work_experience).toMatchObject([
      { title: 'Soldadora', company: 'Talleres Norte', dates: '2019 – 2023', description: '' },
      { title: 'Ayudante de taller', company: 'Obras Sur SA', dates: '2012 – 2016' },
    ]);
    expect(Object.values(cv.additional).flat()).toEqual([text]);
  }
});

it('keeps what is told about a break, below it and to the end of its sentence', () => {
  const cv = parse(
    name,
    heading('Work'),
    row(['Jun 2022 – Jan 2023', 'Career break']),
    line('Resettlement, study for a licence and looking after my'),
    line('father in the north of the country.'),
    row(['2017 – 2022', 'Fleet planner, Norte Haulage Ltd']),
    bullet('Planned 38 vehicles'),
  );
  expect(cv.work_experience).toMatchObject([{ title: 'Fleet planner', dates: '2017 – 2022' }]);
  expect(Object.values(cv.additional).flat().join(' ')).toContain(
    'Jun 2022 – Jan 2023 Career break',
  );
});

it.each(['Año sabático', 'Career break'])('%s has its years on the next line', (text) => {
  const cv = parse(
    name,
    heading('Experiencia'),
    line('Soldadora, Talleres Norte', { bold: true, gapBefore: true }),
    line('2019 – 2023'),
    line(text, { bold: true, gapBefore: true }),
    line('2018 – 2019'),
    line('Ayudante de taller, Obras Sur SA', { bold: true, gapBefore: true }),
    line('2012 – 2018'),
  );
  expect(cv.work_experience.map(({ dates }) => dates)).toEqual(['2019 – 2023', '2012 – 2018']);
  expect(Object.values(cv.additional).flat()).toEqual([text, '2018 – 2019']);
});

it.each([
  'Maternity leave cover, HR Officer, 2019 – 2020',
  'Sustitución por baja por maternidad, 2019',
  'Cuidado de personas mayores, 2015 – 2018',
  'Caring for residents at night, 2015 – 2018',
  'Enfermera de cuidados intensivos',
])('%s is work', (text) => {
  expect(namesBreak(text)).toBe(false);
});

it.each([
  'From 2016 to 2017 I was working as a porter.',
  'Entre 2016 y 2017 estuve trabajando en un almacén.',
  'De 2016 a 2017 estuve de camarera.',
])('"%s" is no break', (text) => {
  expect(namesBreak(text)).toBe(false);
});
