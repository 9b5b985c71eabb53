import { expect, it } from 'vitest';
import { line, name, parse } from '../fixtures/drawn-lines';

const apart = { gapBefore: true };
const entry = (title: string, below: string) => [
  line(title, { bold: true, gapBefore: true }),
  line(below),
];

it('names in bold over a school or a giver and a year say what they are, without any heading', () => {
  const cv = parse(
    name,
    line('Calle del Pez 30, 12003 Castellón de la Plana'),
    line('611 550 129'),
    line('ana@example.com'),
    line('Busco mi primer empleo, a media jornada. Aprendo rápido y soy ordenada.', apart),
    ...entry(
      'Ciclo de Grado Superior de Educación Infantil, 1.er curso',
      'IES Lindero, desde 2023',
    ),
    ...entry('Bachillerato de Humanidades', 'IES La Senda, 2021-2023'),
    ...entry('Monitora de tiempo libre, 250 horas', 'Escuela Alba, 2023'),
    ...entry('Primeros auxilios, 12 horas', 'Cruz Roja, 2022'),
    line('Monitora de apoyo, Campamento Brezo, julio de 2023', apart),
    line('Grupo de niños de 8 a 10 años, quince días.'),
    line('Castellano nativo, valenciano C1, inglés B1.', apart),
  );
  expect(cv.education.map((each) => [each.degree, each.institution, each.dates])).toEqual([
    ['Ciclo de Grado Superior de Educación Infantil, 1.er curso', 'IES Lindero', 'desde 2023'],
    ['Bachillerato de Humanidades', 'IES La Senda', '2021-2023'],
  ]);
  expect(cv.certifications).toEqual([
    { name: 'Monitora de tiempo libre, 250 horas', issuer: 'Escuela Alba', date: '2023' },
    { name: 'Primeros auxilios, 12 horas', issuer: 'Cruz Roja', date: '2022' },
  ]);
  expect(cv.work_experience).toMatchObject([
    { title: 'Monitora de apoyo', company: 'Campamento Brezo', dates: 'julio de 2023' },
  ]);
  expect(cv.languages.map(({ language }) => language)).toEqual([
    'Castellano',
    'valenciano',
    'inglés',
  ]);
  expect(cv.summary).toBe(
    'Busco mi primer empleo, a media jornada. Aprendo rápido y soy ordenada.',
  );
});
