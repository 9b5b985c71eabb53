import { expect, it } from 'vitest';
import { bullet, line, name, parse } from '../fixtures/drawn-lines';

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

it('items below a gap that end in years are certificates; those below the name of a job are what was done there', () => {
  const job = (dates: string, rest: string) =>
    line(`${dates}: ${rest}`, {
      gapBefore: true,
      runs: [{ text: `${dates}:`, bold: true }, { text: rest }],
    });
  const cv = parse(
    name,
    line('ana@example.com'),
    line('I own my tools and I am looking for work with one employer all year round.', apart),
    job('April 2017 to present', 'Gardener/Handyman, Self-employed, Torralda and Villasur'),
    line('Lawns, hedges and fencing for eleven cottages.'),
    job('2012 to 2016', 'Head Gardener, Alba Estate, nr Torralda'),
    bullet('Opened the garden to visitors, June 2013'),
    bullet('Planted the long border, 2014'),
    line('BTEC National Diploma in Horticulture, Coleg Brezo, 2004 to 2006', apart),
    { ...bullet('Chainsaw maintenance (CS30), Alba & Sons Training, 2006'), gapBefore: true },
    bullet('Emergency First Aid at Work, 1 day, Brezo Ambulance, 2023'),
    bullet('Full driving licence including trailer'),
  );
  expect(cv.work_experience).toMatchObject([
    { title: 'Gardener/Handyman', company: 'Self-employed', location: 'Torralda and Villasur' },
    {
      title: 'Head Gardener',
      company: 'Alba Estate',
      achievements: ['Opened the garden to visitors, June 2013', 'Planted the long border, 2014'],
    },
  ]);
  expect(cv.certifications.map((one) => [one.name, one.date])).toEqual([
    ['Chainsaw maintenance (CS30)', '2006'],
    ['Emergency First Aid at Work, 1 day', '2023'],
    ['Full driving licence including trailer', ''],
  ]);
});
