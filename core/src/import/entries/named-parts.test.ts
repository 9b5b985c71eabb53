import { describe, expect, it } from 'vitest';
import { blueHeading as heading, line, name, parse } from '../fixtures/drawn-lines';
import type { SourceLine } from '../source-document';

/** A row of a table: each cell with the edge where it begins. */
function row(cells: readonly (readonly [number, string])[], gapBefore = true): SourceLine {
  const texts = cells.map(([, text]) => text);
  return line(texts.join(' '), {
    cells: texts,
    xPt: cells[0]?.[0] ?? 0,
    boxes: cells.map(([left, text]) => [left, 0, 5 * text.length, 10, text.length]),
    ...(gapBefore && { gapBefore }),
  });
}

describe('the words over the columns of a table say what is in them', () => {
  const jobs = [
    ['2012 – 2020', 'Puerto y Faro SL', 'Responsable', 'Contratos y permisos'],
    ['2001 – 2012', 'Lagos del Norte SA', 'Ayudante', 'Archivo y registro'],
  ] as const;
  const labels = ['Fechas', 'Empresa', 'Puesto', 'Funciones'] as const;
  const edges = [50, 120, 250, 340] as const;

  it.each([
    [0, 1, 2, 3],
    [2, 1, 0, 3],
    [1, 3, 2, 0],
    [3, 2, 1, 0],
  ])('in whatever order they stand: %i %i %i %i', (...order) => {
    const rowOf = (cells: readonly string[]) =>
      row(order.map((column, at) => [edges[at] ?? 0, cells[column] ?? '']));
    const { work_experience } = parse(
      name,
      heading('Experiencia'),
      rowOf(labels),
      ...jobs.map(rowOf),
      heading('Idiomas'),
      line('Inglés: B2'),
    );
    expect(work_experience).toMatchObject(
      jobs.map(([dates, company, title, description]) => ({ dates, company, title, description })),
    );
  });

  it('and a cell that goes on below belongs to its column', () => {
    const { work_experience } = parse(
      name,
      heading('Experiencia'),
      row(labels.map((label, at) => [edges[at] ?? 0, label])),
      row(jobs[0].map((text, at) => [edges[at] ?? 0, text])),
      row(
        [
          [250, 'de compras'],
          [340, 'de toda la costa'],
        ],
        false,
      ),
      row(jobs[1].map((text, at) => [edges[at] ?? 0, text])),
      heading('Idiomas'),
      line('Inglés: B2'),
    );
    expect(work_experience).toMatchObject([
      { title: 'Responsable de compras', description: 'Contratos y permisos de toda la costa' },
      { title: 'Ayudante', company: 'Lagos del Norte SA' },
    ]);
  });
});

it('rows of a mixed section say in the margin what they are', () => {
  const { skills, languages, additional } = parse(
    name,
    heading('EXPERIENCIA'),
    line('Cocinera, Casa Olmo, 2015 – 2020', { gapBefore: true }),
    heading('FORMACIÓN'),
    line('Técnico en Cocina, IES Faro, 2013 – 2015', { gapBefore: true }),
    heading('ADEMÁS'),
    line('', { cells: ['Habilidades', 'Repostería, escandallos, APPCC'], gapBefore: true }),
    line('', { cells: ['Idiomas', 'Español (nativo), francés (B1)'], gapBefore: true }),
    line('', { cells: ['Aficiones', 'Montaña'], gapBefore: true }),
  );
  expect(skills).toEqual(['Repostería', 'escandallos', 'APPCC']);
  expect(languages.map(({ language }) => language)).toEqual(['Español', 'francés']);
  expect(JSON.stringify(additional)).toContain('Montaña');
});

it('headings may end as sentences do, also in one’s own words', () => {
  const small = (text: string) => line(text, { fontSizePt: 8, bold: true, gapBefore: true });
  const { work_experience, education, additional } = parse(
    name,
    line('ana.ruiz@example.com'),
    small('Puestos académicos.'),
    line('Profesora titular, Universidad de Granada, 2015 – 2020'),
    line('Profesora ayudante, Universidad de Jaén, 2009 – 2015'),
    small('Formación.'),
    line('Doctorado en Historia, Universidad de Granada, 2002 – 2006'),
    small('Publicaciones.'),
    line('Casas baratas, Editorial Albayzín, 2016'),
  );
  expect(work_experience).toHaveLength(2);
  expect(education).toHaveLength(1);
  expect(Object.keys(additional)).toEqual(['Publicaciones']);
});

it.each(['2020 – act.', '01/2020 - act.', '2020–act'])('“%s” is still going on', (dates) => {
  const { work_experience } = parse(
    name,
    heading('Experiencia'),
    line('', { cells: ['Cocinera', dates], gapBefore: true, bold: true }),
    line('Casa Olmo, Sevilla'),
    heading('Idiomas'),
    line('Inglés: B2'),
  );
  expect(work_experience).toMatchObject([{ title: 'Cocinera', company: 'Casa Olmo' }]);
  expect(work_experience[0]?.dates).toContain('act');
});

/** A line that begins in bold. */
const begun = (bold: string, rest: string) =>
  line(`${bold} ${rest}`, { gapBefore: true, runs: [{ text: bold, bold: true }, { text: rest }] });

it('headings with their text beside them do not make headings of employers in bold', () => {
  const strong = (text: string) => line(text, { bold: true, gapBefore: true });
  const { summary, work_experience, skills, certifications } = parse(
    name,
    line('ana.ruiz@example.com'),
    begun(
      'En pocas palabras',
      'Contable que explica los números a quien preferiría no verlos nunca.',
    ),
    strong('Lo vivido hasta hoy'),
    begun('Gestoría Alba', '— Jefa de cuentas — Cádiz'),
    line('2021 – 2023', { italic: true }),
    begun('Grupo Norte', '— Auxiliar contable — Vigo'),
    line('2016 – 2019', { italic: true }),
    strong('Formación'),
    line('2009 – 2011: Grado en Finanzas. Universidad del Sur'),
    strong('Certificaciones'),
    line('2017: Auditora interna. Asociación Alba'),
    begun('Habilidades', 'Cierre mensual, IVA, Excel'),
    begun('Idiomas', 'Español (nativo), inglés (B2)'),
    begun('Aficiones', 'Cerámica, ajedrez'),
  );
  expect(summary).toMatch(/^Contable que/);
  expect(work_experience).toMatchObject([
    { title: 'Jefa de cuentas', company: 'Gestoría Alba' },
    { title: 'Auxiliar contable', company: 'Grupo Norte' },
  ]);
  expect(skills).toEqual(['Cierre mensual', 'IVA', 'Excel']);
  expect(certifications).toHaveLength(1);
});

it('a place in brackets after the employer is a place, also where its line was too short for it', () => {
  const { work_experience } = parse(
    name,
    heading('Experiencia'),
    line('De marzo de 2013 a julio de 2019: electricista en Montajes Alba', {
      gapBefore: true,
      bullet: true,
    }),
    line('(Villarriba). Cuadros, puntos de luz y averías.'),
    line('Desde septiembre de 2019: electricista en Solar Cabo (Níjar).', { bullet: true }),
    line('Montaje de cubiertas, con dos ayudantes.'),
    heading('Idiomas'),
    line('Inglés: B2'),
  );
  expect(work_experience).toMatchObject([
    {
      company: 'Montajes Alba',
      location: 'Villarriba',
      description: 'Cuadros, puntos de luz y averías.',
    },
    { company: 'Solar Cabo', location: 'Níjar' },
  ]);
});

it.each(['Payson, AZ', 'Fort Bliss, TX'])(
  'a town in no list stands before its state: %s',
  (place) => {
    const { work_experience } = parse(
      name,
      heading('Experience'),
      line('Park Guide', { bold: true, gapBefore: true }),
      line(`Canyon Rim State Park, ${place}`),
      line('04/2018 - 10/2020'),
      heading('Languages'),
      line('English: native'),
    );
    expect(work_experience).toMatchObject([{ company: 'Canyon Rim State Park', location: place }]);
  },
);
