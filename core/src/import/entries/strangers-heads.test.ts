import { describe, expect, it } from 'vitest';
import { findDates } from '../dates/read-dates';
import { bullet, heading, line, name, parse, row } from '../fixtures/drawn-lines';

describe('years without their century', () => {
  const signs = ["'", '’', '‘'];
  it.each(['–', '-', 'to'])('are a span, parted by %s', (link) => {
    for (const sign of signs)
      for (const end of [`${sign}15`, 'now', 'present']) {
        const text = `${sign}13 ${link} ${end}`;
        expect(findDates(text)).toMatchObject([{ text, isRange: true, year: 2013 }]);
      }
    expect(findDates("'98 – '04")[0]?.year).toBe(1998);
  });

  it.each(["Rock of the '80s and '90s", "'15 minutes", '5 – 15'])('are none in %s', (text) => {
    expect(findDates(text)).toEqual([]);
  });
});

const towns = ['Villarriba', 'Aldea del Pinar', 'Brennock'];
const titles = ['Carpintera', 'Joiner', 'Oficial de primera', 'Apprentice electrician'];

it.each(towns)('%s, in no list, is the town where the line below names the job', (town) => {
  const lines = titles.flatMap((title, at) => [
    row([`Ebanistas Norte ${at} Ltd, ${town}`, `${2010 + at} – ${2011 + at}`], { gapBefore: true }),
    line(title),
    line('Escaleras, ventanas y cocinas a medida para particulares.'),
  ]);
  expect(parse(name, heading('Experiencia'), ...lines).work_experience).toMatchObject(
    titles.map((title, at) => ({
      title,
      company: `Ebanistas Norte ${at} Ltd`,
      location: town,
      dates: `${2010 + at} – ${2011 + at}`,
    })),
  );
});

it.each(['(Foreman since 2018)', '(capataz desde 2018)', '(team lead from 2018)'])(
  '%s behind a title is part of it',
  (aside) => {
    const { work_experience } = parse(
      name,
      heading('Work'),
      row(['Ashdown Builders Ltd', 'May 2014 to date'], { gapBefore: true }),
      line(`Site Carpenter ${aside}`),
      line('Run a gang of five and two apprentices, order materials.'),
      row(['Sussex Doors Ltd', '2009 – 2014'], { gapBefore: true }),
      line('Joiner'),
      line('Doors and frames made to measure.'),
    );
    expect(work_experience).toMatchObject([
      { title: `Site Carpenter ${aside}`, company: 'Ashdown Builders Ltd' },
      { title: 'Joiner', company: 'Sussex Doors Ltd' },
    ]);
  },
);

it('years alone have their name above them, though the line before it is full', () => {
  const { work_experience } = parse(
    name,
    heading('Experiencia'),
    line('Electricista de mantenimiento. Montajes Brezo S.L. (Torrelavega)', { gapBefore: true }),
    line('Octubre 2012 - Diciembre 2016'),
    line(
      'Mantenimiento preventivo y correctivo, motores, variadores y autómatas. Paradas de planta.',
      { widthPt: 398 },
    ),
    line('Oficial de 2ª. Construcciones Lindero S.A. (Camargo)'),
    line('2006 - 2010'),
    line('Obra nueva: rozas, cableado, mecanismos y portero automático.'),
    line('Aprendiz. Electricidad Norte S.L. (Astillero)'),
    line('2004 - 2006'),
  );
  expect(work_experience).toMatchObject([
    { title: 'Electricista de mantenimiento', company: 'Montajes Brezo S.L.' },
    { title: 'Oficial de 2ª', company: 'Construcciones Lindero S.A.', dates: '2006 - 2010' },
    { title: 'Aprendiz', company: 'Electricidad Norte S.L.' },
  ]);
});

it('a sentence across the columns whose last word is a year makes no cards of a job', () => {
  const job = (employer: string, title: string, dates: string) => [
    row([employer, 'Bilbao'], { bold: true, gapBefore: true, boxes: boxesOf(employer, 'Bilbao') }),
    row([title, dates], { italic: true, boxes: boxesOf(title, dates) }),
  ];
  const boxesOf = (left: string, right: string) =>
    [
      [60, 0, left.length * 5, 10, left.length],
      [460 - right.length * 5, 0, right.length * 5, 10, right.length],
    ] as const;
  const told = 'Equipo de seis. Escandallos, compras y carta de temporada. Cerró en';
  const { work_experience } = parse(
    name,
    heading('Experiencia'),
    ...job('Asador Brezo', 'Jefe de cocina', '2016 – 2020'),
    line(told, { widthPt: 398, boxes: [[60, 0, 398, 10, told.length]] }),
    line('2020.', { boxes: [[60, 0, 25, 10, 5]] }),
    ...job('Hotel Lindero', 'Cocinero', '2012 – 2016'),
    bullet('Partida de carnes y banquetes'),
  );
  expect(work_experience).toMatchObject([
    { title: 'Jefe de cocina', company: 'Asador Brezo', location: 'Bilbao', dates: '2016 – 2020' },
    { title: 'Cocinero', company: 'Hotel Lindero', location: 'Bilbao', dates: '2012 – 2016' },
  ]);
});

it.each([
  ['Escuela Alba, Barrioalto, Madrid', 'Escuela Alba', 'Barrioalto, Madrid'],
  ['Hotel Brezo, Villarriba, Málaga', 'Hotel Brezo', 'Villarriba, Málaga'],
  [
    'Universidad de Córdoba, Departamento de Agronomía, Córdoba',
    'Universidad de Córdoba, Departamento de Agronomía',
    'Córdoba',
  ],
])('%s names a part of a town or of the employer', (text, company, location) => {
  const { work_experience } = parse(
    name,
    heading('Experiencia'),
    line('Profesora de dibujo', { bold: true, gapBefore: true }),
    line(text),
    line('2019 – 2023', { fontSizePt: 8.5 }),
    line('Diseñadora gráfica', { bold: true, gapBefore: true }),
    line('Estudio Lindero, Valladolid'),
    line('2012 – 2015', { fontSizePt: 8.5 }),
  );
  expect(work_experience[0]).toMatchObject({ title: 'Profesora de dibujo', company, location });
});

it('the town and province of a labelled employer are its place', () => {
  const job = (dates: string, employer: string, title: string) => [
    row(['Fechas', dates]),
    row(['Empresa', employer]),
    row(['Puesto', title]),
  ];
  const { work_experience } = parse(
    name,
    heading('Experiencia laboral'),
    ...job('2009 – 2016', 'Ayuntamiento de Villarriba, Villarriba (Jaén)', 'Auxiliar'),
    ...job('2006 – 2009', 'Gestoría Lindero, Jaén', 'Administrativa'),
  );
  expect(work_experience).toMatchObject([
    { company: 'Ayuntamiento de Villarriba', location: 'Villarriba (Jaén)' },
    { company: 'Gestoría Lindero', location: 'Jaén' },
  ]);
});
