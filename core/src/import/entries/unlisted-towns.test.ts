import { expect, it } from 'vitest';
import { bullet, heading, line, name, parse, row } from '../fixtures/drawn-lines';
import type { SourceLine } from '../source-document';

const jobsOf = (...lines: SourceLine[]) =>
  parse(name, heading('Experiencia'), ...lines).work_experience.map(
    ({ title, company, location }) => [title, company, location].join(' | '),
  );
const studiesOf = (...lines: SourceLine[]) =>
  parse(name, heading('Formación'), ...lines).education.map(({ degree, institution, location }) =>
    [degree, institution, location].join(' | '),
  );

it('finds a town that no list has where the other jobs have theirs', () => {
  const job = (company: string, dates: string, title: string) => [
    row([company, dates], { bold: true, gapBefore: true }),
    line(title),
    bullet('Cierre de caja y pedidos de la semana.'),
  ];
  expect(
    jobsOf(
      ...job('La Garza', 'marzo 2020 – actualidad', 'Cocinera, Lugo'),
      ...job('Fonda Olmo', 'mayo 2016 – febrero 2020', 'Jefa de partida, León'),
      ...job('Hotel Brezo', 'mayo 2013 – abril 2016', 'Ayudante de cocina, Torralda'),
    ),
  ).toEqual([
    'Cocinera | La Garza | Lugo',
    'Jefa de partida | Fonda Olmo | León',
    'Ayudante de cocina | Hotel Brezo | Torralda',
  ]);
});

it('keeps a town that no list has with the country after it, in forms too', () => {
  const job = (dates: string, title: string, employer: string) => [
    row(['Fechas', dates], { gapBefore: true }),
    row(['Profesión o cargo desempeñado', title]),
    row(['Nombre y dirección de la empresa o empleador', employer]),
  ];
  const study = (dates: string, degree: string, school: string) => [
    row(['Fechas', dates], { gapBefore: true }),
    row(['Título de la cualificación obtenida', degree]),
    row(['Nombre de la institución', school]),
  ];
  expect(
    jobsOf(
      ...job('2017 – 2021', 'Bióloga', 'Estación Marina Norte, Torralda, España'),
      ...job('2014 – 2016', 'Auxiliar de laboratorio', 'Instituto del Mar, Villasur, España'),
    ),
  ).toEqual([
    'Bióloga | Estación Marina Norte | Torralda, España',
    'Auxiliar de laboratorio | Instituto del Mar | Villasur, España',
  ]);
  expect(
    studiesOf(
      ...study('2010 – 2014', 'Grado en Biología', 'Universidad del Norte, Torralda, España'),
      ...study('2008 – 2010', 'Bachillerato', 'Colegio Brezo, Villasur, España'),
    ),
  ).toEqual([
    'Grado en Biología | Universidad del Norte | Torralda, España',
    'Bachillerato | Colegio Brezo | Villasur, España',
  ]);
});

it('reads on where a study was too long for its line and its date is on the next', () => {
  const [what, rest] = ['Técnica en Peluquería y Cosmética Capilar', ', IES La'];
  expect(
    studiesOf(
      line(what + rest, { widthPt: 395, runs: [{ text: what, bold: true }, { text: rest }] }),
      line('Loma, Murcia, 2015-2017'),
      line('ESO, IES Huerta Baja, Villasur, 2015', {
        runs: [{ text: 'ESO', bold: true }, { text: ', IES Huerta Baja, Villasur, 2015' }],
      }),
      line(
        'Más de cuarenta horas de prácticas en salones de la ciudad, con buenas notas en todas.',
      ),
    ).map((study) => study.replace(/^.* \| (.*) \| (.*)$/, '$1 | $2')),
  ).toEqual(['IES La Loma | Murcia', 'IES Huerta Baja | Villasur']);
});

it('reads a span that a scan drove apart, and heads that stops part into names', () => {
  const cv = parse(
    name,
    heading('Experiencia'),
    line('Desde 2009. Carpintera autónoma. Taller propio. Talavera de la', { widthPt: 398 }),
    line('Reina.'),
    bullet('Muebles a medida, puertas y cocinas.'),
    row(['1996', 'a 2009. Oficial de primera. Muebles Olmo. Toledo.']),
    bullet('Encargada del taller de barnizado, con cuatro personas a su cargo y tres máquinas.'),
  );
  expect(cv.work_experience).toMatchObject([
    { title: 'Carpintera autónoma', company: 'Taller propio', location: 'Talavera de la Reina' },
    {
      title: 'Oficial de primera',
      company: 'Muebles Olmo',
      location: 'Toledo',
      dates: '1996 a 2009',
    },
  ]);
});
