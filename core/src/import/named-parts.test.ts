import { describe, expect, it } from 'vitest';
import { parseCv } from '.';
import { line, name } from './fixtures/drawn-lines';
import type { SourceLine } from './source-document';

const heading = (text: string) =>
  line(text, { fontSizePt: 12, bold: true, color: '#1f3a5f', gapBefore: true });
const parse = (...lines: SourceLine[]) => parseCv({ format: 'pdf', pages: 1, lines }).cv;

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
