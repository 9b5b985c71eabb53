import { expect, it } from 'vitest';
import { heading, line, name, parse } from '../fixtures/drawn-lines';
import type { SourceLine } from '../source-document';

const apart = { gapBefore: true } as const;
const contact = line('Tel. 622 14 90 37 - ana@example.com');
const profile = line('Fontanera con quince años de oficio, ordenada y puntual.', apart);

/** The employer in bold, the job in italics, and what was done in plain letters. */
const styled = (firm: string, job: string, told: string): SourceLine =>
  line([firm, job, told].join(' ').trim(), {
    ...apart,
    runs: [
      { text: firm, bold: true as const },
      { text: job, italic: true as const },
      ...(told === '' ? [] : [{ text: told }]),
    ],
  });

const entries = [
  styled(
    'Aguas Brezal S.L. (Torralda), ',
    'oficial fontanera, mayo de 2017 a hoy. ',
    'Obra nueva.',
  ),
  styled('Hidráulicas Olmo, ', 'ayudante, después oficial, 2011-2017. ', 'Riegos y calderas.'),
  styled('Bar El Nogal, ', 'camarera, 2009.', ''),
  line('Grado medio de Instalaciones, IES Alisal, 2008-2010.', apart),
  line(
    'Carnet de instaladora de gas, Consejería de Industria, 2013. Soldadura TIG (80 h), Fundación Metal, 2015. Permiso de conducir B.',
  ),
  line('Hablo castellano y algo de francés.'),
];
const jobs = [
  ['oficial fontanera', 'Aguas Brezal S.L.', 'Torralda', 'mayo de 2017 a hoy'],
  ['ayudante, después oficial', 'Hidráulicas Olmo', '', '2011-2017'],
  ['camarera', 'Bar El Nogal', '', '2009'],
];

it.each([
  ['no heading', [contact, profile, ...entries]],
  [
    'references under a label',
    [contact, profile, ...entries, line('Referencias: Juan Ortega, 622 55 01 18', apart)],
  ],
  ['one heading over everything', [contact, heading('Perfil'), profile, ...entries]],
])('reads entries told one to a paragraph, with %s', (_, lines) => {
  const cv = parse(name, ...lines);
  expect(
    cv.work_experience.map((each) => [each.title, each.company, each.location, each.dates]),
  ).toEqual(jobs);
  expect(cv.work_experience[0]?.description).toBe('Obra nueva.');
  expect(cv.education).toMatchObject([{ institution: 'IES Alisal', dates: '2008-2010' }]);
  expect(cv.certifications).toEqual([
    { name: 'Carnet de instaladora de gas', issuer: 'Consejería de Industria', date: '2013' },
    { name: 'Soldadura TIG (80 h)', issuer: 'Fundación Metal', date: '2015' },
    { name: 'Permiso de conducir B', issuer: '', date: '' },
  ]);
  expect(cv.languages.map(({ language }) => language)).toEqual(['castellano', 'francés']);
  expect(cv.summary).toBe(profile.text);
});

it.each([
  [
    [
      'Desde 2019 trabajo como costurera en Confecciones Brezo, en Torralda. Hago uniformes.',
      'De 2014 a 2019 trabajé en Textiles Olmo como operaria de máquina. Corte y ensamble.',
      'Terminé el Bachillerato en el Colegio Alisal en 2012.',
    ],
    [
      ['costurera', 'Confecciones Brezo', 'Torralda', 'Desde 2019', 'Hago uniformes.'],
      ['operaria de máquina', 'Textiles Olmo', '', 'De 2014 a 2019', 'Corte y ensamble.'],
    ],
    { degree: 'Bachillerato', institution: 'Colegio Alisal', dates: '2012' },
  ],
  [
    [
      'From 2020 to now I have been a forklift operator at Heather Freight in Alderton. I load trucks.',
      'Between 2015 and 2017 I was a dishwasher at Elm Diner. Nights and weekends.',
      'High school diploma, Alder High School, 2015.',
    ],
    [
      ['forklift operator', 'Heather Freight', 'Alderton', 'From 2020 to now', 'I load trucks.'],
      ['dishwasher', 'Elm Diner', '', '2015 and 2017', 'Nights and weekends.'],
    ],
    { degree: 'High school diploma', institution: 'Alder High School', dates: '2015' },
  ],
])('reads jobs told in sentences', (texts, expected, study) => {
  const cv = parse(
    name,
    contact,
    ...texts.map((text) => line(text, apart)),
    line('Castellano e inglés.', apart),
  );
  expect(
    cv.work_experience.map((each) => [
      each.title,
      each.company,
      each.location,
      each.dates,
      each.description,
    ]),
  ).toEqual(expected);
  expect(cv.education).toMatchObject([study]);
});

it('reads what a label names though no heading does', () => {
  const cv = parse(
    name,
    contact,
    line('Hogar Alisal (Torralda), cuidadora, abril de 2018 a hoy. Turno de noche.', apart),
    line('Panadería Olmo, vendedora, 2010 - 2013.', apart),
    line('Estudios: Bachillerato, Colegio Brezo, 2009', apart),
  );
  expect(cv.work_experience).toHaveLength(2);
  expect(cv.education).toMatchObject([{ degree: 'Bachillerato', institution: 'Colegio Brezo' }]);
});
