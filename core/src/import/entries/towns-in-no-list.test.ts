import { describe, expect, it } from 'vitest';
import { bullet, heading, line, name, parse, row } from '../fixtures/drawn-lines';
import type { SourceLine } from '../source-document';

const towns = ['Santa Ana de Guía', 'nr Torralda', 'Villasur y Torralda', 'Aldea de la Ribera'];
const jobs = [
  { title: 'Jardinera', firm: 'Finca Alba', dates: '2019 – 2022' },
  { title: 'Cocinera', firm: 'Casa Brezo', dates: '2015 – 2019' },
] as const;
type Job = (typeof jobs)[number];

const placesOf = (town: string, draw: (job: Job, town: string) => readonly SourceLine[]) =>
  parse(
    name,
    heading('Experiencia'),
    ...jobs.flatMap((job) => [...draw(job, town), bullet('Cuidado de lo que había a mi cargo.')]),
  ).work_experience.map(({ title, company, location }) => [title, company, location]);

const layouts: Readonly<Record<string, (job: Job, town: string) => readonly SourceLine[]>> = {
  'three things behind the dates': ({ title, firm, dates }, town) => [
    line(`${dates}: ${title}, ${firm}, ${town}`, {
      gapBefore: true,
      runs: [{ text: `${dates}:`, bold: true }, { text: `${title}, ${firm}, ${town}` }],
    }),
  ],
  'below the title': ({ title, firm, dates }, town) => [
    row([title, dates], { bold: true, gapBefore: true }),
    line(`${firm}, ${town}`),
  ],
  'in brackets': ({ title, firm, dates }, town) => [
    row([title, dates], { bold: true, gapBefore: true }),
    line(`${firm} (${town})`, { italic: true }),
  ],
};

describe.each(Object.entries(layouts))('a town that no list has, %s', (_, draw) => {
  it.each(towns)('%s', (town) => {
    expect(placesOf(town, draw)).toEqual(jobs.map(({ title, firm }) => [title, firm, town]));
  });
});

it.each(['(2 años 7 meses)', '(4 meses)'])('is beside %s, below the employer', (sum) => {
  const job = (dates: string, title: string, firm: string, town: string) => [
    row([dates, title], {
      gapBefore: true,
      bold: true,
      runs: [{ text: dates }, { text: title, bold: true }],
    }),
    line(firm),
    row([sum, town], { color: '#777777' }),
    line('Preparación de pedidos y reparto por toda la comarca, en turno de mañana.'),
  ];
  const { work_experience } = parse(
    name,
    heading('Experiencia'),
    ...job('Octubre 2021 - Actualmente', 'Mozo de almacén', 'Logística Alba', 'Villasur'),
    ...job('Enero 2019 - Marzo 2021', 'Repartidor', 'Paquetería Brezo', 'León'),
    ...job('Mayo 2016 - Julio 2018', 'Peón agrícola', 'Fincas Olmo', 'Aldea de la Ribera'),
  );
  expect(work_experience.map(({ company, location }) => [company, location])).toEqual([
    ['Logística Alba', 'Villasur'],
    ['Paquetería Brezo', 'León'],
    ['Fincas Olmo', 'Aldea de la Ribera'],
  ]);
});

it('is not taken from the role above: only what is beside the employer is of all its roles', () => {
  const role = (title: string, dates: string, ...place: string[]) => [
    line(title, { gapBefore: true, fontSizePt: 11.5 }),
    line(dates),
    ...place.map((text) => line(text, { color: '#8a8a8a' })),
    line('Cuadros de mando y reuniones de cada semana con las tiendas.', { gapBefore: true }),
  ];
  const { work_experience } = parse(
    name,
    heading('Experiencia'),
    line('Pagos Alba', { gapBefore: true, fontSizePt: 12 }),
    line('5 años 4 meses'),
    ...role('Analista de producto', 'abril de 2022 - Present', 'Córdoba, Argentina'),
    ...role('Analista de datos', 'marzo de 2019 - abril de 2022'),
  );
  expect(work_experience).toMatchObject([
    { title: 'Analista de producto', company: 'Pagos Alba', location: 'Córdoba, Argentina' },
    { title: 'Analista de datos', company: 'Pagos Alba', location: '' },
  ]);
});

it('a company with its form and its place in brackets is no place', () => {
  const { work_experience } = parse(
    name,
    heading('Experiencia'),
    line('Enero 2016 — hasta la fecha', { gapBefore: true }),
    line('Calderería Alba, S.A. (Torrelavega)'),
    line('Soldadora TIG'),
    bullet('Armado de recipientes a presión.'),
    line('2009 — 2015', { gapBefore: true }),
    line('Astilleros Brezo (Requejada)'),
    line('Soldadora de semiautomática'),
    bullet('Trabajos a bordo.'),
  );
  expect(work_experience).toMatchObject([
    { title: 'Soldadora TIG', company: 'Calderería Alba, S.A.', location: 'Torrelavega' },
    { title: 'Soldadora de semiautomática', company: 'Astilleros Brezo', location: 'Requejada' },
  ]);
});

it('keeps its shape where the date in its cell is drawn in several looks', () => {
  const job = (from: string, to: string, firm: string, town: string, title: string) => [
    row([`${from} → ${to}`, `${firm} · ${town}`], {
      gapBefore: true,
      bold: true,
      runs: [
        { text: from, bold: true },
        { text: '→' },
        { text: `${to} ${firm}`, bold: true },
        { text: `· ${town}` },
      ],
    }),
    line(title),
    bullet('Compra en lonja y montajes de temporada.'),
  ];
  const { work_experience } = parse(
    name,
    heading('Mi camino'),
    ...job('2021', 'hoy', 'Cardo Alba', 'Alicante', 'Florista'),
    row(['Otoño 2017', 'Atelier Brezo · Gante, Bélgica'], {
      gapBefore: true,
      bold: true,
      runs: [{ text: 'Otoño 2017 Atelier Brezo', bold: true }, { text: '· Gante, Bélgica' }],
    }),
    line('Ayudante de taller'),
    ...job('2014', '2017', 'Viveros Olmo', 'Ibi', 'Viverista'),
  );
  expect(work_experience.at(-1)).toMatchObject({
    title: 'Viverista',
    company: 'Viveros Olmo',
    location: 'Ibi',
  });
});
